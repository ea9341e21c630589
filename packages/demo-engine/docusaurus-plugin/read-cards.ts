import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isArrayOf, isRecord, isString } from '@site-packages/contracts';
import type { DemoCard } from '../model/published';
import { readModule } from '../precompile/data-modules';
import { placesOf } from '../precompile/settings';

/** The engine writes these files itself, so this only checks that the file is complete. */
function isCard(value: unknown): value is DemoCard {
  return isRecord(value) && isString(value['id']) && isString(value['title']) && isArrayOf(value['tags'], isString);
}

/**
 * Reads the cards of all demos, as in `@demo-data/catalog`. Available once the plugin has loaded its content.
 *
 * @param root the site's folder
 * @throws when the engine has not written them
 */
export function readDemoCards(root: string): DemoCard[] {
  const file = path.join(placesOf({ root }).client, 'catalog.js');
  const cards = readModule(readFileSync(file, 'utf8'));
  if (!isArrayOf(cards, isCard)) throw new Error(`${file} is not a list of demos. Build the site again.`);
  return cards;
}
