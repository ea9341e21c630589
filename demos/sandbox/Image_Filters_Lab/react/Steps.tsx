import { useRef, useState } from 'react';
import { FILTER_NAMES, isFilterName, kindOf, type FilterName } from '../shared/filters';
import { earlier, removeStep, toggleStep, type Look } from '../shared/look';

interface StepsProps {
  look: Look;
  status: string;
  onEdit(change: (look: Look) => Look): void;
  onValue(id: number, key: string, value: number): void;
  onAdd(name: FilterName): void;
}

export function Steps({ look, status, onEdit, onValue, onAdd }: StepsProps) {
  const [filter, setFilter] = useState<FilterName>('Brightness');
  const select = useRef<HTMLSelectElement>(null);

  const remove = (id: number) => {
    onEdit((steps) => removeStep(steps, id));
    select.current?.focus();
  };

  return (
    <div className="steps">
      <div className="add">
        <select
          ref={select}
          aria-label="Filter"
          value={filter}
          onChange={({ target }) => isFilterName(target.value) && setFilter(target.value)}
        >
          {FILTER_NAMES.map((name) => (
            <option key={name} value={name}>
              {kindOf(name).label}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => onAdd(filter)}>
          Add
        </button>
      </div>
      <ol aria-label="Filters, first to last">
        {look.map(({ id, filter, isOn, values }) => {
          const { label, settings } = kindOf(filter);
          return (
            <li key={id}>
              <div className="head">
                <label>
                  <input
                    type="checkbox"
                    checked={isOn}
                    onChange={() => onEdit((steps) => toggleStep(steps, id))}
                  />
                  {label}
                </label>
                <button
                  type="button"
                  aria-label={`${label} earlier`}
                  onClick={() => onEdit((steps) => earlier(steps, id))}
                >
                  ↑
                </button>
                <button type="button" aria-label={`Remove ${label}`} onClick={() => remove(id)}>
                  ×
                </button>
              </div>
              {settings.map(({ key, label: name, min, max, step, start }) => (
                <label key={key} className="setting">
                  {name}
                  <input
                    type="range"
                    aria-label={`${label}: ${name}`}
                    min={min}
                    max={max}
                    step={step}
                    value={values[key] ?? start}
                    onChange={(event) => onValue(id, key, event.target.valueAsNumber)}
                  />
                  <output>{values[key]}</output>
                </label>
              ))}
            </li>
          );
        })}
      </ol>
      <p role="status">{status}</p>
    </div>
  );
}
