import type { FormPost } from '../playground/outside-editors';

/** Posts a form in a new tab, as a click on its submit button would. */
export function postForm({ action, fields }: FormPost): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of fields) {
    // A textarea, because an input would strip line breaks.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
