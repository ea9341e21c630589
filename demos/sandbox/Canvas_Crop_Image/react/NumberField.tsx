import { useState } from 'react';

interface NumberFieldProps {
  label: string;
  value: number;
  onCommit(value: number): void;
}

/** A number that counts when it is finished: half of "480" would be a crop of 40 pixels. */
export function NumberField({ label, value, onCommit }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  const commit = () => {
    if (draft !== null) onCommit(draft === '' ? NaN : Number(draft));
    setDraft(null);
  };

  return (
    <label>
      {label}
      <input
        type="number"
        min={0}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
        }}
      />
    </label>
  );
}
