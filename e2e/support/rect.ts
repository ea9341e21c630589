import fs from 'node:fs';
import path from 'node:path';
import { FLAVOUR_LABELS, FLAVOURS } from '../../packages/demo-engine/model/flavours';
import { DEMOS_FOLDER } from '../../testing/paths';

/** The demo for tests of the player, and its tutorial. */
export const RECT = 'tutorials/shapes/Rect';
export const RECT_PAGE = '/docs/shapes/Rect.html';

/** Each flavor with the label of its tab. */
export const LABELED_FLAVOURS = FLAVOURS.map((flavour) => [flavour, FLAVOUR_LABELS[flavour]] as const);

/**
 * A source file of the demo as readers get it, with files that demos share next to it.
 *
 * @param file path below the demo's folder
 */
export function rectSource(file: string): string {
  const text = fs.readFileSync(path.join(DEMOS_FOLDER, RECT, file), 'utf8');
  return text.replaceAll(/'(?:\.\.\/)+common\/\w+\//g, "'./");
}
