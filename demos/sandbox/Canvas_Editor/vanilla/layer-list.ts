import type { Store } from '../shared/store';
import type { Editor } from '../shared/editor';
import { toggle } from '../shared/edits';
import { pick } from '../shared/gesture';
import { ICONS } from '../shared/icons';
import { layersOf } from '../shared/properties';
import { createIcon, createIconButton } from './elements';

type Layer = ReturnType<typeof layersOf>[number];

/** The list of layers. A row stays the same element, so that it keeps the focus. */
export function createLayerList(list: HTMLUListElement, store: Store) {
  const rows = new Map<string, ReturnType<typeof createRow>>();

  function createRow({ id, icon }: Layer) {
    const row = document.createElement('li');
    const name = document.createElement('button');
    const words = document.createElement('span');
    const flip = (key: 'isHidden' | 'isLocked') => () =>
      store.run((editor) => toggle(editor, key, [id]));
    const hide = createIconButton('eye', 'Hide', flip('isHidden'));
    const lock = createIconButton('unlock', 'Lock', flip('isLocked'));
    name.type = 'button';
    name.className = 'name';
    name.append(createIcon(icon), words);
    name.addEventListener('click', ({ shiftKey }) => store.run((now) => pick(now, id, shiftKey)));
    row.append(name, hide, lock);
    return {
      row,
      show(layer: Layer) {
        words.textContent = layer.name;
        name.title = layer.name;
        name.ariaPressed = String(layer.isSelected);
        row.className = layer.isGrouped ? 'grouped' : '';
        hide.ariaLabel = `Hide ${layer.name}`;
        hide.ariaPressed = String(layer.isHidden);
        lock.ariaLabel = `Lock ${layer.name}`;
        lock.ariaPressed = String(layer.isLocked);
        hide.querySelector('path')?.setAttribute('d', ICONS[layer.isHidden ? 'hidden' : 'eye']);
        lock.querySelector('path')?.setAttribute('d', ICONS[layer.isLocked ? 'lock' : 'unlock']);
      },
    };
  }

  return {
    show(editor: Editor) {
      const layers = layersOf(editor);
      for (const [id, { row }] of rows) {
        if (layers.some((layer) => layer.id === id)) continue;
        row.remove();
        rows.delete(id);
      }
      layers.forEach((layer, i) => {
        const row = rows.get(layer.id) ?? createRow(layer);
        rows.set(layer.id, row);
        row.show(layer);
        if (list.children[i] !== row.row) list.insertBefore(row.row, list.children[i] ?? null);
      });
    },
  };
}
