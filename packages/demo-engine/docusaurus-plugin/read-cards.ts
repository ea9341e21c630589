import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoCard } from '../model/published';
import { readModule } from '../precompile/data-modules';
import { placesOf } from '../precompile/settings';

/**
 * Reads the cards of all demos, as in `@demo-data/catalog`. Available once the plugin has loaded its content.
 *
 * @param root the site's folder
 * @throws when the engine has not written them
 */
export function readDemoCards(root: string): DemoCard[] {
  const file = path.join(placesOf({ root }).client, 'catalog.js');
  return readModule(readFileSync(file, 'utf8')) as DemoCard[];
}
