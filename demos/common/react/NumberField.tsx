import { useState } from 'react';

interface NumberFieldProps {
  label: string;
  limits: { min: number; max: number };
  /** Undefined: there is nothing to change. */
  value: string | undefined;
  onNumber(value: number): void;
}

/** While someone types, the field keeps what was typed: “12.” would otherwise become “12.0”. */
export function NumberField({ label, limits: { min, max }, value, onNumber }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label>
      {label}
      <input
        type="number"
        step="any"
        min={min}
        max={max}
        disabled={value === undefined}
        value={typed ?? value ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          onNumber(target.valueAsNumber);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
