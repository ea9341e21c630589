import type { Flavour } from '../../packages/demo-engine/model/flavours';

/** Expected outcome of a pasted program after Run. At least one field is given. */
export interface Ending {
  /** How many nodes of a class are on the program's stages: `{ Rect: 3 }`. Something must be drawn on a canvas, too. */
  draws?: Readonly<Record<string, number>>;
  /** A part of the problem panel's text. Without it, a program that reports a problem fails its test. */
  says?: string;
  /** A part of the console's text. */
  logs?: string;
  /** A part of the text that the result shows next to the canvas. */
  shows?: string;
}

/**
 * The programs of a group by their path below the group's folder: `vanilla/script-style.js`. The folder is the flavor they are pasted into.
 */
export type Snippets = Readonly<Record<`${Flavour}/${string}`, Ending>>;
