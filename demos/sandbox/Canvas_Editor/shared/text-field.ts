import Konva from 'konva';
import type { View } from '../../../common/konva/zoom';
import type { Item } from './design';
import { LINE_HEIGHT, textConfig } from './node-config';

const heights = new WeakMap<Item, number>();

/** The height of a text's lines. */
export function heightOf(item: Item): number {
  const known = heights.get(item);
  if (known !== undefined) return known;
  const node = new Konva.Text(textConfig(item, null));
  const height = node.height();
  node.destroy();
  heights.set(item, height);
  return height;
}

/** CSS that lays a textarea exactly over a text, turned and zoomed like it. */
export function fieldStyle(item: Item, { x, y, scale }: View) {
  const left = x + (item.x - item.width / 2) * scale;
  const top = y + (item.y - item.height / 2) * scale;
  return {
    left: `${left}px`,
    top: `${top}px`,
    width: `${item.width}px`,
    minHeight: `${item.height}px`,
    // The center stays where it is: that of the text, even after more lines have been typed.
    transformOrigin: '0 0',
    transform: [
      `translate(${(item.width / 2) * scale}px, ${(item.height / 2) * scale}px)`,
      `rotate(${item.rotation}deg) scale(${scale})`,
      `translate(${-item.width / 2}px, ${-item.height / 2}px)`,
    ].join(' '),
    fontFamily: `"${item.fontFamily}"`,
    fontWeight: item.bold ? 'bold' : 'normal',
    fontSize: `${item.fontSize}px`,
    lineHeight: String(LINE_HEIGHT),
    textAlign: alignOf(item.align),
    color: item.fill,
  };
}

const alignOf = (align: string): 'left' | 'center' | 'right' =>
  align === 'center' || align === 'right' ? align : 'left';

/** Makes the field as tall as its lines. */
export function fitHeight(field: HTMLTextAreaElement) {
  field.style.height = '0';
  field.style.height = `${field.scrollHeight}px`;
}

/** Readies the field when it opens. */
export function openField(field: HTMLTextAreaElement) {
  fitHeight(field);
  // The canvas is where the field is: nothing has to be scrolled to it.
  field.focus({ preventScroll: true });
  field.select();
}

/** Whether a key ends typing. Enter begins a new line. */
export const endsTyping = (event: KeyboardEvent): boolean =>
  !event.isComposing &&
  (event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey)));
