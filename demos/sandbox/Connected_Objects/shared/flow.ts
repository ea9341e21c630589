/** The flowchart as data: steps, and links with the ids of two steps. This file does not depend on Konva. */
interface Point {
  x: number;
  y: number;
}

/** Its position is the center of the box. */
export interface Step extends Point {
  id: string;
  label: string;
  color: string;
}

export interface Link {
  from: string;
  to: string;
  label?: string;
}

export interface Flow {
  steps: Step[];
  links: Link[];
}

/** A flow that is edited. All functions below return a new one. */
export interface Editor {
  flow: Flow;
  past: Flow[];
  /** Changes of the same topic in a row are undone together. */
  topic: string;
  /** The id of a step, or the key of an arrow. */
  selected: string | null;
}

export const BOX = { width: 116, height: 54 };
export const HEIGHT = 460;

const COLORS = ['#8457c9', '#4a90e2', '#1f9aa5', '#3fa66b', '#f2664a', '#e0a020'];

/** Positions around x = 0, close enough to fit a phone. */
const OPENING = [
  { label: 'Idea', x: -84, y: 64 },
  { label: 'Sketch', x: 84, y: 124 },
  { label: 'Build', x: -80, y: 221 },
  { label: 'Test', x: 84, y: 299 },
  { label: 'Release', x: -80, y: 391 },
];

export const openingFlow = (): Flow => ({
  steps: OPENING.map((step, i) => ({ ...step, id: String(i + 1), color: colorOf(i) })),
  links: [
    { from: '1', to: '2' },
    { from: '2', to: '3' },
    { from: '3', to: '4' },
    { from: '4', to: '5', label: 'passes' },
    { from: '4', to: '2', label: 'fails' },
  ],
});

const colorOf = (index: number) => COLORS[index % COLORS.length] ?? '#8457c9';

export const changeStep = (flow: Flow, id: string, changed: Partial<Step>): Flow => ({
  ...flow,
  steps: flow.steps.map((step) => (step.id === id ? { ...step, ...changed } : step)),
});

/** The nearest position at which a box is inside a stage of this width. */
export function inside({ x, y }: Point, width: number): Point {
  const [far, low] = [Math.max(0, (width - BOX.width) / 2 - 4), BOX.height / 2 + 4];
  return { x: Math.min(Math.max(x, -far), far), y: Math.min(Math.max(y, low), HEIGHT - low) };
}

/** A new step below and right of its origin, with an arrow to it, inside a stage of the given width. */
export function addStep(flow: Flow, from: string | null, width: number): [Flow, Step] {
  const origin = flow.steps.find(({ id }) => id === from);
  const number = Math.max(0, ...flow.steps.map(({ id }) => Number(id))) + 1;
  const wanted = origin ? { x: origin.x + 40, y: origin.y + 90 } : { x: 0, y: HEIGHT / 2 };
  const place = inside(wanted, width);
  const label = `Step ${number}`;
  const step: Step = { id: String(number), label, ...place, color: colorOf(number - 1) };
  const links = origin ? [...flow.links, { from: origin.id, to: step.id }] : flow.links;
  return [{ steps: [...flow.steps, step], links }, step];
}

/** Removes a step and its arrows. */
export function removeStep({ steps, links }: Flow, id: string): Flow {
  return {
    steps: steps.filter((step) => step.id !== id),
    links: links.filter(({ from, to }) => from !== id && to !== id),
  };
}

/** Connects two steps, or disconnects them if they are connected in this direction. */
export function toggleLink(flow: Flow, from: string, to: string): Flow {
  const others = flow.links.filter((link) => link.from !== from || link.to !== to);
  const wasJoined = others.length < flow.links.length;
  return { ...flow, links: wasJoined ? others : [...others, { from, to }] };
}

/** The ends of an arrow: on the line between the centers, but outside the boxes. */
export function linkPoints({ steps }: Flow, { from, to }: Link): number[] {
  const start = steps.find(({ id }) => id === from);
  const end = steps.find(({ id }) => id === to);
  if (!start || !end) return [];
  const a = borderPoint(start, end, 4);
  const b = borderPoint(end, start, 8);
  // If the boxes overlap, the arrow would point backward; if they coincide, it has no direction, and the product is not a number.
  const isForward = (b.x - a.x) * (end.x - start.x) + (b.y - a.y) * (end.y - start.y) > 0;
  return isForward ? [a.x, a.y, b.x, b.y] : [];
}

/** Where the line from a step's center to another's leaves its box, and `gap` pixels beyond. */
function borderPoint(step: Step, other: Step, gap: number) {
  const dx = other.x - step.x;
  const dy = other.y - step.y;
  const length = Math.hypot(dx, dy) || 1;
  // The line reaches a vertical or a horizontal side first.
  const share = Math.min(BOX.width / 2 / Math.abs(dx), BOX.height / 2 / Math.abs(dy));
  const reach = share + gap / length;
  return { x: step.x + dx * reach, y: step.y + dy * reach };
}

export const linkKey = ({ from, to }: Link) => `${from}-${to}`;

/** The dot from which the selected step is connected. */
export const portOf = ({ x, y }: Point): Point => ({ x, y: y + BOX.height / 2 });

/** The step under a point that is not the selected one. */
export const stepAt = ({ flow, selected }: Editor, { x, y }: Point) =>
  flow.steps.findLast(
    (step) =>
      step.id !== selected &&
      Math.abs(step.x - x) <= BOX.width / 2 &&
      Math.abs(step.y - y) <= BOX.height / 2,
  );

export const newEditor = (): Editor => ({
  flow: openingFlow(),
  past: [],
  topic: '',
  selected: '4',
});

export const selectedStep = ({ flow, selected }: Editor) =>
  flow.steps.find(({ id }) => id === selected);

export const selectedLink = ({ flow, selected }: Editor) =>
  flow.links.find((link) => linkKey(link) === selected);

/** What the name field shows: the name of the selected step, or the label of the selected arrow. */
export const nameOf = (editor: Editor): string | undefined =>
  selectedStep(editor)?.label ?? (selectedLink(editor) && (selectedLink(editor)?.label ?? ''));

export const select = (editor: Editor, selected: string | null): Editor => ({
  ...editor,
  selected,
  topic: '',
});

/** Every change of the flow goes through here. */
export function change(editor: Editor, flow: Flow, topic = ''): Editor {
  const isSame = topic !== '' && topic === editor.topic;
  const past = isSame ? editor.past : [...editor.past, editor.flow];
  return { ...editor, flow, past, topic };
}

export function undo(editor: Editor): Editor {
  const flow = editor.past.at(-1);
  return flow ? { ...editor, flow, past: editor.past.slice(0, -1), topic: '' } : editor;
}

export const move = (editor: Editor, id: string, place: Point) =>
  change(editor, changeStep(editor.flow, id, place), `move ${id}`);

export function add(editor: Editor, width: number): Editor {
  const [flow, step] = addStep(editor.flow, selectedStep(editor)?.id ?? null, width);
  return { ...change(editor, flow), selected: step.id };
}

/** Removes the selected step or arrow. */
export function remove(editor: Editor): Editor {
  const { flow } = editor;
  const [step, link] = [selectedStep(editor), selectedLink(editor)];
  if (link) {
    return { ...change(editor, toggleLink(flow, link.from, link.to)), selected: null };
  }
  return step ? { ...change(editor, removeStep(flow, step.id)), selected: null } : editor;
}

/** Names the selected step, or labels the selected arrow. */
export function rename(editor: Editor, label: string): Editor {
  const { flow, selected } = editor;
  if (selectedLink(editor)) {
    const links = flow.links.map((one) => (linkKey(one) === selected ? { ...one, label } : one));
    return change(editor, { ...flow, links }, `name ${selected}`);
  }
  const id = selectedStep(editor)?.id;
  return id ? change(editor, changeStep(flow, id, { label }), `name ${id}`) : editor;
}

/** Connects the selected step to another, or disconnects them. */
export function connect(editor: Editor, to: string | undefined): Editor {
  const from = selectedStep(editor)?.id;
  if (!from || !to || from === to) return editor;
  return change(editor, toggleLink(editor.flow, from, to));
}

/** What a key on the chart does, or undefined. */
export function pressKey(editor: Editor, event: KeyboardEvent, width: number): Editor | undefined {
  const { key } = event;
  const step = selectedStep(editor);
  if (event.ctrlKey || event.metaKey) return key === 'z' ? undo(editor) : undefined;
  if (key === 'PageDown') {
    const ids = [...editor.flow.steps.map(({ id }) => id), ...editor.flow.links.map(linkKey)];
    return select(editor, ids[ids.indexOf(editor.selected ?? '') + 1] ?? ids[0] ?? null);
  }
  if (key === 'Delete') return remove(editor);
  const x = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
  const y = Number(key === 'ArrowDown') - Number(key === 'ArrowUp');
  if (!step || (x === 0 && y === 0)) return undefined;
  return move(editor, step.id, inside({ x: step.x + 8 * x, y: step.y + 8 * y }, width));
}

export function hint(editor: Editor): string {
  const [step, link] = [selectedStep(editor), selectedLink(editor)];
  const labelOf = (id: string) => editor.flow.steps.find((one) => one.id === id)?.label;
  if (link) return `Arrow from ${labelOf(link.from)} to ${labelOf(link.to)}.`;
  return step
    ? `${step.label}: drag its dot to another step.`
    : 'Click a step or an arrow to select it.';
}
