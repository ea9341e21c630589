/** The side of the root: right or left. */
export type Side = 1 | -1;

/** The map is a tree of topics; its root is the topic in the middle. This file does not depend on Konva. */
export interface Topic {
  id: number;
  label: string;
  isFolded: boolean;
  /** Only those of a main topic count: the topics in it follow. */
  side: Side;
  color: number;
  /** How far a drag has moved it, with its branch, from its position in the layout: away from the root, and down. */
  out: number;
  down: number;
  children: Topic[];
}

export const COLOR_COUNT = 6;
export const MAX_TOPICS = 200;
export const MAX_LETTERS = 60;
/** The name of a topic until the user names it. */
export const NEW_LABEL = 'New topic';

/** A topic and all topics in it, folded or not, from top to bottom. */
export const topicsIn = (topic: Topic): Topic[] => [topic, ...topic.children.flatMap(topicsIn)];

export const findTopic = (root: Topic, id: number) => topicsIn(root).find((one) => one.id === id);

export const parentOf = (root: Topic, id: number) =>
  topicsIn(root).find(({ children }) => children.some((child) => child.id === id));

/** The topics from the root to this one. */
export function pathTo(root: Topic, id: number): Topic[] {
  if (root.id === id) return [root];
  for (const child of root.children) {
    const rest = pathTo(child, id);
    if (rest.length > 0) return [root, ...rest];
  }
  return [];
}

/** The tree with one topic changed. Branches without it are the same objects as before. */
export function change(topic: Topic, id: number, by: (topic: Topic) => Topic): Topic {
  if (topic.id === id) return by(topic);
  const children = topic.children.map((child) => change(child, id, by));
  return children.every((child, i) => child === topic.children[i]) ? topic : { ...topic, children };
}

/** The name without spaces around it, at most 60 letters long; null if nothing is left. */
export function cleanLabel(typed: string): string | null {
  const label = [...typed.trim().replace(/\s+/g, ' ')].slice(0, MAX_LETTERS).join('').trim();
  return label === '' ? null : label;
}

/** Renames a topic, or returns null for an empty name. */
export function rename(root: Topic, id: number, typed: string): Topic | null {
  const label = cleanLabel(typed);
  return label === null ? null : change(root, id, (topic) => ({ ...topic, label }));
}

/** Adds a topic to another, which unfolds: after a sibling, or as the last one. Null if the map is full. */
export function addTopic(root: Topic, parentId: number, after?: number): [Topic, number] | null {
  const all = topicsIn(root);
  const parent = findTopic(root, parentId);
  if (!parent || all.length >= MAX_TOPICS) return null;
  const sibling = parent.children.find(({ id }) => id === after);
  const id = Math.max(...all.map((topic) => topic.id)) + 1;
  const topic: Topic = {
    id,
    label: NEW_LABEL,
    isFolded: false,
    side: sibling?.side ?? emptierSide(root),
    color: rarestColor(root),
    out: 0,
    down: 0,
    children: [],
  };
  return [insert(root, parentId, topic, sibling?.id), id];
}

/** Puts a topic behind a sibling, or at the end. */
const insert = (root: Topic, parentId: number, topic: Topic, after?: number) =>
  change(root, parentId, (parent) => {
    const index = parent.children.findIndex(({ id }) => id === after);
    const children = parent.children.toSpliced(
      index < 0 ? parent.children.length : index + 1,
      0,
      topic,
    );
    return { ...parent, isFolded: false, children };
  });

const take = (root: Topic, id: number) => {
  const parent = parentOf(root, id);
  return parent
    ? change(root, parent.id, (topic) => ({
        ...topic,
        children: topic.children.filter((child) => child.id !== id),
        isFolded: topic.isFolded && topic.children.length > 1,
      }))
    : root;
};

/** The side of the root with fewer topics. */
function emptierSide(root: Topic): Side {
  const sizes = ([1, -1] as const).map((side) => {
    const branches = root.children.filter((topic) => topic.side === side);
    return branches.reduce((sum, branch) => sum + topicsIn(branch).length, 0);
  });
  return (sizes[1] ?? 0) < (sizes[0] ?? 0) ? -1 : 1;
}

/** The first of the least used colors of main topics. */
function rarestColor(root: Topic): number {
  const counts = Array.from(
    { length: COLOR_COUNT },
    (_, color) => root.children.filter((topic) => topic.color === color).length,
  );
  return counts.indexOf(Math.min(...counts));
}

/** Removes a topic with its branch, and says which one to select next. The root stays: null. */
export function remove(root: Topic, id: number): [Topic, number] | null {
  const parent = parentOf(root, id);
  if (!parent) return null;
  const index = parent.children.findIndex((child) => child.id === id);
  const next = parent.children[index + 1] ?? parent.children[index - 1] ?? parent;
  return [take(root, id), next.id];
}

/** Folds or unfolds a topic. Returns null for the root and for topics without children. */
export function toggleFold(root: Topic, id: number): Topic | null {
  const topic = findTopic(root, id);
  if (!topic || topic === root || topic.children.length === 0) return null;
  return change(root, id, (one) => ({ ...one, isFolded: !one.isFolded }));
}

/** Moves a topic with its branch into another one, to its end or behind a sibling. Null if that is in the branch itself. */
export function moveInto(root: Topic, id: number, into: number, after?: number): Topic | null {
  const topic = findTopic(root, id);
  if (!topic || topic === root || !findTopic(root, into)) return null;
  if (topicsIn(topic).some((one) => one.id === into)) return null;
  const rest = take(root, id);
  const sibling = findTopic(root, after ?? -1);
  const isNewBranch = into === root.id && parentOf(root, id) !== root;
  const moved: Topic = {
    ...topic,
    out: 0,
    down: 0,
    side: isNewBranch ? (sibling?.side ?? emptierSide(rest)) : topic.side,
    color: isNewBranch ? rarestColor(rest) : topic.color,
  };
  return insert(rest, into, moved, after);
}

export type Move = 'up' | 'down' | 'inward' | 'outward';

/** Moves a topic by one position: among its siblings, out of its parent, or into the topic above it. Null at the ends. */
export function moveByOne(root: Topic, id: number, move: Move): Topic | null {
  const parent = parentOf(root, id);
  const topic = findTopic(root, id);
  if (!parent || !topic) return null;
  // On the other side of the root is another column.
  const column = parent.children.filter(({ side }) => parent !== root || side === topic.side);
  const index = column.indexOf(topic);
  const above = column[index - 1];
  if (move === 'outward') return above ? moveInto(root, id, above.id) : null;
  if (move === 'inward') {
    const grandparent = parentOf(root, parent.id);
    if (!grandparent) return setSide(root, id, topic.side === 1 ? -1 : 1);
    return moveInto(root, id, grandparent.id, parent.id);
  }
  const other = move === 'up' ? above : column[index + 1];
  if (!other) return null;
  return change(root, parent.id, (one) => ({
    ...one,
    children: one.children.map((child) =>
      child === topic ? other : child === other ? topic : child,
    ),
  }));
}

/** Moves a main topic to a side of the root. */
export const setSide = (root: Topic, id: number, side: Side): Topic =>
  change(root, id, (topic) => ({ ...topic, side, out: 0, down: 0 }));

/** Moves a topic with its branch away from its position in the layout. */
export const setOffset = (root: Topic, id: number, out: number, down: number): Topic =>
  change(root, id, (topic) => ({ ...topic, out, down }));

/** Removes all offsets. Siblings get their visible order, from top to bottom. */
export function tidy(topic: Topic, heightOf: (id: number) => number | undefined): Topic {
  const height = ({ id }: Topic) => heightOf(id) ?? 0;
  const children = topic.children
    .toSorted((a, b) => height(a) - height(b))
    .map((child) => tidy(child, heightOf));
  return { ...topic, out: 0, down: 0, children };
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The topic that an arrow key goes to; null at the ends. */
export function neighbor(root: Topic, id: number, key: Arrow, sides: 1 | 2): number | null {
  const path = pathTo(root, id);
  const topic = path.at(-1);
  if (!topic) return null;
  const sideOf = (one: Topic) => (sides === 1 ? 1 : one.side);
  const side = path[1] && sideOf(path[1]);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const to = key === 'ArrowRight' ? 1 : -1;
    if (side && side !== to) return path.at(-2)?.id ?? null;
    const shown = topic.isFolded ? [] : topic.children;
    return shown.find((child) => side ?? sideOf(child) === to)?.id ?? null;
  }
  // Up and down go through the column, past the ends of a branch.
  let column = root.children.filter((child) => sideOf(child) === side);
  for (let depth = 2; depth < path.length; depth += 1) {
    column = column.flatMap(({ isFolded, children }) => (isFolded ? [] : children));
  }
  const index = column.findIndex((one) => one.id === id);
  return column[index + (key === 'ArrowDown' ? 1 : -1)]?.id ?? null;
}
