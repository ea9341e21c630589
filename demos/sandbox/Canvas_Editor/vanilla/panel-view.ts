import { createNumberField } from '../../../common/vanilla/number-field';
import type { Store } from '../shared/store';
import { ACTIONS } from '../shared/commands';
import type { Editor } from '../shared/editor';
import { LIMITS } from '../shared/limits';
import { panelOf, setField, type Field } from '../shared/properties';
import type { Pointer } from '../shared/pointer';
import { createCommand, element } from './elements';

interface FieldView {
  element: HTMLElement;
  show(field: Field): void;
}

/** The form beside the canvas. Its fields are created again only when the selection needs different ones. */
export function createPanel(form: HTMLFormElement, store: Store, pointer: Pointer) {
  const title = element('h2', form);
  const box = element('.fields', form);
  const actions = ACTIONS.map((command) => createCommand(command, store, pointer));
  const actionBox = element<HTMLElement>('.actions', form);
  actionBox.append(...actions.map(({ button }) => button));
  form.addEventListener('submit', (event) => event.preventDefault());
  let keys = '';
  let views: FieldView[] = [];

  return {
    show(editor: Editor) {
      const panel = panelOf(editor);
      title.textContent = panel.title;
      actionBox.hidden = editor.selected.length === 0;
      for (const action of actions) action.show(editor);
      const next = panel.fields.map(({ key, type }) => `${key} ${type}`).join();
      if (next !== keys) {
        views = panel.fields.map((field) =>
          createField(field, (value) => store.run((now) => setField(now, field, value))),
        );
        box.replaceChildren(...views.map((view) => view.element));
        keys = next;
      }
      panel.fields.forEach((field, i) => views[i]?.show(field));
    },
  };
}

function createField(field: Field, onValue: (value: string | number | boolean) => void): FieldView {
  const { label: name } = field;
  if (field.type === 'number') {
    const limits = LIMITS[field.key] ?? { min: -Infinity, max: Infinity };
    const number = createNumberField(name, limits, onValue);
    return { element: number.element, show: ({ value }) => number.show(String(value)) };
  }
  const label = document.createElement('label');
  if (field.type === 'select') {
    const select = document.createElement('select');
    select.append(...field.options.map((option) => new Option(option)));
    select.addEventListener('change', () => onValue(select.value));
    label.append(name, select);
    return { element: label, show: ({ value }) => (select.value = String(value)) };
  }
  const input = document.createElement('input');
  label.append(name, input);
  if (field.type === 'check') {
    input.type = 'checkbox';
    input.addEventListener('change', () => onValue(input.checked));
    return { element: label, show: ({ value }) => (input.checked = value === true) };
  }
  input.type = field.type;
  if (field.type === 'range') Object.assign(input, { min: 0, max: field.max, step: field.step });
  input.addEventListener('input', () =>
    onValue(field.type === 'range' ? input.valueAsNumber : input.value),
  );
  return { element: label, show: ({ value }) => (input.value = String(value)) };
}
