import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths';

/** Which files the generator cut each route's content into: `/docs/overview.html-dbe` to names of chunks. */
const FILE = path.join(ROOT, '.docusaurus', 'routesChunkNames.json');

function readRoutes(): Map<string, Map<string, string>> {
  const parsed: unknown = JSON.parse(fs.readFileSync(FILE, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${FILE} holds no routes. Build the site again.`);
  return new Map(
    Object.entries(parsed).map(([route, chunks]) => [
      route.replace(/-[^-]+$/, ''),
      new Map(
        Object.entries(Object(chunks)).flatMap(([part, name]) => (typeof name === 'string' ? [[part, name]] : [])),
      ),
    ]),
  );
}

let routes: Map<string, Map<string, string>> | undefined;

/**
 * Pattern of the script that holds a part of a page: its text (`content`) or its component (`__comp`).
 *
 * @param address the page's path as the generator has it: `/blog`, `/docs/overview.html`
 * @throws when the page has no such part
 */
export function chunkOf(address: string, part: 'content' | '__comp' = 'content'): RegExp {
  routes ??= readRoutes();
  const name = routes.get(address)?.get(part);
  if (name === undefined) throw new Error(`${FILE} has no "${part}" of ${address}. Is that the address of a page?`);
  return new RegExp(`/assets/js/${name}\\.[0-9a-f]+\\.js$`);
}
