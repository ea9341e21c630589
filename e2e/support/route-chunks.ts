import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../testing/paths';

/** The chunks of each route's content: `/docs/overview.html-dbe` to names of chunks. */
const FILE = path.join(ROOT, '.docusaurus', 'routesChunkNames.json');
/** The chunks that an import of each name loads, with its own last. */
const MANIFEST = path.join(ROOT, '.docusaurus', 'client-manifest.json');

function readRoutes(): Map<string, Map<string, string>> {
  const parsed: unknown = JSON.parse(fs.readFileSync(FILE, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${FILE} has no routes. Build the site again.`);
  return new Map(
    Object.entries(parsed).map(([route, chunks]) => [
      route.replace(/-[^-]+$/, ''),
      new Map(
        Object.entries(Object(chunks)).flatMap(([part, name]) => (typeof name === 'string' ? [[part, name]] : [])),
      ),
    ]),
  );
}

/** The id of a chunk, which is part of its file name. */
function chunkId(name: string): string {
  const manifest: unknown = JSON.parse(fs.readFileSync(MANIFEST, 'utf8'));
  const ids: unknown = Object(Object(manifest).origins)[name];
  if (!Array.isArray(ids) || ids.length === 0)
    throw new Error(`${MANIFEST} has no chunk ${name}. Build the site again.`);
  return String(ids[ids.length - 1]);
}

let routes: Map<string, Map<string, string>> | undefined;

/**
 * Pattern of the script with a part of a page: its text (`content`) or its component (`__comp`).
 *
 * @param address the page's path in Docusaurus: `/blog`, `/docs/overview.html`
 * @throws when the page has no such part
 */
export function chunkOf(address: string, part: 'content' | '__comp' = 'content'): RegExp {
  routes ??= readRoutes();
  const name = routes.get(address)?.get(part);
  if (name === undefined) throw new Error(`${FILE} has no "${part}" of ${address}. Is that the address of a page?`);
  return new RegExp(`/assets/js/${chunkId(name)}\\.[0-9a-f]+\\.js$`);
}

/**
 * Pattern of the script with the whole content of an API page. It is only loaded when the reader navigates to the page within the site: the
 * first page has its text in the HTML.
 *
 * @param address the page's path: `/api/Konva.Node.html`
 */
export function wholePageOf(address: string): RegExp {
  routes ??= readRoutes();
  return new RegExp(
    `/assets/js/${chunkId(`${routes.get(address)?.get('content') ?? address}-whole`)}\\.[0-9a-f]+\\.js$`,
  );
}
