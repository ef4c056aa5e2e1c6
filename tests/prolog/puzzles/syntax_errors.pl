% Two faults.
passenger(farmer).
rower(farmer)
boat(2).
unsafe(Group, x) :- foo(Group.
