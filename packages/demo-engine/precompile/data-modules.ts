import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type {
  DemoCard,
  DemoData,
  DemoSources,
  EarlyAddresses,
  PublishedDemo,
  VendorManifest,
} from '../model/published';
import type { PlaygroundAddresses } from '../playground/project-info';
import type { TypeCheckAddresses } from '../type-check/type-data';
import { writeFileWhole } from './files';
import type { Places } from './settings';

/** Writes the modules behind `@demo-data/`, one set for the browser's bundle and one for the server's. */
export class DataModules {
  constructor(private readonly places: Places) {}

  /** A demo's module; its sources are on the server's side only, where they become HTML. */
  async writeDemo(demo: PublishedDemo, sources: DemoSources, problem?: string): Promise<void> {
    const data: DemoData = problem === undefined ? demo : { ...demo, problem };
    const shout = problem === undefined ? '' : `console.error(${toScript(problem)});\n`;
    await Promise.all([
      writeFileWhole(path.join(this.places.client, `${demo.id}.js`), shout + moduleText(data)),
      writeFileWhole(path.join(this.places.server, `${demo.id}.js`), moduleText({ ...data, sources })),
    ]);
  }

  writeCatalog(demos: readonly PublishedDemo[]): Promise<void> {
    const cards = demos.map(({ flavours, ...card }): DemoCard => ({
      ...card,
      flavours: flavours.map(({ flavour }) => flavour),
    }));
    return this.#writeBoth('catalog', cards);
  }

  writeVendors(manifest: VendorManifest): Promise<void> {
    return this.#writeBoth('vendors', manifest);
  }

  writeFrame(srcdoc: string): Promise<void> {
    return this.#writeBoth('frame', srcdoc);
  }

  writeEarly(addresses: EarlyAddresses): Promise<void> {
    return this.#writeBoth('early', addresses);
  }

  writePlayground(addresses: PlaygroundAddresses): Promise<void> {
    return this.#writeBoth('playground', addresses);
  }

  writeTypeCheck(addresses: TypeCheckAddresses): Promise<void> {
    return this.#writeBoth('type-check', addresses);
  }

  async #writeBoth(name: string, value: unknown): Promise<void> {
    const text = moduleText(value);
    await Promise.all([
      writeFileWhole(path.join(this.places.client, `${name}.js`), text),
      writeFileWhole(path.join(this.places.server, `${name}.js`), text),
    ]);
  }
}

function moduleText(value: unknown): string {
  return `export default ${toScript(value)};\n`;
}

function toScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/**
 * Deletes the files below a folder that a run did not write.
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
