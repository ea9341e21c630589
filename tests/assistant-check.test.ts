import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installedModel } from '@site-packages/api-reference/testing';
import { ENTRY_FILES, readCatalog, type Flavour } from '@site-packages/demo-engine/programs';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkAll, type CheckedProgram, type Knowledge } from '../packages/assistant/check';
import { installedTypes } from '../packages/assistant/check/declarations';
import { readHabits } from '../packages/assistant/check/habits';
import { Types } from '../packages/assistant/check/types';
import { missedPrograms, PROGRAMS } from '../packages/assistant/evaluation/programs';
import { TASKS } from '../packages/assistant/evaluation/tasks';
import { olderForms } from '../packages/assistant/tools/upgrade';
import { readCodeBlocks, type CodeBlock } from './support/page-code';
import { readPages, ROOT } from './support/pages';

/** Of the site's own programs, a part is checked each week, and all of them at night. */
const PARTS = process.env['CHECK_EVERY_PROGRAM'] === undefined ? 12 : 1;
const PART = Math.floor(new Date().getTime() / (7 * 24 * 3600 * 1000)) % PARTS;

let knowledge: Knowledge;
beforeAll(async () => {
  const model = await installedModel();
  const guide = readFileSync(path.join(ROOT, 'content/docs/guides/upgrading.mdx'), 'utf8');
  knowledge = {
    types: new Types(installedTypes(ROOT)),
    model,
    older: olderForms(guide, model),
    habits: readHabits(''),
  };
}, 60_000);

interface Named extends CheckedProgram {
  name: string;
}

/** Alarms as text, by program. */
async function alarms(programs: readonly Named[]): Promise<string[]> {
  const found = await checkAll(programs, knowledge);
  return found.flatMap(({ faults }, at) =>
    faults.map(({ file, line, what }) => `${programs[at]?.name ?? ''} ${file}:${line} ${what}`),
  );
}

const ofThisWeek = <T>(list: readonly T[]) => list.filter((_, at) => at % PARTS === PART);

const FLAVOUR_OF: Readonly<Record<string, Flavour>> = { ts: 'vanilla', tsx: 'react', vue: 'vue', svelte: 'svelte' };

/** A block with the other files of its page, when they have a title. Pages say which of their blocks show a fault. */
function programOfBlock(block: CodeBlock): Named {
  const flavour = FLAVOUR_OF[block.language] ?? 'vanilla';
  return { name: block.place, flavour, files: [{ path: ENTRY_FILES[flavour], text: block.code }] };
}

describe('the check of programs', () => {
  it('names the fault of programs that assistants write, and passes them when they are corrected', async () => {
    expect(PROGRAMS).toHaveLength(80);
    expect(new Set(PROGRAMS.map(({ flavour, name }) => `${flavour} ${name}`)).size).toBe(80);
    expect(await missedPrograms(knowledge)).toEqual([]);
  });

  it('raises no alarm on programs that an assistant wrote with the tools alone', async () => {
    const programs = TASKS.map(({ task, flavour, code }) => ({
      name: task,
      flavour,
      files: [{ path: ENTRY_FILES[flavour], text: code }],
    }));
    expect(await alarms(programs)).toEqual([]);
  });

  it('raises no alarm on the demos', async () => {
    const all = readCatalog(ROOT).demos.flatMap(({ id, flavours }) =>
      flavours.map(({ flavour, files }) => ({ name: `${id}/${flavour}`, flavour, files })),
    );
    expect(all.length).toBeGreaterThan(1000);
    expect(await alarms(ofThisWeek(all))).toEqual([]);
  }, 600_000);

  it('raises no alarm on the code of pages', async () => {
    const blocks = [...readPages(), ...readPages('blog')]
      .flatMap(({ file }) => readCodeBlocks([file]))
      // Nuxt imports Vue's functions by itself.
      .filter(({ language, place }) => language in FLAVOUR_OF && !place.includes('vue/Nuxt'));
    expect(blocks.length).toBeGreaterThan(700);
    const pieces = new Set(blocks.flatMap(({ isFragment, place }) => (isFragment ? [place] : [])));
    const found = await alarms(ofThisWeek(blocks).map(programOfBlock));
    // The page says that a piece uses names that are not in it.
    const isOfPiece = (alarm: string) => / Cannot find name '/.test(alarm) && pieces.has(alarm.split(' ')[0] ?? '');
    expect(found.filter((alarm) => !isOfPiece(alarm))).toEqual([]);
  }, 600_000);
});
