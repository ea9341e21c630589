import type { CSSProperties } from 'react';
import { editOne, setClass, shareOf, sheetOf, type Annotator } from '../shared/annotator';
import { classOf, nameOf } from '../shared/sheet';
import { CLASSES } from '../shared/things';

interface PanelProps {
  annotator: Annotator;
  onChange(change: (annotator: Annotator) => Annotator): void;
}

/** The style sheet reads the color of the class. */
const swatch = (color: string): CSSProperties & Record<'--class-color', string> => ({
  '--class-color': color,
});

/** The classes, and the outlines that have been closed. */
export function Panel({ annotator, onChange }: PanelProps) {
  const { annotations } = sheetOf(annotator);
  return (
    <div className="panel">
      <h3 id="class-title">Class</h3>
      <ul className="classes" aria-labelledby="class-title">
        {CLASSES.map(({ id, name, color }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Class ${name}`}
              aria-pressed={id === annotator.kind}
              style={swatch(color)}
              onClick={() => onChange((now) => setClass(now, id))}
            >
              <i />
              <span>{name}</span>{' '}
              <small>{annotations.filter(({ kind }) => kind === id).length}</small>
            </button>
          </li>
        ))}
      </ul>
      <h3 id="list-title">Outlines</h3>
      <ul className="outlines" aria-labelledby="list-title">
        {annotations.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-pressed={one.id === annotator.selected}
              style={swatch(classOf(one.kind).color)}
              onClick={() => onChange((now) => editOne(now, one.id))}
            >
              <i />
              <span>{nameOf(one)}</span> <small>{shareOf(one)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
