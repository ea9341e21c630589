import {
  canJoin,
  change,
  COLORS,
  join,
  layOut,
  LIMITS,
  resize,
  SASHES,
  setSash,
  split,
  type Design,
} from '../shared/design';
import { openDesign, saveDesign } from '../shared/design-file';
import { SizeField } from './SizeField';

interface PanelProps {
  design: Design;
  selected: number;
  report: string;
  onSelect(id: number): void;
  /** Receives the changed design, or why there is none: null when the change does not fit. */
  onChange(design: Design | string | null, topic?: string): void;
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
}

export function Panel(props: PanelProps) {
  const { design, selected, report, onSelect, onChange, onUndo, onRedo } = props;
  const { panes } = layOut(design);
  const current = panes.find(({ pane }) => pane.id === selected);
  const inColumns = split(design, selected, 'columns');
  const inRows = split(design, selected, 'rows');

  return (
    <form className="panel">
      <label>
        Pane
        <select value={selected} onChange={(event) => onSelect(Number(event.target.value))}>
          {panes.map(({ pane, width, height }) => (
            <option key={pane.id} value={pane.id}>{`${width} × ${height}`}</option>
          ))}
        </select>
      </label>
      <label>
        Opening
        <select
          value={current?.pane.sash}
          onChange={(event) => {
            const sash = SASHES.find(({ value }) => value === event.target.value);
            if (sash) onChange(setSash(design, selected, sash.value));
          }}
        >
          {SASHES.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="row">
        <button type="button" disabled={!inColumns} onClick={() => onChange(inColumns)}>
          Split in columns
        </button>
        <button type="button" disabled={!inRows} onClick={() => onChange(inRows)}>
          Split in rows
        </button>
        <button
          type="button"
          disabled={!canJoin(design, selected)}
          onClick={() => onChange(join(design, selected))}
        >
          Join with neighbor
        </button>
      </div>
      <SizeField
        label="Width, mm"
        value={design.width}
        limits={LIMITS.width}
        onCommit={(typed) => onChange(resize(design, 'width', typed))}
      />
      <SizeField
        label="Height, mm"
        value={design.height}
        limits={LIMITS.height}
        onCommit={(typed) => onChange(resize(design, 'height', typed))}
      />
      <label>
        Frame, mm
        <input
          type="range"
          min={50}
          max={110}
          step={5}
          value={design.frame}
          onChange={({ target }) =>
            onChange(change(design, { frame: target.valueAsNumber }), 'frame')
          }
        />
      </label>
      <label>
        Color
        <select
          value={design.color}
          onChange={(event) => onChange({ ...design, color: event.target.value })}
        >
          {COLORS.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="steps">
        <button type="button" data-icon="Undo" disabled={!onUndo} onClick={onUndo}>
          Undo
        </button>
        <button type="button" data-icon="Redo" disabled={!onRedo} onClick={onRedo}>
          Redo
        </button>
        <button type="button" data-icon="Open" onClick={() => openDesign(onChange)}>
          Open
        </button>
        <button type="button" data-icon="Save" onClick={() => saveDesign(design)}>
          Save
        </button>
      </div>
      <p role="status">{report}</p>
    </form>
  );
}
