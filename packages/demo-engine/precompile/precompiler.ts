import path from 'node:path';
import {
  type Catalog,
  formatProblems,
  isPage,
  type LiveBlock,
  liveDemo,
  PAGE_FOLDERS,
  type PageScan,
  placeOnDisk,
  readCatalog,
  readOne,
  scanPageFile,
  scanPages,
  unknownDemos,
} from '../catalog';
import { readAssets } from '../catalog/assets';
import { createHighlighter, type Highlighter } from '../highlight';
import type { CatalogDemo, Problem } from '../model/demo';
import type { DemoCard, VendorManifest } from '../model/published';
import { CachedHighlighter } from './cached-highlighter';
import { ContentCache } from './cache';
import { COMPILE_CODE, compileDemo, COMPILERS, type PlaceOf } from './compile-demo';
import { DataModules, removeOthers } from './data-modules';
import { engineKey } from './engine-key';
import { writeFileWhole } from './files';
import { publishEarlyScript } from './early-script';
import { buildFrame } from './frame';
import { publishPlayground } from './playground-data';
import { type Publication, Publisher } from './publish-demo';
import { type Findings, DeferredWork } from './deferred-work';
import { placesOf, type Places, type PrecompileOptions } from './settings';
import { planTypeCheck, type TypeCheckPlan } from './type-check';
import { publishVendors } from './vendors';

export interface RunReport extends Findings {
  demos: number;
  liveBlocks: number;
  /** Number of demos and live blocks that are deferred. */
  left: number;
}

/** Result of processing one demo. */
interface DemoTurn extends Findings {
  publication?: Publication;
}

/** What a run compiles: everything, or what an earlier run has compiled, deferring the rest until it is requested. */
export type RunMode = 'everything' | 'by need';

/** Name of the type check among the deferred work; no demo has this id. */
const TYPE_CHECK = '(type check)';

/**
 * Turns `demos/` and the pages' live blocks into the files that the site is built from. One instance serves the dev server for its
 * lifetime: after the first run, `update` receives the files that have changed.
 */
export class Precompiler {
  readonly places: Places;
  readonly highlighter: CachedHighlighter;
  readonly #cache: ContentCache;
  readonly #engine: string;
  readonly #modules: DataModules;
  readonly #publisher: Publisher;
  readonly #pageFolders: readonly string[];
  #catalog: Catalog = { demos: [], assets: new Map(), problems: [] };
  #pages = new Map<string, PageScan>();
  readonly #published = new Map<string, Publication>();
  /** Live blocks in progress, so that a page and a watcher that request one at the same time share the work. */
  readonly #live = new Map<string, Promise<DemoTurn>>();
  /** Demos and live blocks deferred until they are requested, by id. */
  #deferred = new DeferredWork();

  /** @param highlighter highlights code, in this thread or in another */
  constructor(options: PrecompileOptions, highlighter: Highlighter = createHighlighter()) {
    this.places = placesOf(options);
    this.#pageFolders = options.pageFolders ?? PAGE_FOLDERS;
    this.#cache = new ContentCache(this.places.cache);
    this.#engine = engineKey(COMPILE_CODE, COMPILERS, this.places.root);
    this.#modules = new DataModules(this.places);
    this.highlighter = new CachedHighlighter(highlighter, this.#cache, this.places.root);
    this.#publisher = new Publisher(this.places, this.highlighter, this.#cache);
  }

  /** Reads, checks, compiles and writes everything; deletes files of earlier runs that are no longer needed. */
  async runAll(mode: RunMode = 'everything'): Promise<RunReport> {
    this.#catalog = readCatalog(this.places.root);
    this.#pages = scanPages(this.places.root, this.#pageFolders);
    this.#published.clear();
    this.#live.clear();
    const typeCheck = planTypeCheck(this.places, this.#cache);
    const infrastructure = this.#infrastructure(typeCheck, mode === 'everything');
    const blocks = this.#liveBlocks();
    const works = new Map<string, () => Promise<DemoTurn>>([
      ...this.#catalog.demos.map((demo) => [demo.id, () => this.#turn(demo, placeInFolder(demo))] as const),
      ...[...blocks.values()].map((block) => [block.id, () => this.#liveTurn(block)] as const),
    ]);
    const left = mode === 'by need' ? [...works].filter(([id]) => !this.#modules.has(id)) : [];
    this.#deferred = new DeferredWork([
      ...left.map(([id, make]) => [id, () => this.#makeLeft(make)] as const),
      ...(mode === 'everything' ? [] : [[TYPE_CHECK, () => writeTypeCheck(typeCheck)] as const]),
    ]);
    const turns = await inTurns(
      [...works].filter(([id]) => !this.#deferred.has(id)),
      ([, make]) => make(),
    );
    const { manifests, files } = await infrastructure;
    const pictures = await this.#writeCatalog();
    await this.#modules.write();
    await Promise.all([this.#removeStale(manifests, [...files, ...pictures]), this.#cache.prune()]);
    const problems = [
      ...this.#catalog.problems,
      ...turns.flatMap((turn) => turn.problems),
      ...this.#pageProblems(this.#pages.values()),
    ];
    return {
      problems: withoutRepeats(problems),
      warnings: turns.flatMap((turn) => turn.warnings),
      demos: this.#catalog.demos.length,
      liveBlocks: blocks.size,
      left: left.length,
    };
  }

  /** Makes sure that a demo's files exist, if the run has deferred it. */
  ensure(id: string): Promise<Findings> {
    return this.#deferred.ensure(id);
  }

  /** Does all work that the run has deferred and nobody has requested. */
  async ensureAll(): Promise<Findings> {
    const { problems, warnings } = await this.#deferred.ensureAll();
    return { problems: withoutRepeats(problems), warnings };
  }

  async #makeLeft(make: () => Promise<DemoTurn>): Promise<Findings> {
    const { publication, problems, warnings } = await make();
    this.#showProblem(publication, problems);
    await this.#modules.write();
    return { problems, warnings };
  }

  /** Writes what all demos share: the libraries, the frames' document, the script that starts demos early, the playground's data. */
  async #infrastructure(
    typeCheck: TypeCheckPlan,
    withTypeCheck: boolean,
  ): Promise<{ manifests: Pick<VendorManifest, 'bundles'>[]; files: string[] }> {
    const [{ production, development, inspector, konva }, srcdoc, playground] = await Promise.all([
      publishVendors(this.places, this.#cache),
      buildFrame(this.places.root, this.#cache),
      publishPlayground(this.places, this.#cache),
      withTypeCheck ? typeCheck.write() : undefined,
    ]);
    const early = await publishEarlyScript(this.places, this.#cache, production, srcdoc);
    await writeFileWhole(this.places.frameHtml, srcdoc);
    this.#modules.putVendors('vendors', production);
    this.#modules.putVendors('vendors-development', development);
    this.#modules.putInspector(inspector);
    this.#modules.putKonvaVersions(konva);
    this.#modules.putFrame(srcdoc);
    this.#modules.putEarly(early.addresses);
    this.#modules.putPlayground(playground.addresses);
    this.#modules.putTypeCheck(typeCheck.addresses);
    return {
      manifests: [
        production,
        development,
        inspector,
        { bundles: Object.fromEntries(konva.others.map(({ version, bundle: other }) => [version, other])) },
      ],
      files: [...early.files, ...playground.files, ...typeCheck.files],
    };
  }

  /** True when a page may show the demo. */
  hasDemo(id: string): boolean {
    return this.#published.has(id) || this.#catalog.demos.some((demo) => demo.id === id);
  }

  /** Ids of all demos of the catalog. */
  demoIds(): string[] {
    return this.#catalog.demos.map(({ id }) => id);
  }

  /** Makes sure that a live block's files exist, for a page that is compiled before the watcher has noticed it. */
  async ensureLive(block: LiveBlock, file: string, line: number): Promise<Problem[]> {
    const turn = await this.#liveTurn({ ...block, file, line });
    await this.#modules.write();
    return turn.problems;
  }

  /**
   * Processes changes below `demos/` and the page folders.
   *
   * @param files paths from the root, with forward slashes
   */
  async update(files: readonly string[]): Promise<{ problems: Problem[]; warnings: Problem[]; changed: string[] }> {
    const problems: Problem[] = [];
    const warnings: Problem[] = [];
    const ids = new Set<string>();
    if (files.some((file) => file.startsWith('demos/assets/'))) {
      const { assets, problems: assetProblems } = readAssets(
        path.join(this.places.root, 'demos/assets'),
        'demos/assets',
      );
      this.#catalog = { ...this.#catalog, assets };
      problems.push(...assetProblems);
      for (const demo of this.#catalog.demos) ids.add(demo.id);
    }
    if (files.some((file) => file.startsWith('demos/common/'))) {
      for (const demo of this.#catalog.demos) ids.add(demo.id);
    }
    for (const file of files) {
      const id = this.#idOf(file);
      if (id !== undefined) ids.add(id);
    }
    for (const id of ids) {
      const turn = await this.#updateDemo(id);
      problems.push(...turn.problems);
      warnings.push(...turn.warnings);
    }
    if (ids.size > 0) await this.#writeCatalog();
    const pages = files.filter(
      (file) => isPage(file) && this.#pageFolders.some((folder) => file.startsWith(`${folder}/`)),
    );
    for (const page of pages) {
      const scan = scanPageFile(this.places.root, page);
      this.#pages.set(page, scan);
      for (const block of scan.live) problems.push(...(await this.#liveTurn(block)).problems);
      problems.push(...this.#pageProblems([scan]));
    }
    await this.#modules.write();
    return { problems: withoutRepeats(problems), warnings, changed: [...ids] };
  }

  /** The demo that a changed file belongs to: a known one, or a folder that has become one. */
  #idOf(file: string): string | undefined {
    if (!file.startsWith('demos/') || /^demos\/(?:assets|common|types)\//.test(file)) return undefined;
    const below = file.slice('demos/'.length);
    const known = this.#catalog.demos.find(({ id }) => below.startsWith(`${id}/`));
    if (known !== undefined) return known.id;
    for (let folder = path.posix.dirname(below); folder !== '.'; folder = path.posix.dirname(folder)) {
      if (readOne(this.places.root, folder, this.#catalog.assets).demo !== undefined) return folder;
    }
    const folder = path.posix.dirname(below);
    return below.endsWith('/demo.json') ? folder : undefined;
  }

  async #updateDemo(id: string): Promise<DemoTurn> {
    await this.#deferred.giveUp(id);
    const { demo, problems } = readOne(this.places.root, id, this.#catalog.assets);
    const others = this.#catalog.demos.filter((one) => one.id !== id);
    const before = this.#published.get(id);
    if (demo === undefined) {
      if (problems.length === 0) this.#catalog = { ...this.#catalog, demos: others };
      this.#showProblem(before, problems);
      return { problems, warnings: [] };
    }
    this.#catalog = { ...this.#catalog, demos: [...others, demo].sort((a, b) => (a.id < b.id ? -1 : 1)) };
    const turn = await this.#turn(demo, placeInFolder(demo), before);
    const all = withoutRepeats([...problems, ...turn.problems]);
    if (all.length > 0) this.#showProblem(before ?? turn.publication, all);
    return { ...turn, problems: all };
  }

  #showProblem(publication: Publication | undefined, problems: readonly Problem[]): void {
    if (publication === undefined || problems.length === 0) return;
    this.#modules.putDemo(publication.demo, publication.sources, formatProblems(problems));
  }

  /** Compiles and publishes one demo. One that does not compile keeps its previously published files. */
  async #turn(demo: CatalogDemo, placeOf: PlaceOf, before?: Publication): Promise<DemoTurn> {
    const { flavours, problems, warnings } = await compileDemo(demo, this.#engine, this.#cache, placeOf);
    if (problems.length > 0 && before !== undefined) return { problems, warnings };
    const publication = await this.#publisher.publish(demo, flavours);
    this.#published.set(demo.id, publication);
    this.#modules.putDemo(publication.demo, publication.sources);
    return { problems, warnings, publication };
  }

  #liveTurn(block: LiveBlock & { file: string; line: number }): Promise<DemoTurn> {
    const running = this.#live.get(block.id);
    if (running !== undefined) return running;
    const turn = this.#turn(liveDemo(block), (_flavour, _file, line) => ({
      file: block.file,
      line: block.line + line - 1,
    }));
    this.#live.set(block.id, turn);
    turn.catch(() => this.#live.delete(block.id));
    return turn;
  }

  #liveBlocks(): Map<string, LiveBlock & { file: string; line: number }> {
    return new Map([...this.#pages.values()].flatMap((scan) => scan.live.map((block) => [block.id, block] as const)));
  }

  #pageProblems(scans: Iterable<PageScan>): Problem[] {
    const known: ReadonlySet<string> = new Set(this.demoIds());
    return [...scans].flatMap((scan) => [...scan.problems, ...unknownDemos(scan.demos, known)]);
  }

  /** @returns the files that the cards refer to, below the published folder */
  async #writeCatalog(): Promise<string[]> {
    const { demos } = this.#catalog;
    const cards = await Promise.all(demos.map((demo) => this.#card(demo)));
    this.#modules.putCatalog(cards.map(({ card }) => card));
    const shown = demos.map((demo) => ({
      ...demo,
      assets: Object.fromEntries(
        Object.entries(demo.assets).map(([name, place]) => [name, path.relative(this.places.root, place)]),
      ),
    }));
    await writeFileWhole(this.places.catalogJson, JSON.stringify(shown, null, 1));
    return cards.flatMap(({ files }) => files);
  }

  async #card(demo: CatalogDemo): Promise<{ card: DemoCard; files: string[] }> {
    const publication = this.#published.get(demo.id);
    if (publication === undefined) return this.#publisher.card(demo, true);
    const { sourcesUrl: _, flavours, ...card } = publication.demo;
    return { card: { ...card, flavours: flavours.map(({ flavour }) => flavour) }, files: publication.files };
  }

  async #removeStale(manifests: readonly Pick<VendorManifest, 'bundles'>[], shared: readonly string[]): Promise<void> {
    const published = [...this.#published.values()];
    const bundles = manifests
      .flatMap((manifest) => Object.values(manifest.bundles))
      .flatMap(({ url }) => (url === undefined ? [] : [url.slice(this.places.publishedUrl.length)]));
    const names = [
      'catalog',
      'vendors',
      'vendors-development',
      'inspector',
      'konva-versions',
      'frame',
      'early',
      'playground',
      'type-check',
    ];
    const common = names.map((name) => `${name}.js`);
    const modules = new Set([...published.map(({ demo }) => `${demo.id}.js`), ...common]);
    await Promise.all([
      removeOthers(
        this.places.published,
        new Set([...published.flatMap(({ files }) => files), ...bundles, 'vendor/licenses.txt', ...shared]),
      ),
      removeOthers(this.places.client, modules),
      removeOthers(this.places.server, modules),
    ]);
  }
}

async function writeTypeCheck(plan: TypeCheckPlan): Promise<Findings> {
  await plan.write();
  return { problems: [], warnings: [] };
}

function placeInFolder(demo: CatalogDemo): PlaceOf {
  return (flavour, file, line) => {
    const { origin, line: own } = placeOnDisk(demo, flavour, file, line);
    return { file: path.posix.join('demos', demo.id, origin), line: own };
  };
}

/** How many demos are processed at once: while one is compiled, the code of others is highlighted in the other thread. */
const AT_ONCE = 4;

/** Processes all items, a few at once, and returns the results in the items' order. */
async function inTurns<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Map<number, R>();
  const waiting = items.entries();
  const lane = async (): Promise<void> => {
    for (const [index, item] of waiting) results.set(index, await run(item));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return items.flatMap((_, index) => {
    const result = results.get(index);
    return result === undefined ? [] : [result];
  });
}

/** The folder check and the compiler may find the same problem: only the first problem of each line is kept. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, line, message }) => {
    const place = line === undefined ? `${file}\n${message}` : `${file}:${line}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}
