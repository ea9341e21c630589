import { KIND_NAMES, type Design, type Item, type Patch } from '../shared/design';

export interface PanelListeners {
  /** The topic names the field, so that one drag of a slider becomes one step of the history. */
  item(patch: Patch, topic: string): void;
  page(patch: { background: string }, topic: string): void;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form beside the canvas: shows the fields of the selected item and reports their changes. */
export function createPanel(form: HTMLFormElement, listeners: PanelListeners) {
  const title = form.querySelector('#panel-title');
  const pageSize = form.querySelector('#page-size');
  const groups = form.querySelectorAll<HTMLElement>('[data-for]');
  const fields = form.querySelectorAll<Field>('[name]');

  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const field = [...fields].find((one) => one === target);
    if (!field) return;
    if (field.name === 'background') listeners.page({ background: field.value }, field.name);
    else if (field.validity.valid) listeners.item({ [field.name]: valueOf(field) }, field.name);
  });
  form.addEventListener('submit', (event) => event.preventDefault());

  return {
    show(design: Design, item: Item | undefined) {
      const kind = item?.kind ?? 'page';
      if (title) title.textContent = item ? KIND_NAMES[item.kind] : 'Page';
      if (pageSize) pageSize.textContent = `${design.width} × ${design.height} pixels`;
      for (const group of groups) {
        group.hidden = !group.dataset['for']?.split(' ').includes(kind);
      }
      const values = new Map<string, unknown>(Object.entries({ ...design, ...item }));
      for (const field of fields) showValue(field, values.get(field.name));
    },
    focusWords: () => form.querySelector('textarea')?.focus(),
  };
}

function valueOf(field: Field): string | number | boolean {
  if (!(field instanceof HTMLInputElement)) return field.value;
  if (field.type === 'checkbox') return field.checked;
  return field.type === 'number' || field.type === 'range' ? field.valueAsNumber : field.value;
}

function showValue(field: Field, value: unknown) {
  if (typeof value === 'boolean' && field instanceof HTMLInputElement) field.checked = value;
  else if (typeof value === 'string') field.value = value;
  // A number stays as it is typed.
  else if (typeof value === 'number' && !(field.type === 'number' && field.matches(':focus'))) {
    field.value = String(field.type === 'number' ? Math.round(value * 10) / 10 : value);
  }
}
