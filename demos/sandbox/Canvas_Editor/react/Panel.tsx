import type { ReactNode } from 'react';
import { NumberField } from '../../../common/react/NumberField';
import { ACTIONS, type Command } from '../shared/commands';
import type { Change, Editor } from '../shared/editor';
import { LIMITS } from '../shared/limits';
import { panelOf, setField, type Field } from '../shared/properties';

interface PanelProps {
  editor: Editor;
  onChange: (change: Change) => void;
  button: (command: Command) => ReactNode;
}

/** The form beside the canvas: the properties of what is selected. */
export function Panel({ editor, onChange, button }: PanelProps) {
  const { title, fields } = panelOf(editor);
  return (
    <form className="panel" aria-label="Properties" onSubmit={(event) => event.preventDefault()}>
      <h2>{title}</h2>
      <div className="actions" hidden={editor.selected.length === 0}>
        {ACTIONS.map((command) => button(command))}
      </div>
      <div className="fields">
        {fields.map((field) => (
          <FieldView
            key={`${title} ${field.key}`}
            field={field}
            onValue={(value) => onChange((now) => setField(now, field, value))}
          />
        ))}
      </div>
    </form>
  );
}

interface FieldViewProps {
  field: Field;
  onValue: (value: string | number | boolean) => void;
}

function FieldView({ field, onValue }: FieldViewProps) {
  if (field.type === 'number') {
    return (
      <NumberField
        label={field.label}
        limits={LIMITS[field.key] ?? { min: -Infinity, max: Infinity }}
        value={String(field.value)}
        onNumber={onValue}
      />
    );
  }
  return (
    <label>
      {field.label}
      {field.type === 'select' && (
        <select value={field.value} onChange={({ target }) => onValue(target.value)}>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {field.type === 'check' && (
        <input
          type="checkbox"
          checked={field.value}
          onChange={({ target }) => onValue(target.checked)}
        />
      )}
      {field.type === 'color' && (
        <input type="color" value={field.value} onChange={({ target }) => onValue(target.value)} />
      )}
      {field.type === 'range' && (
        <input
          type="range"
          min={0}
          max={field.max}
          step={field.step}
          value={field.value}
          onChange={({ target }) => onValue(target.valueAsNumber)}
        />
      )}
    </label>
  );
}
