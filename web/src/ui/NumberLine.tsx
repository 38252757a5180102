// A number in one line, to be typed or counted up and down.

import { Step } from "./Fields";
import { useStore } from "./context";

interface NumberProps {
  name: string;
  value: number;
  most: number;
  set: (value: number) => void;
}

export function NumberLine({ name, value, most, set }: NumberProps) {
  const { say } = useStore();
  return (
    <span class="stepper">
      <Step
        sign="minus"
        label={say("server-table-fewer", { name })}
        may={value > 0}
        run={() => set(value - 1)}
      />
      <input
        class="line amount-line"
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={value}
        aria-label={name}
        onChange={(event) => {
          set(Number(event.currentTarget.value));
          event.currentTarget.value = String(value);
        }}
      />
      <Step
        sign="plus"
        label={say("server-table-more", { name })}
        may={value < most}
        run={() => set(value + 1)}
      />
    </span>
  );
}
