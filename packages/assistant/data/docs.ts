import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBuiltIndex, type BuiltIndex } from '@site-packages/site-search/built-index';
import { readModel, type ApiModel } from '../api/model';

export const FRAMEWORKS = ['vanilla', 'react', 'vue', 'svelte'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

/** A fault of the caller, whose message says what to ask instead. */
export class Refusal extends Error {}

/** The documentation of one version: the files of a built site, or of the folder that is packed with the command. */
export class Docs {
  #index: BuiltIndex | undefined;
  #model: ApiModel | undefined;
  #known: ReadonlySet<string> | undefined;
  #demos: string[] | undefined;

  /** @param root folder with `docs/`, `api/`, `demo-files/` and `search-index/` */
  constructor(readonly root: string) {}

  get index(): BuiltIndex {
    return (this.#index ??= readBuiltIndex(this.root));
  }

  get model(): ApiModel {
    return (this.#model ??= readModel(readFileSync(path.join(this.root, 'api/konva.json'), 'utf8')));
  }

  /**
   * A page as Markdown in one framework, or in its only form.
   * @param address path, with or without host and extension: `/docs/shapes/Rect.html`
   */
  page(address: string, framework: Framework): string {
    const known = this.pagePath(address);
    const files = [`${known}.${framework}.md`, `${known}.md`];
    const file = files.map((name) => path.join(this.root, name)).find((name) => existsSync(name));
    if (file === undefined) throw new Refusal(`There is no page ${address}. ${this.#nearest(address)}`);
    return readFileSync(file, 'utf8');
  }

  /** A page as Markdown with all frameworks. @param known as `pagePath` returns it */
  wholePage(known: string): string {
    return readFileSync(path.join(this.root, `${known}.md`), 'utf8');
  }

  /** The path of a page as the site has it. */
  pagePath(address: string): string {
    const [bare = ''] = address.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/);
    const plain = `/${bare}`
      .replaceAll(/\/+/g, '/')
      .replace(/(?:\.(?:vanilla|react|vue|svelte))?\.md$/, '')
      .replace(/\/$/, '');
    const found = [plain, `${plain}.html`, plain.replace(/\.html$/, '')].find((one) => this.#paths.has(one));
    if (found === undefined) throw new Refusal(`There is no page ${address.slice(0, 200)}. ${this.#nearest(address)}`);
    return found;
  }

  get #paths(): ReadonlySet<string> {
    return (this.#known ??= new Set(this.index.records.map(({ url }) => url.replace(/#.*/, ''))));
  }

  /** Pages for the words of an address that is not there. */
  #nearest(address: string): string {
    const words = address
      .slice(0, 200)
      .replaceAll(/\.html.*$|[^A-Za-z0-9]+/g, ' ')
      .trim();
    const found = [...new Set(this.index.ask(words).map((url) => url.replace(/#.*/, '')))].slice(0, 3);
    return found.length === 0 ? 'Call `search` for its address.' : `Perhaps: ${found.join(', ')}.`;
  }

  /** Ids of all demos: `tutorials/shapes/Rect`. */
  demoIds(): readonly string[] {
    return (this.#demos ??= this.#findDemos());
  }

  #findDemos(): string[] {
    const root = path.join(this.root, 'demo-files');
    const lists = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => DEMO_LIST.test(name));
    return [...new Set(lists.map((name) => name.replaceAll('\\', '/').replace(DEMO_LIST, '')))].sort();
  }

  hasDemo(id: string, framework: Framework): boolean {
    return existsSync(path.join(this.root, 'demo-files', id, `${framework}.txt`));
  }

  /** A demo's files in one framework, by name, the lesson first. @throws Refusal that names the frameworks it has */
  demoFiles(id: string, framework: Framework): Map<string, string> {
    const listOf = (one: string) => path.join(this.root, 'demo-files', id, `${one}.txt`);
    if (!existsSync(listOf(framework))) {
      const has = FRAMEWORKS.filter((one) => existsSync(listOf(one)));
      throw new Refusal(`The demo ${id} is not there in ${framework}. It has: ${has.join(', ')}.`);
    }
    const lines = readFileSync(listOf(framework), 'utf8').matchAll(/^- \[(.+?)\]\((.+?)\)/gm);
    return new Map(
      [...lines].map(([, name = '', address = '']) => [name, readFileSync(path.join(this.root, address), 'utf8')]),
    );
  }
}

/** The end of the path of a demo's list of files. */
const DEMO_LIST = /[\\/](?:vanilla|react|vue|svelte)\.txt$/;
