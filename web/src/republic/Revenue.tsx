// The Revenue Phase: its steps, the State's sheet, and the income that lies on the table.

import type { VNode } from "preact";
import type { Revenue as Sheet, YearsBudget } from "../wire";
import { BudgetSheet } from "./Header";
import { Sign } from "./insignia";
import { Badge } from "./standards";
import { Steps } from "./Steps";
import { Chip, factionByRef, useBoard, useWords } from "./things";
import "./Revenue.css";

export function Revenue({ sheet, budget }: { sheet: Sheet; budget: YearsBudget }): VNode {
  const words = useWords();
  const board = useBoard();
  return (
    <div class="r-revenue">
      <Steps steps={sheet.steps} prefix="revenue" />
      <div class="r-columns">
        <BudgetSheet budget={budget} />
        {sheet.purses.length > 0 && (
          <div>
            <h4>{words("incomes")}</h4>
            <ul class="r-purses">
              {sheet.purses.map((purse) => {
                const faction = factionByRef(board.picture, purse.ref);
                return (
                  <li key={purse.ref}>
                    <Chip
                      it={purse.ref}
                      class="r-purse"
                      label={words("income-of", { name: purse.name, talents: purse.talents })}
                    >
                      {faction && <Badge faction={faction} />}
                      <span>{purse.name}</span>
                      <Sign of="talents" />
                      <b>{purse.talents}</b>
                    </Chip>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
