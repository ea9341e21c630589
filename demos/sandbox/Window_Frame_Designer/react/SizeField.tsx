import { useState } from 'react';
import { readSize } from '../shared/design';

interface SizeFieldProps {
  label: string;
  value: number;
  limits: { min: number; max: number };
  onCommit(value: number): void;
}

/** A number that counts when it is finished: half of "1800" would be a window of 180 mm. */
export function SizeField({ label, value, limits, onCommit }: SizeFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  const commit = () => {
    setDraft(null);
    const size = draft === null ? null : readSize(draft, limits);
    if (size !== null) onCommit(size);
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
