import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type {
  DemoCard,
  DemoData,
  DemoSources,
  EarlyAddresses,
  InspectorAddresses,
  KonvaVersions,
  PublishedDemo,
  VendorManifest,
} from '../model/published';
import type { PlaygroundAddresses } from '../playground/project-info';
import type { TypeCheckAddresses } from '../type-check/type-data';
import { writeFilesWhole } from './files';
import { withInertCode } from './inert-code';
import type { Places } from './settings';

/** Writes the modules behind `@demo-data/`, one set for the client bundle and one for the server bundle. */
export class DataModules {
  readonly #waiting = new Map<string, string>();
  #last: Promise<void> = Promise.resolve();

  constructor(private readonly places: Places) {}

  /**
   * Writes everything put since the last write, together, because the bundler's watcher starts a build for every change. When it
   * resolves, concurrent writes are done too.
   */
  write(): Promise<void> {
    const done = this.#last.then(async () => {
      const files = new Map(this.#waiting);
      this.#waiting.clear();
      await writeFilesWhole(files);
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Puts a demo's module; its sources are in the server's module only, where they become HTML. */
  putDemo(demo: PublishedDemo, sources: DemoSources, problem?: string): void {
    const data: DemoData = problem === undefined ? demo : { ...demo, problem };
    const shout = problem === undefined ? '' : `console.error(${toScript(problem)});\n`;
    this.#waiting.set(path.join(this.places.client, `${demo.id}.js`), shout + moduleText(data));
    this.#waiting.set(
      path.join(this.places.server, `${demo.id}.js`),
      moduleText({ ...data, sources: withInertCode(demo, sources) }),
    );
  }

  /** True when a demo's module exists on disk. */
  has(id: string): boolean {
    return [this.places.client, this.places.server].every((folder) => existsSync(path.join(folder, `${id}.js`)));
  }

  putCatalog(cards: readonly DemoCard[]): void {
    this.#putBoth('catalog', cards);
  }

  putVendors(name: 'vendors' | 'vendors-development', manifest: VendorManifest): void {
    this.#putBoth(name, manifest);
  }

  putInspector(addresses: InspectorAddresses): void {
    this.#putBoth('inspector', addresses);
  }

  putKonvaVersions(versions: KonvaVersions): void {
    this.#putBoth('konva-versions', versions);
  }

  putFrame(srcdoc: string): void {
    this.#putBoth('frame', srcdoc);
  }

  putEarly(addresses: EarlyAddresses): void {
    this.#putBoth('early', addresses);
  }

  putPlayground(addresses: PlaygroundAddresses): void {
    this.#putBoth('playground', addresses);
  }

  putTypeCheck(addresses: TypeCheckAddresses): void {
    this.#putBoth('type-check', addresses);
  }

  #putBoth(name: string, value: unknown): void {
    const text = moduleText(value);
    for (const folder of [this.places.client, this.places.server])
      this.#waiting.set(path.join(folder, `${name}.js`), text);
  }
}

const BEFORE = 'export default ';
const BEHIND = ';\n';

function moduleText(value: unknown): string {
  return BEFORE + toScript(value) + BEHIND;
}

/** Evaluates the exported value of a data module's text. */
export function readModule(text: string): unknown {
  return JSON.parse(text.slice(BEFORE.length, -BEHIND.length));
}

function toScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/**
 * Deletes the files below a folder that are not in `kept`.
 *
 * @param kept paths below the folder, with forward slashes
 */
export async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !kept.has(path.relative(folder, file).replaceAll('\\', '/')) && !file.endsWith('.part'))
      .map((file) => rm(file, { force: true })),
  );
}
