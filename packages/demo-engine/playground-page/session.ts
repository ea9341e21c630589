import konvaVersions from '@demo-data/konva-versions';
import addresses from '@demo-data/playground';
import { isString, listOf, optional, recordOf, withFields } from '@site-packages/contracts';
import { hashText } from '../compile/hash';
import type { SourceFile } from '../model/demo';
import { type Flavour, FLAVOURS, isFlavour } from '../model/flavours';
import type { PublishedDemo, PublishedFlavour } from '../model/published';
import { blankProject } from '../playground/blank-project';
import { draftKey } from '../playground/drafts';
import { chooseKonva } from '../playground/konva-choice';
import type { PlaygroundProject } from '../playground/project';
import { programText } from '../player/workshop/program-text';
import { filesOf, loadSources } from '../player/workshop/sources';
import type { Asked } from './address';

/** A flavor's initial state in the session. */
export interface SessionFlavour {
  files: readonly SourceFile[];
  /** URL of each asset that its files may import. */
  assets: Readonly<Record<string, string>>;
  /** URL of the build's compiled version of exactly these files. */
  compiledUrl?: string;
  mapsUrl?: string;
}

/** What the playground works on: a demo, a blank canvas, or code from a link. */
export interface Session {
  kind: Asked['kind'];
  /** Its key among the tab's drafts. */
  key: string;
  /** What its drafts are based on; drafts of another origin are ignored. */
  origin: string;
  title: string;
  /** Id of the demo that it started from. */
  base?: string;
  flavours: Partial<Record<Flavour, SessionFlavour>>;
  /** The version of Konva with which its programs run. */
  konva: string;
  /** The version to compare with, if the link names one. */
  compare?: string;
  /** The version that the shared code asks for. */
  linkKonva?: string;
  /** A notice shown to the reader at the start. */
  notice?: string;
}

type Opened = Omit<Session, 'konva' | 'compare'>;

/** The playground cannot show what its URL requests; the message is for the reader. */
export class SessionProblem extends Error {}

type DemoPlace = Pick<PublishedDemo, 'id' | 'title' | 'sourcesUrl'> & {
  flavours: Pick<PublishedFlavour, 'flavour' | 'compiledUrl' | 'mapsUrl' | 'assets'>[];
};

const isDemoPlace = withFields<DemoPlace>({
  id: isString,
  title: isString,
  sourcesUrl: isString,
  flavours: listOf(
    withFields<DemoPlace['flavours'][number]>({
      flavour: isFlavour,
      compiledUrl: isString,
      mapsUrl: optional(isString),
      assets: recordOf(isString),
    }),
  ),
});

async function findDemo(id: string): Promise<DemoPlace | undefined> {
  if (!/^[\w.-]+(?:\/[\w.-]+)*$/.test(id) || id.split('/').includes('..')) return undefined;
  // The file's name is fixed but its content is not: a cached copy could refer to files that are gone.
  const response = await fetch(`${addresses.demos}${encodeURI(id)}.json`, { cache: 'no-cache' }).catch(() => {
    throw new SessionProblem('The demo could not be loaded. Check your network connection, then reload the page.');
  });
  if (!response.ok) return undefined;
  // Some hosts answer every URL with a page; then there is no demo with this name either.
  const value: unknown = await response.json().catch(() => undefined);
  return isDemoPlace(value) ? value : undefined;
}

function blankSession(): Opened {
  return {
    kind: 'blank',
    key: 'blank',
    origin: 'blank',
    title: 'Blank canvas',
    flavours: Object.fromEntries(
      FLAVOURS.map((flavour) => [flavour, { files: blankProject(flavour).files, assets: {} }]),
    ),
  };
}

async function demoSession(id: string): Promise<Opened> {
  const demo = await findDemo(id);
  if (demo === undefined)
    throw new SessionProblem(`There is no demo “${programText(id, 80)}”. It may have been renamed.`);
  const sources = await loadSources(demo.sourcesUrl);
  return {
    kind: 'demo',
    key: draftKey(id),
    origin: demo.sourcesUrl,
    title: demo.title,
    base: id,
    flavours: Object.fromEntries(
      demo.flavours.map(({ flavour, compiledUrl, mapsUrl, assets }) => [
        flavour,
        { files: filesOf(sources, flavour).map(({ path, text }) => ({ path, text })), assets, compiledUrl, mapsUrl },
      ]),
    ),
  };
}

async function sharedSession(project: PlaygroundProject, fragment: string): Promise<Opened> {
  const { base, flavour, files, konva, title } = project;
  const demo = base === undefined ? undefined : await findDemo(base);
  const isLost = base !== undefined && demo === undefined;
  return {
    kind: 'shared',
    key: 'shared',
    origin: hashText(fragment),
    title,
    ...(base === undefined ? {} : { base }),
    ...(konva === undefined ? {} : { linkKonva: konva }),
    flavours: { [flavour]: { files, assets: demo?.flavours.find((one) => one.flavour === flavour)?.assets ?? {} } },
    ...(isLost
      ? { notice: `The demo “${base}”, from which this code started, is gone; its pictures and data are missing.` }
      : {}),
  };
}

/**
 * Loads what the URL requests. Nothing of it runs here.
 *
 * @throws SessionProblem when it cannot be shown
 */
export async function openSession(asked: Asked): Promise<Session> {
  const { version: konva, notice } = chooseKonva(asked.konva, konvaVersions);
  const compared = asked.compare === undefined ? undefined : chooseKonva(asked.compare, konvaVersions);
  const compare = compared?.version === konva ? undefined : compared?.version;
  const opened = await openStart(asked);
  const notices = [opened.notice, notice, compared?.notice].filter((each) => each !== undefined);
  return {
    ...opened,
    konva,
    ...(compare === undefined ? {} : { compare }),
    ...(notices.length === 0 ? {} : { notice: notices.join(' ') }),
  };
}

async function openStart(asked: Asked): Promise<Opened> {
  switch (asked.kind) {
    case 'blank':
      return blankSession();
    case 'demo':
      return demoSession(asked.id);
    case 'shared':
      if (!asked.result.ok) throw new SessionProblem(asked.result.message);
      return sharedSession(asked.result.project, asked.fragment);
  }
}
