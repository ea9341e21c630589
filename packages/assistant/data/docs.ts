import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiModel } from '@site-packages/api-reference/model';
import { FRAMEWORKS, type Framework } from '@site-packages/page-markdown';
import { readBuiltIndex, type BuiltIndex } from '@site-packages/site-search/built-index';

export { FRAMEWORKS, type ApiModel, type Framework };

/** A fault of the caller, whose message says what to ask instead. */
export class Refusal extends Error {}

/** The build writes the file; another format would be another version's. */
const isModel = (value: unknown): value is ApiModel =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 1 && 'pages' in value;

/** The end of the path of a demo's list of files. */
const DEMO_LIST = /[\\/](?:vanilla|react|vue|svelte)\.txt$/;

/** The documentation of one version: the files of a built site, or of the folder that is packed with the command. */
export class Docs {
  #index: BuiltIndex | undefined;
  #model: ApiModel | undefined;
  #paths: ReadonlySet<string> | undefined;
  #demos: readonly string[] | undefined;

  /** @param root folder with `docs/`, `api/`, `demo-files/` and `search-index/` */
  constructor(readonly root: string) {}

  get index(): BuiltIndex {
    return (this.#index ??= readBuiltIndex(this.root));
  }

  get model(): ApiModel {
    const found: unknown = this.#model ?? JSON.parse(this.file('api/konva.json'));
    if (!isModel(found)) throw new Error('konva.json has another format.');
    return (this.#model = found);
  }

  has(name: string): boolean {
    return existsSync(path.join(this.root, name));
  }

  file(name: string): string {
    return readFileSync(path.join(this.root, name), 'utf8');
  }

  /**
   * A page as Markdown in one framework, or in its only form.
   * @param known as `pagePath` returns it
   */
  page(known: string, framework: Framework): string {
    const own = `${known}.${framework}.md`;
    return this.file(this.has(own) ? own : `${known}.md`);
  }

  /**
   * The path of a page as the site has it.
   * @param address with or without host and extension: `/docs/shapes/Rect`
   */
  pagePath(address: string): string {
    this.#paths ??= new Set(this.index.records.map(({ url }) => url.replace(/#.*/, '')));
    const [bare = ''] = address.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/);
    const plain = `/${bare}`.replaceAll(/\/+/g, '/').replace(/(?:\.(?:vanilla|react|vue|svelte))?\.md$|\/$/, '');
    const found = [plain, `${plain}.html`, plain.replace(/\.html$/, '')].find((one) => this.#paths?.has(one));
    if (found !== undefined) return found;
    const words = plain.slice(0, 200).replaceAll(/\.html.*$|[^A-Za-z0-9]+/g, ' ');
    const near = [...new Set(this.index.ask(words).map((url) => url.replace(/#.*/, '')))].slice(0, 3);
    throw new Refusal(`There is no page ${address.slice(0, 200)}. Perhaps: ${near.join(', ')}. Or \`search\` for it.`);
  }

  /** Ids of all demos: `tutorials/shapes/Rect`. */
  get demoIds(): readonly string[] {
    const lists = () => readdirSync(path.join(this.root, 'demo-files'), { recursive: true, encoding: 'utf8' });
    return (this.#demos ??= [
      ...new Set(
        lists().flatMap((name) => (DEMO_LIST.test(name) ? [name.replace(DEMO_LIST, '').replaceAll('\\', '/')] : [])),
      ),
    ].sort());
  }

  /** The frameworks in which a demo is written. */
  frameworksOf(id: string): Framework[] {
    return FRAMEWORKS.filter((one) => this.has(`demo-files/${id}/${one}.txt`));
  }

  /** A demo's files in one framework, by name, the lesson first. */
  demoFiles(id: string, framework: Framework): Map<string, string> {
    const lines = this.file(`demo-files/${id}/${framework}.txt`).matchAll(/^- \[(.+?)\]\((.+?)\)/gm);
    return new Map([...lines].map(([, name = '', address = '']) => [name, this.file(address)]));
  }
}
