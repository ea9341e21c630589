import { useState } from 'react';

interface SizeFieldProps {
  label: string;
  value: number;
  limits: { min: number; max: number };
  onCommit(typed: string): void;
}

/** A number that counts when it is finished: half of "1800" would be a window of 180 mm. */
export function SizeField({ label, value, limits, onCommit }: SizeFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  const commit = () => {
    setDraft(null);
    if (draft !== null) onCommit(draft);
  };

  return (
    <label>
      {label}
      <input
        type="number"
        {...limits}
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
