# What happens at a table of one or two people, in English.

republic-seated = Round the table, clockwise: { $seats }.
republic-asked-for = For { $name }: { $asked }
republic-neutral-leader = { $name } is to be led by { $person }, by its guideline ({ $rule }).
republic-neutral-governor = { $name } sends { $person } to govern, by its guideline ({ $rule }).
republic-neutral-concession = { $name } chooses { $person } for a concession, by its guideline ({ $rule }).
