import { COLORS, type Tool } from '../shared/drawing';

interface ControlsProps {
  tool: Tool;
  onTool(tool: Tool): void;
  color: string;
  onColor(color: string): void;
  width: number;
  onWidth(width: number): void;
  /** The actions of the buttons; a button without an action is disabled. */
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
  onClear: (() => void) | undefined;
}

export function Controls(props: ControlsProps) {
  return (
    <div className="controls">
      <button type="button" aria-pressed={props.tool === 'pen'} onClick={() => props.onTool('pen')}>
        Pen
      </button>
      <button
        type="button"
        aria-pressed={props.tool === 'eraser'}
        onClick={() => props.onTool('eraser')}
      >
        Eraser
      </button>
      <fieldset className="swatches" aria-label="Color">
        {COLORS.map(({ name, value }) => (
          <input
            key={value}
            type="radio"
            name="color"
            aria-label={name}
            style={{ color: value }}
            checked={value === props.color}
            onChange={() => props.onColor(value)}
          />
        ))}
      </fieldset>
      <label>
        Width
        <input
          type="range"
          min={2}
          max={40}
          value={props.width}
          onChange={(event) => props.onWidth(event.target.valueAsNumber)}
        />
      </label>
      <fieldset aria-label="History">
        <button type="button" disabled={!props.onUndo} onClick={props.onUndo}>
          Undo
        </button>
        <button type="button" disabled={!props.onRedo} onClick={props.onRedo}>
          Redo
        </button>
        <button type="button" disabled={!props.onClear} onClick={props.onClear}>
          Clear
        </button>
      </fieldset>
    </div>
  );
}
