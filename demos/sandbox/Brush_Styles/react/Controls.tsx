import { useRef } from 'react';
import { BRUSHES, PAINTS } from '../shared/look';
import type { Settings } from '../shared/strokes';

interface ControlsProps {
  settings: Settings;
  onChoose(changed: Partial<Settings>): void;
  /** The actions of the buttons; a button without an action is disabled. */
  actions: Record<'Undo' | 'Redo' | 'Clear' | 'Save' | 'PNG', (() => void) | undefined>;
  onOpen(file: File): void;
  says: string;
}

export function Controls({ settings, onChoose, actions, onOpen, says }: ControlsProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  const button = (label: keyof typeof actions, className?: string) => (
    <button type="button" className={className} disabled={!actions[label]} onClick={actions[label]}>
      {label}
    </button>
  );

  return (
    <div className="controls">
      <fieldset className="brushes" aria-label="Brush">
        {BRUSHES.map(({ brush, label }) => (
          <button
            key={brush}
            type="button"
            aria-pressed={brush === settings.brush}
            onClick={() => onChoose({ brush })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <fieldset className="paints" aria-label="Color">
        {PAINTS.map(({ name, value }) => (
          <input
            key={value}
            type="radio"
            name="paint"
            aria-label={name}
            style={{ color: value }}
            checked={value === settings.color}
            onChange={() => onChoose({ color: value })}
          />
        ))}
      </fieldset>
      <label>
        Size
        <input
          type="range"
          min={2}
          max={80}
          value={settings.size}
          onChange={(event) => onChoose({ size: event.target.valueAsNumber })}
        />
      </label>
      <label>
        Smoothing
        <input
          type="range"
          min={0}
          max={0.9}
          step={0.1}
          value={settings.smoothing}
          onChange={(event) => onChoose({ smoothing: event.target.valueAsNumber })}
        />
      </label>
      <fieldset className="brushes" aria-label="Sketch">
        {button('Undo')}
        {button('Redo')}
        {button('Clear')}
        <button type="button" onClick={() => fileInput.current?.click()}>
          Open
        </button>
        {button('Save')}
        {button('PNG', 'primary')}
      </fieldset>
      <input
        ref={fileInput}
        type="file"
        accept=".json"
        aria-label="Sketch file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onOpen(file);
          // Empty the field, so that the same file can be chosen again.
          target.value = '';
        }}
      />
      <p className="says" role="status">
        {says}
      </p>
    </div>
  );
}
