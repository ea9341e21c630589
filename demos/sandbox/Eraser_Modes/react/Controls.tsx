import { MARKERS } from '../shared/doodles';
import { TOOLS } from '../shared/look';
import type { Settings } from '../shared/marks';

interface ControlsProps {
  settings: Settings;
  onChoose(changed: Partial<Settings>): void;
  /** The actions of the buttons; a button without an action is disabled. */
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
  onClear: (() => void) | undefined;
  onSave(): void;
  says: string;
}

export function Controls({ settings, onChoose, onSave, says, ...actions }: ControlsProps) {
  const history = [
    { label: 'Undo', action: actions.onUndo },
    { label: 'Redo', action: actions.onRedo },
    { label: 'Clear ink', action: actions.onClear },
  ];
  return (
    <div className="controls">
      <fieldset className="tools" aria-label="Tool">
        {TOOLS.map(({ tool, label }) => (
          <button
            key={tool}
            type="button"
            aria-pressed={tool === settings.tool}
            onClick={() => onChoose({ tool })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <fieldset className="markers" aria-label="Color">
        {MARKERS.map(({ name, value }) => (
          <input
            key={value}
            type="radio"
            name="marker"
            aria-label={name}
            style={{ color: value }}
            checked={value === settings.color}
            onChange={() => onChoose({ color: value, tool: 'pen' })}
          />
        ))}
      </fieldset>
      <label>
        Size
        <input
          type="range"
          min={4}
          max={60}
          value={settings.width}
          onChange={(event) => onChoose({ width: event.target.valueAsNumber })}
        />
      </label>
      <fieldset className="tools" aria-label="History">
        {history.map(({ label, action }) => (
          <button key={label} type="button" disabled={!action} onClick={action}>
            {label}
          </button>
        ))}
      </fieldset>
      <button type="button" className="primary" onClick={onSave}>
        Save PNG
      </button>
      <p className="caption" role="status">
        {says}
      </p>
    </div>
  );
}
