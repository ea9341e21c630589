import type Konva from 'konva';
import type { View } from '../../../common/konva/zoom';
import { mapOf, run, shownMap, type Command, type Drag, type Editor } from './editor';
import { boundsOf, layOut, targetAt, type Placed, type Size } from './layout';
import { measureTopic } from './look';

/** Minimum width for topics on both sides of the root. */
const TWO_SIDES = 620;
const MARGIN = 22;
/** A small map is not enlarged. */
const LARGEST_FIT = 1.15;
/** Zoom limits for the user. */
export const LIMITS = { least: 0.2, most: 3 };

/** The editor and the part of the map on the stage. All that a flavor keeps in its state. */
export interface Screen {
  editor: Editor;
  /** Null shows the whole map, at any size of the stage. */
  view: View | null;
}

/** Where everything is on a stage of this size. */
export function pictureOf({ editor, view }: Screen, size: Size) {
  const sides = size.width < TWO_SIDES ? 1 : 2;
  const resting = layOut(mapOf(editor), measureTopic, sides);
  const placed = editor.drag ? layOut(shownMap(editor), measureTopic, sides) : resting;
  const find = (id: number | null) => placed.find(({ topic }) => topic.id === id);
  return {
    sides,
    /** The positions without a drag. */
    resting,
    placed,
    // A drag does not change the view.
    view: view ?? fitMap(boundsOf(resting), size),
    selected: find(editor.selected),
    edited: find(editor.editing),
    target: find(editor.drag?.target ?? null),
  } as const;
}

/** Runs a command. Zoomed in, the view follows the selected topic. */
export function act(screen: Screen, command: Command, size: Size): Screen {
  // Another map is shown as a whole: the old view may be far away from it.
  const view = command.do === 'open' ? null : screen.view;
  const next = { editor: run(screen.editor, command), view };
  if (next.editor === screen.editor) return screen;
  const { selected } = pictureOf(next, size);
  if (!view || !selected || next.editor.drag) return next;
  return { ...next, view: reveal(view, selected, size) };
}

/** Lines up all topics, in the order in which they are seen. */
export function tidyUp(screen: Screen, size: Size): Screen {
  const { resting } = pictureOf(screen, size);
  const heights = new Map(resting.map(({ topic, y }) => [topic.id, y]));
  return act(screen, { do: 'tidy', heightOf: (id) => heights.get(id) }, size);
}

/** Pans or zooms: from the view that is shown. */
export const look = (screen: Screen, change: (view: View) => View, size: Size): Screen => ({
  ...screen,
  view: change(pictureOf(screen, size).view),
});

/** The command for a topic's node at a dragged position, with the pointer at another point. */
export function dragTo(
  screen: Screen,
  id: number,
  { x, y }: Konva.Vector2d,
  pointer: Konva.Vector2d,
  size: Size,
): Drag {
  const { resting, sides } = pictureOf(screen, size);
  const home = resting.find(({ topic }) => topic.id === id);
  if (!home) return { id, out: 0, down: 0, target: null, isAcross: false };
  const { topic, side, depth } = home;
  return {
    id,
    out: topic.out + side * (x - home.x),
    down: topic.down + y - home.y,
    target: targetAt(resting, id, pointer),
    isAcross: sides === 2 && depth === 1 && side * x < 0,
  };
}

/** The whole map, centered. */
export function fitMap(bounds: Size & Konva.Vector2d, size: Size): View {
  const scale = Math.min(
    Math.max(size.width - 2 * MARGIN, 1) / bounds.width,
    Math.max(size.height - 2 * MARGIN, 1) / bounds.height,
    LARGEST_FIT,
  );
  return {
    x: size.width / 2 - (bounds.x + bounds.width / 2) * scale,
    y: size.height / 2 - (bounds.y + bounds.height / 2) * scale,
    scale,
  };
}

/** The view moved as little as possible so that a topic is on the stage. */
export function reveal(view: View, { x, y, width, height }: Placed, size: Size): View {
  const shift = (low: number, high: number, room: number) =>
    Math.max(MARGIN - low, 0) || Math.min(room - MARGIN - high, 0);
  const left = view.x + (x - width / 2) * view.scale;
  const top = view.y + (y - height / 2) * view.scale;
  return {
    x: view.x + shift(left, left + width * view.scale, size.width),
    y: view.y + shift(top, top + height * view.scale, size.height),
    scale: view.scale,
  };
}

export const middleOf = ({ width, height }: Size) => ({ x: width / 2, y: height / 2 });
