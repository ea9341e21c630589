import { useState } from 'react';

interface SizeFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onCommit(value: number): void;
}

/** A number that counts only when it is complete: half of "1800" would be a window of 180 mm. */
export function SizeField({ label, value, min, max, onCommit }: SizeFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  const commit = () => {
    setDraft(null);
    const size = Number(draft);
    if (draft !== null && size >= min && size <= max) onCommit(Math.round(size / 10) * 10);
  };

  return (
    <label>
      {label}
      <input
        type="number"
        min={min}
        max={max}
        step={10}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
    </label>
  );
}
