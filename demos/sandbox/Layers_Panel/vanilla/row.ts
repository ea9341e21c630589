import { eyeOf, lockOf } from '../shared/icons';
import { CUTS } from '../shared/sheets';
import { FRAME, type Sheet } from '../shared/stack';

const SVG = 'http://www.w3.org/2000/svg';

export interface Row {
  element: HTMLLIElement;
  show(sheet: Sheet, isSelected: boolean, isDragged: boolean): void;
}

function svg(width: number, height: number) {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
  picture.setAttribute('aria-hidden', 'true');
  return picture;
}

function addPath(picture: SVGElement, data: string) {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', data);
  picture.append(path);
  return path;
}

/** A row of the list: a grip, a small image of the sheet, its name, and its two switches. */
export function createRow(
  { id, kind }: Sheet,
  { onSelect, onHide, onLock }: Record<'onSelect' | 'onHide' | 'onLock', () => void>,
): Row {
  const element = document.createElement('li');
  const grip = document.createElement('span');
  grip.className = 'grip';
  element.id = `row-${id}`;

  const picture = svg(FRAME.width, FRAME.height);
  for (const { data, fill } of CUTS[kind]) addPath(picture, data).setAttribute('fill', fill);

  const button = (className: string, onClick: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = className;
    made.addEventListener('click', onClick);
    return made;
  };
  const name = button('name', onSelect);
  const hide = button('mark hide', onHide);
  const lock = button('mark lock', onLock);
  const signs = [hide, lock].map((holder) => {
    const sign = svg(18, 18);
    holder.append(sign);
    return addPath(sign, '');
  });
  element.append(grip, picture, name, hide, lock);

  return {
    element,
    show(sheet, isSelected, isDragged) {
      element.classList.toggle('selected', isSelected);
      element.classList.toggle('dragged', isDragged);
      element.classList.toggle('hidden', sheet.isHidden);
      name.textContent = sheet.name;
      name.ariaPressed = String(isSelected);
      hide.ariaLabel = `Hide ${sheet.name}`;
      hide.ariaPressed = String(sheet.isHidden);
      lock.ariaLabel = `Lock ${sheet.name}`;
      lock.ariaPressed = String(sheet.isLocked);
      signs[0]?.setAttribute('d', eyeOf(sheet.isHidden));
      signs[1]?.setAttribute('d', lockOf(sheet.isLocked));
    },
  };
}
