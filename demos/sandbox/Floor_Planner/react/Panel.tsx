import { NumberField } from '../../../common/react/NumberField';
import { addItem, type Editor } from '../shared/editor';
import { ACTIONS, canRun, enterNumber, enterText, panelOf } from '../shared/fields';
import { iconOf } from '../shared/look';
import { KIND_IDS, KINDS } from '../shared/plan';

interface PanelProps {
  editor: Editor;
  onChange(update: (editor: Editor) => Editor): void;
}

/** The fields of the selected object, and the furniture. */
export function Panel({ editor, onChange }: PanelProps) {
  const { title, fields } = panelOf(editor);
  return (
    <div className="panel">
      <div>
        <h3>{title}</h3>
        <fieldset className="fields" aria-label="Selected">
          {fields.map((field) => {
            const key = `${title} ${field.label}`;
            if (field.kind === 'number') {
              return (
                <NumberField
                  key={key}
                  label={field.label}
                  limits={field.limits}
                  value={String(field.value)}
                  onNumber={(value) => onChange((now) => enterNumber(now, field, value))}
                />
              );
            }
            const enter = (value: string) => onChange((now) => enterText(now, field, value));
            return (
              <label key={key}>
                {field.label}
                {field.kind === 'text' ? (
                  <input value={field.value} onChange={({ target: { value } }) => enter(value)} />
                ) : (
                  <select value={field.value} onChange={({ target: { value } }) => enter(value)}>
                    {field.options.map((option) => (
                      <option key={option}>{option}</option>
                    ))}
                  </select>
                )}
              </label>
            );
          })}
          {ACTIONS.map(({ label, run }) => (
            <button
              key={label}
              type="button"
              disabled={!canRun(editor, label)}
              onClick={() => onChange(run)}
            >
              {label}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="palette" role="group" aria-label="Furniture">
        {KIND_IDS.map((kind) => (
          <button key={kind} type="button" onClick={() => onChange((now) => addItem(now, kind))}>
            <img src={iconOf(kind)} alt="" />
            {KINDS[kind].name}
          </button>
        ))}
      </div>
    </div>
  );
}
