import { attack } from './programs';

/** A demo with a field. */
export function attackWithField(code: string): string {
  return attack(`const field = document.createElement('input');
field.setAttribute('aria-label', 'Trap');
document.body.append(field);
field.addEventListener('focus', () => console.log('taken'));
field.addEventListener('input', () => console.log('heard', field.value));
${code}`);
}

/** Ways in which a program can take the focus for its field. */
export const FOCUS: Readonly<Record<string, string>> = {
  'focus()': 'field.focus();',
  'select()': 'field.select();',
  'a modal dialog': `const dialog = document.createElement('dialog');
dialog.append(field);
document.body.append(dialog);
dialog.showModal();`,
  'a popover with autofocus': `const popover = document.createElement('div');
popover.popover = 'auto';
field.autofocus = true;
popover.append(field);
document.body.append(popover);
popover.showPopover();`,
  'reportValidity()': 'field.required = true; field.reportValidity();',
  'a label': `const label = document.createElement('label');
label.append('Trap', field);
document.body.append(label);
label.click();`,
  'a fragment': `field.id = 'trap'; Reflect.set(location, 'hash', 'trap');`,
  'a formula with an address': `document.body.insertAdjacentHTML('beforeend', '<math href="#" tabindex="0"><mi>x</mi></math>');
const formula = document.querySelector('math');
if (formula !== null) formula.focus();`,
  'a frame in the frame': `const inner = document.createElement('iframe');
inner.srcdoc = '<input autofocus>';
document.body.append(inner);
inner.onload = () => inner.contentWindow?.focus();`,
  'the way of the focus that the frame has changed': `Reflect.apply = (native: Function) => Function.prototype.call.call(native, field);
field.focus();`,
};

/** Programs that keep taking the focus. */
export const FOCUS_THIEVES: Readonly<Record<string, string>> = {
  'with a timer': 'setInterval(() => field.select(), 5);',
  'with every frame': `const formula = document.createElementNS('http://www.w3.org/1998/Math/MathML', 'math');
formula.setAttribute('tabindex', '0');
document.body.append(formula);
const again = () => { formula.blur(); formula.focus(); requestAnimationFrame(again); };
again();`,
  'with dialogs': `const dialog = document.createElement('dialog');
dialog.append(field);
document.body.append(dialog);
setInterval(() => { dialog.close(); dialog.showModal(); }, 30);`,
};
