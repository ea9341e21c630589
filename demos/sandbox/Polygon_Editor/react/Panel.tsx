import type { CSSProperties } from 'react';
import {
  edit,
  enter,
  insertAfter,
  LIMITS,
  parcelsOf,
  remove,
  select,
  selectedOf,
  step,
  type Editor,
} from '../shared/editor';
import { swatch } from '../shared/look';
import { factsOf, GRAPES, inMeters } from '../shared/vineyard';
import { NumberField } from '../../../common/react/NumberField';

interface PanelProps {
  editor: Editor;
  onChange(change: (editor: Editor) => Editor): void;
}

/** The list of parcels, and fields for the selected one. */
export function Panel({ editor, onChange }: PanelProps) {
  const parcel = selectedOf(editor);
  const index = editor.corner;
  const corner = parcel?.corners[index ?? -1];
  return (
    <div className="panel">
      <ul className="parcels" aria-label="Parcels">
        {parcelsOf(editor).map((one) => {
          const style: CSSProperties & ReturnType<typeof swatch> = swatch(one);
          return (
            <li key={one.id}>
              <button
                type="button"
                aria-pressed={one === parcel}
                style={style}
                onClick={() => onChange((now) => select(now, one.id))}
              >
                <i />
                <strong>{one.name}</strong>
                <small>{factsOf(one)}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <fieldset className="sides" aria-label="Parcel" disabled={!parcel}>
        <label className="wide">
          Name
          <input
            maxLength={30}
            value={parcel?.name ?? ''}
            onChange={({ target: { value: name } }) =>
              onChange((now) => edit(now, 'name', { name }))
            }
          />
        </label>
        <label>
          Grape
          <select
            value={parcel?.grape ?? ''}
            onChange={({ target: { value } }) => {
              const grape = GRAPES.find((one) => one === value);
              if (grape) onChange((now) => edit(now, 'grape', { grape }));
            }}
          >
            {GRAPES.map((grape) => (
              <option key={grape}>{grape}</option>
            ))}
          </select>
        </label>
        <NumberField
          label="Rows, °"
          limits={LIMITS.rows}
          value={parcel && String(parcel.rows)}
          onNumber={(value) => onChange((now) => enter(now, 'rows', value))}
        />
      </fieldset>
      <fieldset aria-label="Corner" disabled={!parcel}>
        <button type="button" onClick={() => onChange((now) => step(now, -1))}>
          ‹ Corner
        </button>
        <button type="button" onClick={() => onChange((now) => step(now, 1))}>
          Corner ›
        </button>
        <NumberField
          label="East, m"
          limits={LIMITS.east}
          value={corner && inMeters(corner.x)}
          onNumber={(value) => onChange((now) => enter(now, 'east', value))}
        />
        <NumberField
          label="South, m"
          limits={LIMITS.south}
          value={corner && inMeters(corner.y)}
          onNumber={(value) => onChange((now) => enter(now, 'south', value))}
        />
        <button type="button" onClick={() => onChange(insertAfter)}>
          Insert after
        </button>
        <button
          type="button"
          data-icon="Remove"
          disabled={index === null}
          onClick={() => onChange((now) => (index === null ? now : remove(now, index)))}
        >
          Remove
        </button>
      </fieldset>
    </div>
  );
}
