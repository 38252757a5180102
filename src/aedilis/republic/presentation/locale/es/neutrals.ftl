# Lo que ocurre en una mesa de una o dos personas, en español.

republic-seated = Alrededor de la mesa, en el sentido de las agujas del reloj: { $seats }.
republic-asked-for = Por { $name }: { $asked }
republic-neutral-leader = { $name } queda bajo el liderazgo de { $person }, según su directriz ({ $rule }).
republic-neutral-governor = { $name } envía a { $person } como Gobernador, según su directriz ({ $rule }).
republic-neutral-concession = { $name } elige a { $person } para una Concesión, según su directriz ({ $rule }).
