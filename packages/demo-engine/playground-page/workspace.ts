import type { CompiledDemo } from '../model/compiled';
import type { SourceFile } from '../model/demo';
import { type Flavour, FLAVOURS } from '../model/flavours';
import { assetName } from '../compile/specifiers';
import { assetBlob, isAssetPath } from '../playground/assets';
import type { DraftStore, Kept } from '../playground/drafts';
import { addFile, deleteFile, editFile, type PlaygroundProject, renameFile } from '../playground/project';
import { Store } from '../player/store';
import type { RunTarget } from '../player/workshop/demo-runner';
import type { KonvaVersions } from '../model/published';
import { type UsableKonva, usableKonva } from '../playground/konva-choice';
import type { Session } from './session';

interface WorkspaceState {
  projects: Readonly<Partial<Record<Flavour, PlaygroundProject>>>;
  /** What of the last change survives a reload. */
  kept: Kept;
  /** The chosen version of Konva. */
  konva: string;
}

function isSame(a: readonly SourceFile[], b: readonly SourceFile[]): boolean {
  return a.length === b.length && a.every(({ path, text }, index) => b[index]?.path === path && b[index].text === text);
}

/** The files of a session in all its flavors, with the reader's changes; each change is stored as a draft. */
export class Workspace extends Store<WorkspaceState> {
  /** Assets as blobs for the frame, created once per file. */
  readonly #blobs = new WeakMap<SourceFile, Blob>();

  constructor(
    readonly session: Session,
    private readonly drafts: DraftStore,
    /** Adds the helper with which a program can reach these assets by URL. */
    private readonly addHelper: (compiled: CompiledDemo, assets: readonly string[]) => Promise<CompiledDemo>,
    private readonly versions: KonvaVersions,
  ) {
    super({ projects: {}, kept: 'all', konva: session.konva });
    const projects = this.flavours.map((flavour) => {
      const draft = drafts.get(session.key, session.origin, flavour);
      return [flavour, this.#project(flavour, draft ?? this.#original(flavour))] as const;
    });
    this.snapshot = { ...this.snapshot, projects: Object.fromEntries(projects) };
  }

  chooseKonva(version: string): void {
    this.update({ konva: version });
  }

  /** The version of Konva with which a flavor runs. */
  usableKonva(flavour: Flavour, chosen = this.snapshot.konva): UsableKonva {
    return usableKonva(chosen, flavour, this.versions);
  }

  /** A flavor's files with everything that a link or a download has to keep. */
  sharedProject(flavour: Flavour): PlaygroundProject {
    const { other } = this.usableKonva(flavour);
    return { ...this.project(flavour), ...(other === undefined ? {} : { konva: other.version }) };
  }

  /** Files lost in a reload, because the browser had no room for them. */
  get lost(): readonly string[] {
    return this.drafts.left(this.session.key, this.session.origin);
  }

  get flavours(): Flavour[] {
    return FLAVOURS.filter((flavour) => this.session.flavours[flavour] !== undefined);
  }

  /** @throws when the session does not have the flavour */
  project(flavour: Flavour): PlaygroundProject {
    const project = this.snapshot.projects[flavour];
    if (project === undefined) throw new Error(`The session has no ${flavour} files.`);
    return project;
  }

  isEdited(flavour: Flavour): boolean {
    return !isSame(this.project(flavour).files, this.#original(flavour));
  }

  edit(flavour: Flavour, path: string, text: string): void {
    this.#set(flavour, editFile(this.project(flavour), path, text));
  }

  add(flavour: Flavour, ...files: readonly SourceFile[]): void {
    this.#set(
      flavour,
      files.reduce((project, { path, text }) => addFile(project, path, text), this.project(flavour)),
    );
  }

  rename(flavour: Flavour, from: string, to: string): void {
    this.#set(flavour, renameFile(this.project(flavour), from, to));
  }

  remove(flavour: Flavour, path: string): void {
    this.#set(flavour, deleteFile(this.project(flavour), path));
  }

  /** Replaces the flavor's files. */
  replace(flavour: Flavour, files: readonly SourceFile[]): void {
    this.#set(flavour, this.#project(flavour, files));
  }

  reset(flavour: Flavour): void {
    this.#set(flavour, this.#project(flavour, this.#original(flavour)));
  }

  assets(flavour: Flavour): Readonly<Record<string, string>> {
    return this.session.flavours[flavour]?.assets ?? {};
  }

  /**
   * What to run: the build's own modules as long as the files are unchanged.
   *
   * @param chosen another version of Konva than the chosen one
   */
  target(flavour: Flavour, chosen?: string): RunTarget {
    const { compiledUrl, mapsUrl } = this.session.flavours[flavour] ?? {};
    const assets = this.assets(flavour);
    const { files } = this.project(flavour);
    const code = files.filter(({ path }) => !isAssetPath(path));
    const own = Object.fromEntries(
      files.filter(({ path }) => isAssetPath(path)).map((file) => [assetName(file.path), this.#blob(file)]),
    );
    // The demo's assets have to be fetched; include only those that the code names.
    const named = Object.keys(assets).filter((name) => code.some(({ text }) => text.includes(name)));
    const finish: RunTarget['finish'] = (compiled) =>
      this.addHelper(compiled, [...new Set([...Object.keys(own), ...named])]);
    const konva = this.usableKonva(flavour, chosen).other;
    // The build's modules are for the page's own libraries, which have the current version.
    if (compiledUrl !== undefined && konva === undefined && !this.isEdited(flavour)) {
      return { flavour, assets, compiledUrl, mapsUrl, finish };
    }
    return { flavour, assets, own, konva, files: () => Promise.resolve(code), finish };
  }

  #blob(file: SourceFile): Blob {
    const blob = this.#blobs.get(file) ?? assetBlob(file);
    this.#blobs.set(file, blob);
    return blob;
  }

  #original(flavour: Flavour): readonly SourceFile[] {
    return this.session.flavours[flavour]?.files ?? [];
  }

  #project(flavour: Flavour, files: readonly SourceFile[]): PlaygroundProject {
    const { title, base } = this.session;
    return { flavour, title, files: [...files], ...(base === undefined ? {} : { base }) };
  }

  #set(flavour: Flavour, project: PlaygroundProject): void {
    this.snapshot = { ...this.snapshot, projects: { ...this.snapshot.projects, [flavour]: project } };
    const { key, origin } = this.session;
    this.update({ kept: this.drafts.set(key, origin, flavour, this.isEdited(flavour) ? project.files : undefined) });
  }
}
