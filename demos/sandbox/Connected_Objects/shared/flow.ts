/** The flowchart as data: steps, and links with the ids of two steps. This file does not depend on Konva. */
export interface Step {
  id: string;
  label: string;
  /** The center of the box. */
  x: number;
  y: number;
  color: string;
}

export interface Link {
  from: string;
  to: string;
}

export interface Flow {
  steps: Step[];
  links: Link[];
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

export function openingFlow(): Flow {
  return {
    steps: OPENING.map(({ label, x, y }, i) => ({
      id: String(i + 1),
      label,
      x,
      y,
      color: colorOf(i),
    })),
    links: [
      { from: '1', to: '2' },
      { from: '2', to: '3' },
      { from: '3', to: '4' },
      { from: '4', to: '5' },
      { from: '4', to: '2' },
    ],
  };
}

const colorOf = (index: number) => COLORS[index % COLORS.length] ?? '#8457c9';

export function moveStep(flow: Flow, id: string, place: { x: number; y: number }): Flow {
  const { x, y } = place;
  return { ...flow, steps: flow.steps.map((step) => (step.id === id ? { ...step, x, y } : step)) };
}

/** A new step below and right of its origin, with an arrow to it, inside a stage of the given width. */
export function addStep(flow: Flow, from: string | null, width: number): [Flow, Step] {
  const origin = flow.steps.find(({ id }) => id === from);
  const number = Math.max(0, ...flow.steps.map(({ id }) => Number(id))) + 1;
  const wanted = origin ? { x: origin.x + 40, y: origin.y + 90 } : { x: 0, y: HEIGHT / 2 };
  const most = (width - BOX.width) / 2;
  const step: Step = {
    id: String(number),
    label: `Step ${number}`,
    x: Math.min(Math.max(wanted.x, -most), most),
    y: Math.min(wanted.y, HEIGHT - BOX.height / 2),
    color: colorOf(number - 1),
  };
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
