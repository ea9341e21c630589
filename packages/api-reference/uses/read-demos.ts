import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '@site-packages/contracts';
import type { ApiModel } from '../model/api';
import { libraryFacts, type LibraryFacts } from './library-facts';
import { scriptUses } from './script-uses';
import { svelteUses } from './svelte-uses';
import { UseSet } from './use-set';
import { vueUses } from './vue-uses';

/** What the flavors of one demo use: classes and namespaces, and members as `Owner.member`, both sorted. */
export interface DemoUses {
  pages: string[];
  members: string[];
}

/** By demo id. */
export type UsesByDemo = Readonly<Record<string, DemoUses>>;

const CACHE = '.generated/cache/demo-uses.json';
const SOURCE = /\.(ts|tsx|vue|svelte)$/;
/** A demo's checks, poster scripts, type declarations and tests are not part of what it teaches. */
const ASIDE = /(^|\/)((check|poster|loop)\.ts|[^/]+\.d\.ts|[^/]+\.test\.ts)$/;

/**
 * What each demo uses, found by the syntax of all its flavors' sources. A demo that has not changed since the last run is not parsed again:
 * parsing takes far longer than hashing, and most runs change one demo.
 *
 * @param root the project's folder, with `demos/`
 * @throws with file and reason when a source cannot be parsed
 */
export function readDemos(root: string, model: ApiModel): UsesByDemo {
  const facts = libraryFacts(model);
  const before = readCache(path.join(root, CACHE));
  const engine = engineKey(model);
  const kept: Record<string, { key: string; uses: DemoUses }> = {};
  for (const id of demoIds(path.join(root, 'demos'))) {
    const folder = path.join(root, 'demos', id);
    const files = sourcesOf(folder).map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
    const hash = createHash('sha256').update(engine);
    for (const { file, text } of files) hash.update(`\0${file}\0${text}`);
    const key = hash.digest('hex').slice(0, 20);
    const known = before[id];
    if (known?.key === key) {
      kept[id] = known;
      continue;
    }
    const uses = new UseSet(facts);
    for (const { file, text } of files) uses.add(fileUses(facts, path.join(folder, file), text));
    kept[id] = { key, uses: { pages: [...uses.pages].sort(), members: [...uses.members].sort() } };
  }
  const file = path.join(root, CACHE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(kept));
  return Object.fromEntries(Object.entries(kept).map(([id, { uses }]) => [id, uses]));
}

/** Changes with Konva's members and with the code that reads sources. */
function engineKey(model: ApiModel): string {
  const names = model.pages.map(({ name, kind, hierarchy, members, events = [] }) => [
    name,
    kind,
    hierarchy?.ancestors,
    members.map((member) => [member.name, member.kind, member.static, member.signatures[0]?.returns]),
    events.map((event) => event.name),
  ]);
  const hash = createHash('sha256').update(JSON.stringify([model.library.version, names]));
  for (const name of readdirSync(import.meta.dirname).sort())
    if (!name.endsWith('.test.ts')) hash.update(readFileSync(path.join(import.meta.dirname, name)));
  return hash.digest('hex');
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** The cache of an earlier run; entries of another form are ignored. */
function readCache(file: string): Record<string, { key: string; uses: DemoUses }> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
  const found: Record<string, { key: string; uses: DemoUses }> = {};
  for (const [id, entry] of Object.entries(isRecord(parsed) ? parsed : {})) {
    if (!isRecord(entry) || typeof entry['key'] !== 'string' || !isRecord(entry['uses'])) continue;
    const { pages, members } = entry['uses'];
    if (isTexts(pages) && isTexts(members)) found[id] = { key: entry['key'], uses: { pages, members } };
  }
  return found;
}

/** Folders with a flavor's code, or with a `demo.json`. */
function demoIds(demos: string): string[] {
  if (!existsSync(demos)) return [];
  const ids = readdirSync(demos, { recursive: true, encoding: 'utf8' })
    .map(
      (file) => /^(.+)\/(?:demo\.json|(?:vanilla|react|vue|svelte)\/[^/]+)$/.exec(file.replaceAll(path.sep, '/'))?.[1],
    )
    .filter((id) => id !== undefined)
    .filter((id) => !/^(?:assets|common|types)(?:\/|$)/.test(id));
  return [...new Set(ids)].sort();
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => SOURCE.test(file) && !ASIDE.test(file))
    .sort();
}

function fileUses(facts: LibraryFacts, file: string, text: string): UseSet {
  try {
    if (file.endsWith('.vue')) return vueUses(facts, file, text);
    if (file.endsWith('.svelte')) return svelteUses(facts, file, text);
    return scriptUses(facts, file, text).uses;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be parsed: ${reason}`, { cause: error });
  }
}
