import type { SentBundle } from '../model/messages';
import type { VendorManifest } from '../model/published';
import type { FileStore } from './file-store';

/** What a frame needs to resolve package imports: specifier to bundle key, and the bundles. */
export interface VendorSet {
  specifiers: Record<string, string>;
  bundles: Record<string, SentBundle>;
}

/** The libraries that demos import, fetched once per page and sent to every frame that needs them. */
export class VendorStore {
  constructor(
    private readonly manifest: VendorManifest,
    private readonly files: FileStore<string>,
  ) {}

  /** Keys of the specifiers' bundles and of all bundles that those import, without duplicates. */
  keysOf(specifiers: Iterable<string>): string[] {
    const keys = new Set<string>();
    const visit = (key: string): void => {
      if (keys.has(key)) return;
      keys.add(key);
      for (const imported of this.manifest.bundles[key]?.imports ?? []) visit(imported.key);
    };
    for (const specifier of specifiers) {
      const key = this.manifest.specifiers[specifier];
      if (key === undefined) {
        const known = Object.keys(this.manifest.specifiers).join(', ');
        throw new Error(`The package "${specifier}" is not there. A demo can import ${known}.`);
      }
      visit(key);
    }
    return [...keys];
  }

  /**
   * @param specifiers packages that the demo imports and that mounting needs
   * @throws when a package is unknown or a bundle cannot be fetched
   */
  async load(specifiers: Iterable<string>): Promise<VendorSet> {
    const wanted = [...new Set(specifiers)];
    const keys = this.keysOf(wanted);
    const bundles = await Promise.all(
      keys.map(async (key) => {
        const imports = this.manifest.bundles[key]?.imports ?? [];
        return [key, { code: await this.#bundle(key), imports }] as const;
      }),
    );
    const known = Object.fromEntries(
      wanted.flatMap((specifier) => {
        const key = this.manifest.specifiers[specifier];
        return key === undefined ? [] : [[specifier, key]];
      }),
    );
    return { specifiers: known, bundles: Object.fromEntries(bundles) };
  }

  #bundle(key: string): Promise<string> {
    const bundle = this.manifest.bundles[key];
    if (bundle?.url !== undefined) return this.files.get(bundle.url);
    if (bundle?.code === undefined) return Promise.reject(new Error(`The vendor manifest has no bundle ${key}.`));
    return Promise.resolve(bundle.code);
  }
}
