import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  endTopic,
  type History,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';

/** A window in millimeters. This file depends on neither Konva nor a framework. */

/** Outer size of the frame. */
export interface Size {
  width: number;
  height: number;
}

export type Side = keyof Size;

export const LIMITS: Record<Side, { min: number; max: number }> = {
  width: { min: 600, max: 3600 },
  height: { min: 500, max: 2200 },
};

/** How wide the parts of the frame are. */
export const PROFILE = 80;
/** Each hat in the window needs so much room. */
const HAT = { width: 400, height: 430 };

/** The glass that is seen between the parts of the frame. */
export const glassOf = ({ width, height }: Size) => ({
  x: PROFILE,
  y: PROFILE,
  width: width - 2 * PROFILE,
  height: height - 2 * PROFILE,
});

/** How many hats are side by side, and on how many shelves. */
export function hatsOf(size: Size) {
  const { width, height } = glassOf(size);
  return { across: Math.floor(width / HAT.width), shelves: Math.floor(height / HAT.height) };
}

/**
 * The four parts of the frame: x and y of their corners in turn. Their ends are cut at 45 degrees, so that each part is as long as the window outside
 * and as the glass inside.
 */
export function partsOf({
  width,
  height,
}: Size): Record<'top' | 'right' | 'bottom' | 'left', number[]> {
  const [right, bottom] = [width - PROFILE, height - PROFILE];
  return {
    top: [0, 0, width, 0, right, PROFILE, PROFILE, PROFILE],
    right: [width, 0, width, height, right, bottom, right, PROFILE],
    bottom: [width, height, 0, height, PROFILE, bottom, right, bottom],
    left: [0, height, 0, 0, PROFILE, PROFILE, PROFILE, bottom],
  };
}

/** What is around the window: the street below, the sign above, a passer-by at its left. */
export const AROUND = { left: 980, right: 420, top: 700, bottom: 760 };
/** Minimum space for the dimension lines, in pixels. */
const LINES = { right: 74, bottom: 62 };

/** Scale (pixels per millimeter) and upper left corner of the window on a stage of this size. */
export function placeOf(size: Size, stage: Size) {
  const fit = (room: number, length: number) => Math.max(room, 1) / length;
  // The lines take pixels, the street takes millimeters: the larger of both counts.
  const scale = Math.min(
    fit(stage.width, AROUND.left + size.width + AROUND.right),
    fit(stage.width - LINES.right, AROUND.left + size.width),
    fit(stage.height, AROUND.top + size.height + AROUND.bottom),
    fit(stage.height - LINES.bottom, AROUND.top + size.height),
  );
  const right = Math.max(AROUND.right * scale, LINES.right);
  const below = Math.max(AROUND.bottom * scale, LINES.bottom);
  const spare = stage.width - right - (AROUND.left + size.width) * scale;
  return {
    x: AROUND.left * scale + Math.max(0, spare) / 2,
    y: stage.height - below - size.height * scale,
    scale,
  };
}

/** "1,800 mm" */
export const millimeters = (length: number) => `${length.toLocaleString('en-US')} mm`;

// What is edited.

/** All that the views show. Every function returns a new one. */
export interface Shop {
  history: History<Size>;
  says: string;
}

export const sizeOf = ({ history }: Shop) => currentStep(history);

export function describe(size: Size): string {
  const { width, height } = glassOf(size);
  const { across, shelves } = hatsOf(size);
  const area = ((width * height) / 1e6).toFixed(2);
  const hats = across * shelves;
  return `Glass ${millimeters(width)} by ${millimeters(height)}, ${area} m². Room for ${hats} ${hats === 1 ? 'hat' : 'hats'}.`;
}

export function newShop(): Shop {
  const size = { width: 1900, height: 1420 };
  return { history: newHistory(size), says: describe(size) };
}

/** Takes a number for a side, in whole millimeters, or says what is wrong with it. */
export function setSide(shop: Shop, side: Side, value: number): Shop {
  const { min, max } = LIMITS[side];
  if (!(value >= min && value <= max)) {
    return { ...shop, says: `The ${side} is from ${millimeters(min)} to ${millimeters(max)}.` };
  }
  const size = { ...sizeOf(shop), [side]: Math.round(value) };
  return { history: addStep(shop.history, size, side), says: describe(size) };
}

/** The field was left: what is typed next is another step, and a refused number is forgotten. */
export const endEdit = (shop: Shop): Shop => ({
  history: endTopic(shop.history),
  says: describe(sizeOf(shop)),
});

const travel = (history: History<Size>): Shop => ({
  history,
  says: describe(currentStep(history)),
});

export const undoLast = (shop: Shop): Shop =>
  canUndo(shop.history)
    ? travel(undo(shop.history))
    : { ...shop, says: 'There is nothing to undo.' };

export const redoNext = (shop: Shop): Shop =>
  canRedo(shop.history)
    ? travel(redo(shop.history))
    : { ...shop, says: 'There is nothing to do again.' };
