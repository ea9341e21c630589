import type { CSSProperties, ReactNode } from 'react';
import { NumberField } from '../../../common/react/NumberField';
import { FIELDS, TOOLS } from '../shared/commands';
import { COLORS, LIMITS, type Color } from '../shared/figures';
import { PAINT } from '../shared/look';
import {
  chooseColor,
  chooseSides,
  chooseTool,
  selectedOf,
  typeNumber,
  type Change,
  type Studio,
} from '../shared/studio';

/** The style sheet reads the color of the paint. */
const swatch = (color: Color): CSSProperties & Record<'--paint', string> => ({
  '--paint': PAINT[color],
});

interface PanelProps {
  studio: Studio;
  onChange: (change: Change) => void;
  /** Buttons for the poster as a whole. */
  children: ReactNode;
}

export function Panel({ studio, onChange, children }: PanelProps) {
  const selected = selectedOf(studio);
  return (
    <div className="panel">
      <div className="tools">
        {TOOLS.map(({ tool, label }) => (
          <button
            key={tool}
            type="button"
            aria-pressed={tool === studio.tool}
            onClick={() => onChange((now) => chooseTool(now, tool))}
          >
            <i className={tool} />
            {label}
          </button>
        ))}
      </div>
      <div className="row">
        {COLORS.map((color) => (
          <button
            key={color}
            type="button"
            className="color"
            aria-label={color}
            aria-pressed={color === studio.color}
            style={swatch(color)}
            onClick={() => onChange((now) => chooseColor(now, color))}
          />
        ))}
      </div>
      <div className="fields">
        {FIELDS.map(({ field, label }) => (
          <NumberField
            key={field}
            label={label}
            limits={LIMITS[field]}
            value={selected && String(selected[field])}
            onNumber={(value) => onChange((now) => typeNumber(now, field, value))}
          />
        ))}
        <NumberField
          label="Corners"
          limits={LIMITS.sides}
          value={String(studio.sides)}
          onNumber={(value) => onChange((now) => chooseSides(now, value))}
        />
      </div>
      {children}
    </div>
  );
}
