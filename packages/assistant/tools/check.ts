import { ENTRY_FILES, type Flavour, type SourceFile } from '@site-packages/demo-engine/programs';
import { checkAll, flavourOf, type Knowledge } from '../check';
import { readTypes } from '../check/declarations';
import type { Fault } from '../check/explain';
import { readHabits } from '../check/habits';
import { Types } from '../check/types';
import { Refusal, type Docs } from '../data/docs';
import { GUIDE, olderForms } from './upgrade';

/** Maximum length of a program, in characters. */
const MAX_PROGRAM = 400_000;

export interface ProgramInput {
  code?: string | undefined;
  files?: Record<string, string> | undefined;
  framework?: Flavour | undefined;
}

/** The files of a program and its framework. @throws Refusal when there is none, or too much */
export function programOf({ code, files = {}, framework }: ProgramInput): { flavour: Flavour; files: SourceFile[] } {
  const sent = Object.entries(files).map(([path, text]) => ({ path: path.replace(/^(?:\.?\/)+/, ''), text }));
  const all = code === undefined ? sent : [{ path: '', text: code }, ...sent];
  const length = all.reduce((sum, { text }) => sum + text.length, 0);
  if (all.every(({ text }) => text.trim() === ''))
    throw new Refusal('There is no program. Send its text as code, or files as { "App.tsx": "…" }.');
  if (length > MAX_PROGRAM)
    throw new Refusal(
      `The program has ${length} characters, at most ${MAX_PROGRAM} are checked: send the files that draw.`,
    );
  const flavour = framework ?? flavourOf(all);
  return { flavour, files: all.map(({ path, text }) => ({ path: path || ENTRY_FILES[flavour], text })) };
}

/** What the check knows from the documentation. */
export const knowledgeOf = (docs: Docs): Knowledge => ({
  types: new Types(readTypes(docs.root)),
  model: docs.model,
  older: olderForms(docs.file(`${GUIDE}.md`), docs.model),
  habits: readHabits(docs.root),
});

const told = ({ file, line, what, instead, page }: Fault) =>
  `${file}:${line} ${what}${instead === undefined ? '' : `\n  Write: ${instead}`}${page === undefined ? '' : `\n  Page: ${page}`}`;

/** Every problem of a program, each with its place, what to write and the page that says more. */
export async function check(knowledge: Knowledge, input: ProgramInput): Promise<string> {
  const program = programOf(input);
  const [{ faults, hints } = { faults: [], hints: [] }] = await checkAll([program], knowledge);
  const version = `${program.flavour}, Konva ${knowledge.model.library.version}`;
  const head =
    faults.length === 0
      ? `No problem found in ${program.files.map(({ path }) => path).join(', ')} (${version}).`
      : `${faults.length} problem${faults.length === 1 ? '' : 's'} (${version}):`;
  return [head, ...faults.map(told), ...(hints.length === 0 ? [] : ['Advice:', ...hints.map(told)])].join('\n\n');
}
