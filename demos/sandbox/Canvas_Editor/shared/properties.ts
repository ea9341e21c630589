import { boxAround } from '../../../common/konva/arrange';
import { changeItems, KIND_NAMES, nameOf, resize, type Item } from './design';
import { designOf, movableOf, put, say, selectedOf, type Editor } from './editor';
import { moveBy, patchPage, patchSelected } from './edits';
import { FONTS } from './fonts';
import { LIMITS } from './limits';

/** A field of the panel, for which each flavor has one component. */
export type Field = { key: string; label: string } & (
  | { type: 'number'; value: number }
  | { type: 'range'; value: number; max: number; step: number }
  | { type: 'color'; value: string }
  | { type: 'select'; value: string; options: readonly string[] }
  | { type: 'check'; value: boolean }
);

const PAGES: readonly { name: string; width: number; height: number }[] = [
  { name: 'Poster', width: 400, height: 500 },
  { name: 'Square', width: 500, height: 500 },
  { name: 'Story', width: 450, height: 800 },
  { name: 'Slide', width: 960, height: 540 },
  { name: 'A4', width: 794, height: 1123 },
];
const CUSTOM = 'Custom';

const number = (key: string, label: string, value: number): Field => ({
  type: 'number',
  key,
  label,
  value: Math.round(value * 10) / 10,
});
const color = (key: string, label: string, value: string): Field => ({
  type: 'color',
  key,
  label,
  value,
});
const range = (key: string, label: string, value: number, max: number, step = 1): Field => ({
  type: 'range',
  key,
  label,
  value,
  max,
  step,
});

/** The fields for what is selected; without a selection, those of the page. */
export function panelOf(editor: Editor): { title: string; fields: Field[] } {
  const items = selectedOf(editor);
  const [first] = items;
  if (!first) return { title: 'Page', fields: pageFields(editor) };
  const title = items.length > 1 ? `${items.length} items` : KIND_NAMES[first.kind];
  const free = movableOf(editor);
  return free.length > 0
    ? { title, fields: itemFields(free) }
    : { title: `${title}, locked`, fields: [] };
}

function pageFields(editor: Editor): Field[] {
  const { width, height, background } = designOf(editor);
  const format = PAGES.find((page) => page.width === width && page.height === height);
  const options = [...PAGES.map(({ name }) => name), CUSTOM];
  return [
    { type: 'select', key: 'format', label: 'Format', value: format?.name ?? CUSTOM, options },
    number('width', 'Width', width),
    number('height', 'Height', height),
    color('background', 'Background', background),
  ];
}

/** Several items have the fields that all of their kinds have; the values are those of the first one. */
function itemFields(items: readonly Item[]): Field[] {
  const [first] = items;
  if (!first) return [];
  const { left, top } = boxAround(items);
  const isEach = (...kinds: Item['kind'][]) => items.every(({ kind }) => kinds.includes(kind));
  const isOne = items.length === 1;
  const fields: (Field | false)[] = [
    isEach('text') && {
      type: 'select',
      key: 'fontFamily',
      label: 'Font',
      value: first.fontFamily,
      options: FONTS,
    },
    isEach('text') && number('fontSize', 'Size', first.fontSize),
    isEach('text') && {
      type: 'select',
      key: 'align',
      label: 'Align',
      value: first.align,
      options: ['left', 'center', 'right'],
    },
    isEach('text') && { type: 'check', key: 'bold', label: 'Bold', value: first.bold },
    isEach('text', 'rect', 'ellipse') && color('fill', 'Fill', first.fill),
    isEach('rect', 'ellipse', 'image') && color('stroke', 'Stroke', first.stroke),
    isEach('rect', 'ellipse', 'image') &&
      range('strokeWidth', 'Stroke width', first.strokeWidth, 40),
    isEach('rect') && range('cornerRadius', 'Corners', first.cornerRadius, 120),
    range('opacity', 'Opacity', first.opacity, 1, 0.01),
    number('x', 'X', left),
    number('y', 'Y', top),
    isOne && number('width', 'Width', first.width),
    isOne && first.kind !== 'text' && number('height', 'Height', first.height),
    isOne && number('rotation', 'Turn', first.rotation),
  ];
  return fields.filter((field) => field !== false);
}

/** A field has changed. A number outside its limits is refused in words. */
export function setField(
  editor: Editor,
  { key, label }: Field,
  value: string | number | boolean,
): Editor {
  const { min, max } = LIMITS[key] ?? { min: -Infinity, max: Infinity };
  if (typeof value === 'number' && !(value >= min && value <= max)) {
    return say(editor, `${label}: a number from ${min} to ${max}.`);
  }
  if (editor.selected.length === 0) {
    const page = PAGES.find(({ name }) => name === value);
    if (key !== 'format') return patchPage(editor, { [key]: value }, key);
    return page ? patchPage(editor, { width: page.width, height: page.height }, key) : editor;
  }
  if (typeof value === 'number' && (key === 'x' || key === 'y')) {
    const { left, top } = boxAround(movableOf(editor));
    const by = key === 'x' ? { x: value - left, y: 0 } : { x: 0, y: value - top };
    return moveBy(editor, by, key);
  }
  if (key === 'width' || key === 'height') {
    const ids = movableOf(editor).map(({ id }) => id);
    const design = changeItems(designOf(editor), ids, ({ ...item }) =>
      resize(item, { width: item.width, height: item.height, [key]: value }),
    );
    return put(editor, design, `${label} changed.`, `${key} ${ids.join()}`);
  }
  return patchSelected(editor, { [key]: value }, key);
}

/** The list of layers, the topmost first. */
export const layersOf = (editor: Editor) =>
  designOf(editor)
    .items.toReversed()
    .map((item) => ({
      id: item.id,
      name: nameOf(item),
      icon: item.kind,
      isSelected: editor.selected.includes(item.id),
      isLocked: item.isLocked,
      isHidden: item.isHidden,
      isGrouped: item.group !== '',
    }));
