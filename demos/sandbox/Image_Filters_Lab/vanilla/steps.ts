import { element } from './element';
import { kindOf } from '../shared/filters';
import { earlier, removeStep, toggleStep, type Look, type Step } from '../shared/look';

interface Actions {
  /** Changes the look as it is then: sliders may have moved since the list was built. */
  edit(edit: (look: Look) => Look): void;
  setValue(id: number, key: string, value: number): void;
}

function button(text: string, label: string, onClick: () => void) {
  const created = document.createElement('button');
  created.type = 'button';
  created.textContent = text;
  created.ariaLabel = label;
  created.addEventListener('click', onClick);
  return created;
}

function row(step: Step, actions: Actions) {
  const { label, settings } = kindOf(step.filter);
  const item = document.createElement('li');
  const head = document.createElement('div');
  head.className = 'head';
  const toggle = document.createElement('label');
  const checkbox = document.createElement('input');
  checkbox.type = 'checkbox';
  checkbox.checked = step.isOn;
  checkbox.addEventListener('change', () => actions.edit((look) => toggleStep(look, step.id)));
  toggle.append(checkbox, label);
  const up = button('↑', `${label} earlier`, () => actions.edit((look) => earlier(look, step.id)));
  const remove = button('×', `Remove ${label}`, () => {
    actions.edit((look) => removeStep(look, step.id));
    element('#filter').focus();
  });
  head.append(toggle, up, remove);
  item.append(head);

  for (const { key, label: name, start, ...limits } of settings) {
    const line = document.createElement('label');
    line.className = 'setting';
    const slider = document.createElement('input');
    const output = document.createElement('output');
    slider.type = 'range';
    Object.assign(slider, {
      min: String(limits.min),
      max: String(limits.max),
      step: String(limits.step),
    });
    slider.value = String(step.values[key] ?? start);
    slider.ariaLabel = `${label}: ${name}`;
    output.value = slider.value;
    slider.addEventListener('input', () => {
      output.value = slider.value;
      actions.setValue(step.id, key, slider.valueAsNumber);
    });
    line.append(name, slider, output);
    item.append(line);
  }
  return item;
}

/** Builds the list of steps. Its focused control keeps the focus. */
export function showSteps(look: Look, actions: Actions) {
  const list = element('#steps');
  const controls = () => [...list.querySelectorAll<HTMLElement>('input, button')];
  const focused = document.activeElement;
  const label = list.contains(focused) ? focused?.ariaLabel : null;
  const at = controls().findIndex((control) => control === focused);
  list.replaceChildren(...look.map((step) => row(step, actions)));
  const again = controls().find((control) => label && control.ariaLabel === label);
  (again ?? controls()[at])?.focus();
}
