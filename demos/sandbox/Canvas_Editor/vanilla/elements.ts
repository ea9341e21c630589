import type { Store } from '../shared/store';
import { titleOf, type Command } from '../shared/commands';
import type { Editor } from '../shared/editor';
import { ICONS, type IconName } from '../shared/icons';
import type { Pointer } from '../shared/pointer';

export function element<T extends Element>(selector: string, parent: ParentNode = document): T {
  const found = parent.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector} in index.html.`);
  return found;
}

const SVG = 'http://www.w3.org/2000/svg';

export function createIcon(name: IconName): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  icon.setAttribute('viewBox', '0 0 20 20');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', ICONS[name]);
  icon.append(path);
  return icon;
}

export function createIconButton(icon: IconName, label: string, onClick: () => void) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon';
  button.ariaLabel = label;
  button.title = label;
  button.append(createIcon(icon));
  button.addEventListener('click', onClick);
  return button;
}

/** A command as a button in the bar, or with its name as a line of the menu. */
export function createCommand(command: Command, store: Store, pointer: Pointer, inMenu = false) {
  const button = createIconButton(command.icon, command.label, () => command.run(store, pointer));
  button.title = titleOf(command);
  if (inMenu) {
    const name = document.createElement('span');
    const keys = document.createElement('kbd');
    name.textContent = command.label;
    keys.textContent = command.keys ?? '';
    button.className = 'line';
    button.append(name, keys);
    button.addEventListener('click', () => element<HTMLElement>('#menu').hidePopover());
  }
  return {
    button,
    show(editor: Editor) {
      button.disabled = command.isOff?.(editor) ?? false;
      button.ariaPressed = command.isOn ? String(command.isOn(editor)) : null;
    },
  };
}
