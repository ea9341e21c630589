import { useState } from 'react';

interface NumberFieldProps {
  label: string;
  value: number;
  onCommit(value: number): void;
}

/** A number field that reports complete numbers only: a half-typed "480" would set a crop of 48 pixels. */
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
