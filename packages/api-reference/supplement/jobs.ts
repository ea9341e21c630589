import type { ApiMember, ApiPage } from '../model/api';
import { container, layer, stage } from './containers';
import { node } from './node';
import { shape } from './shape';
import { text } from './texts';
import { transformer } from './transformer';
import type { PageSupplement } from './types';

/** Members that belong together: a heading, its anchor, and the members. */
export interface JobGroup {
  title: string;
  id: string;
  members: ApiMember[];
}

/** Title and first member of a group. The supplement of the page lists its members in this order. */
type Start = readonly [title: string, first: string];

const JOBS: Readonly<Record<string, readonly [PageSupplement, readonly Start[]]>> = {
  Node: [
    node,
    [
      ['Position, size and transform', 'x'],
      ['Style', 'visible'],
      ['Parameters of filters', 'alpha'],
      ['Cache and export', 'cache'],
      ['Names and attributes', 'id'],
      ['Tree and order', 'parent'],
      ['Events', 'on'],
      ['Drag', 'draggable'],
      ['Drawing and animation', 'draw'],
    ],
  ],
  Shape: [
    shape,
    [
      ['Fill', 'fill'],
      ['Stroke', 'stroke'],
      ['Shadow', 'shadowColor'],
      ['Drawing and hit area', 'sceneFunc'],
      ['Pointer capture', 'hasPointerCapture'],
    ],
  ],
  Container: [
    container,
    [
      ['Children', 'children'],
      ['Clipping', 'clip'],
      ['Adding and finding', 'add'],
      ['Drawing', 'drawScene'],
    ],
  ],
  Stage: [
    stage,
    [
      ['Element and layers', 'container'],
      ['Pointer', 'getPointerPosition'],
      ['Drawing and tree', 'clear'],
      ['Pointer capture', 'hasPointerCapture'],
    ],
  ],
  Layer: [
    layer,
    [
      ['Canvas', 'canvas'],
      ['Size', 'getWidth'],
      ['Tree and order', 'setZIndex'],
      ['Drawing and hit area', 'drawScene'],
    ],
  ],
  Text: [
    text,
    [
      ['Font', 'fontFamily'],
      ['Text and layout', 'text'],
      ['Measuring', 'getTextWidth'],
    ],
  ],
  Transformer: [
    transformer,
    [
      ['Nodes and behavior', 'nodes'],
      ['Limits', 'boundBoxFunc'],
      ['Look', 'anchorStyleFunc'],
      ['State and layout', 'getActiveAnchor'],
    ],
  ],
};

/** Whether a page lists its members by job. */
export function hasJobs(page: ApiPage): boolean {
  return Object.hasOwn(JOBS, page.name);
}

/** `x` of `getX` and `setX`: the methods behind an attribute, which belong to its group. */
function attributeOf(name: string): string {
  const half = /^[gs]et([A-Z])(\w*)$/.exec(name);
  return half ? `${(half[1] ?? '').toLowerCase()}${half[2] ?? ''}` : '';
}

/**
 * A class's members by job, sorted by name within each group; `undefined` for a class with few members. A member without its own text
 * is in the group of its attribute, otherwise in the last one.
 */
export function jobGroups(page: ApiPage, members: readonly ApiMember[]): JobGroup[] | undefined {
  const found = JOBS[page.name];
  if (!found) return undefined;
  const [{ members: texts = {} }, starts] = found;
  const order = Object.keys(texts);
  const groups = starts.map(([title, first]) => {
    const from = order.indexOf(first);
    if (from === -1)
      throw new Error(`supplement/jobs.ts: ${page.name} has no text for "${first}"; name another member.`);
    return { title, id: `job-${title.toLowerCase().replace(/\W+/g, '-')}`, from, members: [] as ApiMember[] };
  });
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.indexOf(attributeOf(name)));
  for (const member of byName(members)) {
    const at = placeOf(member.name);
    const group = at === -1 ? groups.at(-1) : groups.findLast(({ from }) => from <= at);
    (group ?? groups[0])?.members.push(member);
  }
  return groups.filter((group) => group.members.length > 0);
}

export function byName(members: readonly ApiMember[]): ApiMember[] {
  return [...members].sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
}
