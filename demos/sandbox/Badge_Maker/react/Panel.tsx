import type { ReactNode } from 'react';
import {
  CARD,
  COLORS,
  LINES,
  type Badge,
  type ColorId,
  type Line,
  type LineId,
} from '../shared/badge';

interface PanelProps {
  badge: Badge;
  selected: LineId | null;
  status: string;
  onSelect(id: LineId | null): void;
  onLine(patch: Partial<Line>, topic?: string): void;
  onColor(id: ColorId, color: string): void;
  onEdit(): void;
  /** Buttons for the badge as a whole. */
  children: ReactNode;
}

export function Panel(props: PanelProps) {
  const { badge, selected, status, onSelect, onLine, onColor, onEdit, children } = props;
  const line = selected && badge.lines[selected];

  return (
    <div className="panel">
      <h2>Your badge</h2>
      <label>
        Line
        <select
          value={selected ?? ''}
          onChange={({ target }) =>
            onSelect(LINES.find(({ id }) => id === target.value)?.id ?? null)
          }
        >
          <option value="">None</option>
          {LINES.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Words
        <input
          type="text"
          maxLength={60}
          disabled={!line}
          value={line ? line.text : ''}
          onChange={({ target }) => onLine({ text: target.value }, 'words')}
        />
      </label>
      <label>
        Size
        <input
          type="range"
          min={9}
          max={72}
          disabled={!line}
          value={line ? line.size : 9}
          onChange={({ target }) => onLine({ size: target.valueAsNumber }, 'size')}
        />
      </label>
      <label>
        Turn
        <input
          type="range"
          min={-180}
          max={180}
          disabled={!line}
          value={line ? line.turn : 0}
          onChange={({ target }) => onLine({ turn: target.valueAsNumber }, 'turn')}
        />
      </label>
      <div className="row">
        <button type="button" disabled={!line} onClick={onEdit}>
          Edit
        </button>
        <button
          type="button"
          disabled={!line}
          onClick={() => onLine({ x: CARD.width / 2, turn: 0 })}
        >
          Center
        </button>
      </div>
      <div className="row">
        {COLORS.map(({ id, label }) => (
          <label key={id}>
            {label}
            <input
              type="color"
              value={badge.colors[id]}
              onChange={({ target }) => onColor(id, target.value)}
            />
          </label>
        ))}
      </div>
      {children}
      <p role="status">{status}</p>
    </div>
  );
}
