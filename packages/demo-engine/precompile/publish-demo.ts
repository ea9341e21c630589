import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Highlighter } from '../highlight';
import { languageOfPath } from '../highlight';
import type { CatalogDemo } from '../model/demo';
import {
  type DemoCard,
  type DemoSources,
  narrowPoster,
  phonePoster,
  type Poster,
  type PublishedDemo,
  type PublishedFlavour,
} from '../model/published';
import type { ContentCache } from './cache';
import type { CompiledFlavour } from './compile-demo';
import { digest } from './digest';
import { writeFileWhole } from './files';
import { firstLine } from './first-line';
import { inReadingOrder, lessonPlace } from './reading-order';
import { DEMOS_FOLDER, type Places } from './settings';
import { webpSize } from './webp-size';

/** Widths of a poster's smaller versions, in pixels: for cards on standard and high-density screens. */
const NARROW_WIDTHS = [480, 960];
/** A smaller version is created only below this fraction of the picture's own width. */
const NARROW_ENOUGH = 0.8;
const NARROW_WEBP = { quality: 74, effort: 5, smartSubsample: true };
/** Part of the hash in the names of a poster's files, so that they change when these settings do. */
const NARROW_KEY = JSON.stringify([NARROW_WIDTHS, NARROW_ENOUGH, NARROW_WEBP]);

/** Width of the frame in which posters are taken, in CSS pixels. */
const FRAME_WIDTH = 720;
/** The part that a phone shows: from the top and the middle of the poster, in CSS pixels, one pixel each. */
const PHONE_PART = { width: 480, height: 560 };
/** It becomes part of a page's HTML, so a detailed poster gets a lower quality. */
const PHONE_QUALITIES = [40, 20];
const PHONE_BYTES = 12_000;
const PHONE_KEY = JSON.stringify([FRAME_WIDTH, PHONE_PART, PHONE_QUALITIES, PHONE_BYTES]);

export interface Publication {
  demo: PublishedDemo;
  sources: DemoSources;
  /** Served files, below `demo-assets/`. */
  files: string[];
}

/** Writes a demo's served files and returns what a page needs to know about them. */
export class Publisher {
  constructor(
    private readonly places: Places,
    private readonly highlighter: Highlighter,
    private readonly cache: ContentCache,
  ) {}

  /**
   * Writes a demo's picture, which a list of demos shows before the demo itself is compiled.
   *
   * @param isDraft skips what takes long: the smaller versions of the picture
   */
  async card(demo: CatalogDemo, isDraft: boolean): Promise<{ card: DemoCard; files: string[] }> {
    const files: string[] = [];
    const { id, title, summary, tags, level, height, narrowHeight, growth, downloads, large } = demo;
    const write = (file: string, content: Uint8Array) => this.#write(files, file, content);
    const poster = await this.#poster(demo, isDraft, write);
    const loop = await this.#loop(demo, write);
    const card = {
      id,
      title,
      summary,
      tags,
      ...(level === undefined ? {} : { level }),
      height,
      ...(narrowHeight === undefined ? {} : { narrowHeight }),
      ...(growth === undefined ? {} : { growth }),
      ...(downloads === undefined ? {} : { downloads }),
      ...(large === undefined ? {} : { large }),
      flavours: demo.flavours.map(({ flavour }) => flavour),
      ...(poster === undefined ? {} : { poster }),
      ...(loop === undefined ? {} : { loop }),
    };
    return { card, files };
  }

  /** @param files receives the file's path */
  async #write(files: string[], file: string, content: string | Uint8Array): Promise<string> {
    files.push(file);
    await writeFileWhole(path.join(this.places.published, file), content);
    return this.places.publishedUrl + encodeURI(file);
  }

  async publish(demo: CatalogDemo, compiled: readonly CompiledFlavour[]): Promise<Publication> {
    const { card, files } = await this.card(demo, false);
    const write = (file: string, content: string | Uint8Array): Promise<string> => this.#write(files, file, content);
    const writeJson = (folder: string, name: string, value: unknown): Promise<string> => {
      const text = JSON.stringify(value);
      return write(`${folder}/${name}.${digest(text)}.json`, text);
    };

    const assets = new Map<string, string>();
    for (const [name, place] of Object.entries(demo.assets)) {
      const content = await readFile(place);
      const ending = path.extname(name);
      const stem = name.slice(0, name.length - ending.length);
      assets.set(name, await write(`assets/${stem}.${digest(content)}${ending}`, content));
    }

    const sources: DemoSources = { id: demo.id, flavours: [] };
    const flavours: PublishedFlavour[] = [];
    for (const { flavour, files: unordered } of demo.flavours) {
      const lesson = lessonPlace(unordered, demo.lesson ?? []);
      const sourceFiles = inReadingOrder(unordered, lesson?.path);
      const result = compiled.find((one) => one.flavour === flavour);
      if (result === undefined) continue;
      sources.flavours.push({
        flavour,
        files: await Promise.all(
          sourceFiles.map(async ({ path: file, text }) => ({
            path: file,
            text,
            html: await this.highlighter.toHtml(text.replace(/\n$/, ''), languageOfPath(file)),
          })),
        ),
      });
      const hasMaps = Object.keys(result.maps).length > 0;
      flavours.push({
        flavour,
        files: sourceFiles.map((file) => file.path),
        lines: sourceFiles.map(({ text }) => text.replace(/\n$/, '').split('\n').length),
        starts: sourceFiles.map(({ path: file, text }) => (file === lesson?.path ? lesson.start : firstLine(text))),
        ...(lesson === undefined ? {} : { lesson: lesson.path }),
        compiledUrl: await writeJson('compiled', `${demo.id}.${flavour}`, result.compiled),
        ...(hasMaps ? { mapsUrl: await writeJson('maps', `${demo.id}.${flavour}`, result.maps) } : {}),
        assets: Object.fromEntries(result.compiled.assets.map((name) => [name, assets.get(name) ?? ''])),
        packages: result.compiled.packages,
      });
    }
    const sourcesUrl = await writeJson('sources', demo.id, sources);
    const published: PublishedDemo = { ...card, flavours, sourcesUrl };
    // The playground loads a demo's data by its id.
    await write(`${DEMOS_FOLDER}/${demo.id}.json`, JSON.stringify(published));
    return { demo: published, sources, files };
  }

  async #loop(
    { id, loop }: CatalogDemo,
    write: (file: string, content: Uint8Array) => Promise<string>,
  ): Promise<string | undefined> {
    if (loop === undefined) return undefined;
    const content = await readFile(loop);
    return write(`loops/${id}.${digest(content)}.webp`, content);
  }

  async #poster(
    demo: CatalogDemo,
    isDraft: boolean,
    write: (file: string, content: Uint8Array) => Promise<string>,
  ): Promise<Poster | undefined> {
    if (demo.poster === undefined) return undefined;
    const content = await readFile(demo.poster);
    const size = webpSize(content);
    if (size === undefined) throw new Error(`${demo.poster} is not a WebP picture. Make it anew: npm run posters.`);
    const file = `posters/${demo.id}.${digest(content, NARROW_KEY, PHONE_KEY)}.webp`;
    const src = await write(file, content);
    const narrower = isDraft ? [] : NARROW_WIDTHS.filter((width) => width < size.width * NARROW_ENOUGH);
    for (const width of narrower) await write(narrowPoster(file, width), await this.#narrow(content, width));
    if (narrower.length > 0) await write(phonePoster(file), await this.#phonePart(content, size));
    return { src, ...size, ...(narrower.length === 0 ? {} : { narrower }) };
  }

  #narrow(content: Uint8Array, width: number): Promise<Uint8Array> {
    return this.#drawn(digest(content, NARROW_KEY, String(width)), (sharp) =>
      sharp(content).resize({ width }).webp(NARROW_WEBP).toBuffer(),
    );
  }

  #phonePart(content: Uint8Array, size: { width: number; height: number }): Promise<Uint8Array> {
    return this.#drawn(digest(content, PHONE_KEY), async (sharp) => {
      const pixels = size.width / FRAME_WIDTH;
      const width = Math.min(size.width, Math.round(PHONE_PART.width * pixels));
      const height = Math.min(size.height, Math.round(PHONE_PART.height * pixels));
      const part = sharp(content)
        .extract({ left: Math.floor((size.width - width) / 2), top: 0, width, height })
        .resize({ width: PHONE_PART.width });
      let bytes = Buffer.alloc(0);
      for (const quality of PHONE_QUALITIES) {
        bytes = await part
          .clone()
          .webp({ ...NARROW_WEBP, quality })
          .toBuffer();
        if (bytes.length <= PHONE_BYTES) break;
      }
      return bytes;
    });
  }

  async #drawn(
    key: string,
    draw: (sharp: (typeof import('sharp'))['default']) => Promise<Buffer>,
  ): Promise<Uint8Array> {
    const text = await this.cache.get('posters', key, async () => {
      // Imported only here: most runs take all pictures from the cache.
      const { default: sharp } = await import('sharp');
      return (await draw(sharp)).toString('base64');
    });
    return Buffer.from(text, 'base64');
  }
}
