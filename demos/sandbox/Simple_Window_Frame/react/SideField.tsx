import { useState, type Ref } from 'react';
import { LIMITS, type Side } from '../shared/frame';

interface SideFieldProps {
  side: Side;
  label: string;
  value: number;
  ref: Ref<HTMLInputElement>;
  onNumber(value: number): void;
  onLeave(): void;
}

/** While somebody types, the field keeps what was typed, be it too small or not a number yet. */
export function SideField({ side, label, value, ref, onNumber, onLeave }: SideFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label>
      {label}
      <input
        ref={ref}
        type="number"
        step="any"
        {...LIMITS[side]}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          onNumber(target.valueAsNumber);
        }}
        onBlur={() => {
          setTyped(null);
          onLeave();
        }}
      />
    </label>
  );
}
