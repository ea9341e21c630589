import { isRecord, isString, recordOf } from '@site-packages/contracts';
import { insteadOf } from '../compile/instead';
import { PROGRAM_PACKAGES } from '../compile/specifiers';
import type { KonvaVersions } from '../model/published';
import { chooseKonva } from './konva-choice';
import type { PlaygroundProject } from './project';

/** The file of a project that lists its packages. */
export const PACKAGE_FILE = 'package.json';

/** Maximum number of packages that are named one by one. */
const MAX_NAMED = 8;

/** Packages that build or check a project: nothing of them is in the program. */
const TOOLS =
  /^(?:vite|vitest|typescript|tslib|tsx|eslint|prettier|oxfmt|globals|postcss|autoprefixer|sass|webpack|parcel|rollup|rolldown|esbuild|jsdom|husky|concurrently|react-scripts|web-vitals|svelte-check|vue-tsc)$|^(?:eslint|webpack|rollup|babel|prettier|vite|vitest|ts|postcss)-|-(?:loader|webpack-plugin)$|^@(?:types|vitejs|sveltejs|eslint|babel|typescript-eslint|vue|tsconfig|testing-library|playwright|rollup|swc)\//;

/** The form of a package's name. A link can contain any text in its place, which is not shown. */
const NAME = /^(?:@[a-z0-9._~-]{1,40}\/)?[a-z0-9._~-]{1,60}$/i;

/** What a project's `package.json` says, as far as it matters here. */
export interface PackageFile {
  /** Names of its packages that are here. */
  here: string[];
  /** Names of those that are not. */
  unknown: string[];
  /** The range of versions of Konva that it asks for. */
  konva?: string;
  /** Why it cannot be read. */
  problem?: string;
}

const areNames = recordOf(isString);
const namesOf = (value: unknown): Record<string, string> => (areNames(value) ? value : {});

/** True for a package of which a program can import something. */
function isHere(name: string): boolean {
  return PROGRAM_PACKAGES.has(name) || [...PROGRAM_PACKAGES].some((specifier) => specifier.startsWith(`${name}/`));
}

/** Reads a project's `package.json`; undefined without one. */
export function readPackageFile({ files }: Pick<PlaygroundProject, 'files'>): PackageFile | undefined {
  const text = files.find(({ path }) => path === PACKAGE_FILE)?.text;
  if (text === undefined || text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { here: [], unknown: [], problem: 'package.json is not valid JSON.' };
  }
  if (!isRecord(value)) return { here: [], unknown: [], problem: 'package.json has no object.' };
  const all = {
    ...namesOf(value['peerDependencies']),
    ...namesOf(value['devDependencies']),
    ...namesOf(value['dependencies']),
  };
  const names = Object.keys(all).filter((name) => NAME.test(name) && !TOOLS.test(name));
  const here = names.filter(isHere);
  return {
    here,
    unknown: names.filter((name) => !here.includes(name)),
    ...(all['konva'] === undefined ? {} : { konva: all['konva'] }),
  };
}

/** The version to choose for a range that the running version is not in; undefined if it is, or if nothing nearer is here. */
export function betterKonva(range: string, running: string, versions: KonvaVersions): string | undefined {
  const [, sign = '', version] = /^\s*([~^]|>=?)?\s*v?(\d+(?:\.\d+){0,2})\s*$/.exec(range) ?? [];
  if (version === undefined || sign.startsWith('>')) return undefined;
  const asked = version.split('.');
  const fixed = sign === '^' || asked.length === 1 ? 1 : sign === '~' || asked.length === 2 ? 2 : 3;
  const isWithin = (one: string) => asked.slice(0, fixed).join('.') === one.split('.').slice(0, fixed).join('.');
  if (isWithin(running)) return undefined;
  const better = chooseKonva([...asked, '0', '0'].slice(0, 3).join('.'), versions).version;
  return better === running ? undefined : better;
}

/** What the reader should know about a project's `package.json`, as sentences. */
export function packageNotes(file: PackageFile, running: string, versions: KonvaVersions): string[] {
  const { unknown, konva, problem } = file;
  if (problem !== undefined) return [problem];
  const named = unknown.slice(0, MAX_NAMED).map((name) => {
    const instead = insteadOf(name) ?? 'Put what you need of it into a file of the project.';
    return `${name} is not here. ${instead}`;
  });
  const more = unknown.length - named.length;
  const better = konva === undefined ? undefined : betterKonva(konva, running, versions);
  return [
    ...(better === undefined
      ? []
      : [
          `package.json asks for Konva ${konva}, and the program runs with ${running}. Choose ${better} in the list of versions.`,
        ]),
    ...named,
    ...(more > 0 ? [`${more} more packages are not here.`] : []),
  ];
}
