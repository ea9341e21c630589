import { NumberField } from '../../../common/react/NumberField';
import {
  calibrate,
  endCalibration,
  factsOf,
  LONGEST,
  metersOf,
  nameOf,
  select,
  selectedOf,
  setUnit,
  sheetOf,
  type Survey,
} from '../shared/survey';
import { isUnit, plainNumber, UNITS } from '../shared/units';

interface PanelProps {
  survey: Survey;
  onChange(change: (survey: Survey) => Survey): void;
}

/** The unit, the known length, and the list of lines. */
export function Panel({ survey, onChange }: PanelProps) {
  const { unit } = survey;
  const selected = selectedOf(survey);
  return (
    <div className="panel" onBlur={() => onChange(endCalibration)}>
      <label>
        Unit
        <select
          value={unit}
          onChange={({ target: { value } }) => {
            if (isUnit(value)) onChange((now) => setUnit(now, value));
          }}
        >
          {Object.entries(UNITS).map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <NumberField
        label={`Real length, ${unit}`}
        limits={{ min: 0, max: LONGEST / UNITS[unit].meters }}
        value={selected && plainNumber(metersOf(survey, selected.points), unit)}
        onNumber={(value) => onChange((now) => calibrate(now, value))}
      />
      <h3 id="list-title">Lines</h3>
      <ul className="lines" aria-labelledby="list-title">
        {sheetOf(survey).measures.map((line) => (
          <li key={line.id}>
            <button
              type="button"
              aria-pressed={line === selected}
              onClick={() => onChange((now) => select(now, line.id))}
            >
              <span>{nameOf(line)}</span> <small>{factsOf(survey, line)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
