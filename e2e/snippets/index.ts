import fs from 'node:fs';
import path from 'node:path';
import { type Flavour, FLAVOURS } from '../../packages/demo-engine/model/flavours';
import { ADVICE } from './advice';
import { ANSWERS } from './answers';
import { FILES } from './files';
import { GISTS } from './gists';
import type { Ending, Snippets } from './model';
import { PROJECTS } from './projects';
import { PUBLISHED } from './published';
import { QUESTIONS } from './questions';
import { RUNS } from './runs';
import { SILENT } from './silent';
import { THREADS } from './threads';

/** Every group of programs: each has a table of its name next to a folder of its name. */
export const GROUPS: Readonly<Record<string, Snippets>> = {
  runs: RUNS,
  advice: ADVICE,
  files: FILES,
  published: PUBLISHED,
  questions: QUESTIONS,
  threads: THREADS,
  gists: GISTS,
  answers: ANSWERS,
  projects: PROJECTS,
  silent: SILENT,
};

/** One program and its expected outcome. */
export interface Snippet {
  /** `vanilla/script-style.js` */
  path: string;
  flavour: Flavour;
  ending: Ending;
  /** The source that a reader pastes. */
  text: string;
}

/** The folder of a group's programs. */
export function groupFolder(group: string): string {
  return path.join(import.meta.dirname, group);
}

/** Files that a reader has added before: those in the group's folder `given`. */
export function givenFiles(group: string): string[] {
  const folder = path.join(groupFolder(group), 'given');
  return fs.existsSync(folder) ? fs.readdirSync(folder).map((file) => path.join(folder, file)) : [];
}

/** A group's programs for one flavor, in the order of their table. */
export function snippetsOf(group: string, flavour: Flavour): Snippet[] {
  return Object.entries(GROUPS[group] ?? {})
    .filter(([file]) => file.startsWith(`${flavour}/`))
    .map(([file, ending]) => ({
      path: file,
      flavour,
      ending,
      text: fs.readFileSync(path.join(groupFolder(group), file), 'utf8'),
    }));
}

/** The programs in a group's folder. */
export function filesOf(group: string): string[] {
  return FLAVOURS.flatMap((flavour) => {
    const folder = path.join(groupFolder(group), flavour);
    return fs.existsSync(folder) ? fs.readdirSync(folder).map((file) => `${flavour}/${file}`) : [];
  }).sort();
}
