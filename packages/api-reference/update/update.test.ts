import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_NAMES } from '../model/names';
import { pageOf, type ApiModel } from '../model';
import { readHistory } from '../history';
import { buildModel } from '../read/build-model';
import { loadDefaults } from '../read/defaults';
import { GAP, UNREVIEWED } from '../read/drafts';
import { supplement } from '../supplement';
import { installedLibrary } from '../testing';
import { memberChanges, readComments, readLibrary, readVersion, touchedBy, updateReport, type MemberChange } from '.';

/** The installed konva with a new attribute, a new method without a comment, a changed default and a removed method. */
const patched = mkdtempSync(path.join(os.tmpdir(), 'konva-next-'));
const installed = installedLibrary();
const COMMENT = { text: 'move node down', params: [], examples: [] };
const before = readVersion(installed.root);
let changes: MemberChange[];

function patch(file: string, from: string | RegExp, to: string): void {
  const full = path.join(patched, file);
  const text = readFileSync(full, 'utf8');
  const next = text.replace(from, to);
  if (next === text) throw new Error(`${file} has no ${String(from)}.`);
  writeFileSync(full, next);
}

beforeAll(() => {
  cpSync(installed.root, patched, { recursive: true });
  const bevel =
    '/**\n * get/set width of the bevel\n * @name Konva.Rect#bevel\n * @method\n * @param {Number} bevel\n */\n';
  patch('lib/shapes/Rect.js', /$/, `\n${bevel}Factory.addGetterSetter(Rect, 'bevel', 4);\n`);
  patch('konva.js', /$/, `\n${bevel}`);
  patch('lib/shapes/Rect.js', '_sceneFunc(context) {', 'polish(times) { return times; }\n    _sceneFunc(context) {');
  patch(
    'lib/shapes/Rect.d.ts',
    'cornerRadius: GetSet',
    'bevel: GetSet<number, this>;\n    polish(times: number): number;\n    cornerRadius: GetSet',
  );
  patch('lib/shapes/Star.js', "(Star, 'numPoints', 5", "(Star, 'numPoints', 6");
  patch('lib/Node.js', 'moveDown() {', '_moveDown() {');
  patch('lib/Node.d.ts', /\bmoveDown\(\): \w+;/, '');
  const next = readLibrary(patched);
  changes = memberChanges(before, readVersion(patched), readComments(next));
}, 60_000);
afterAll(() => rmSync(patched, { recursive: true }));

describe('the next version of the library', () => {
  test('is compared with the installed one', () => {
    expect(changes).toEqual([
      {
        name: 'Rect#bevel',
        kind: 'new',
        file: 'packages/api-reference/supplement/shapes.ts',
        draft: 'get/set width of the bevel',
      },
      { name: 'Rect#polish', kind: 'new', file: 'packages/api-reference/supplement/shapes.ts' },
      {
        name: 'Star#numPoints',
        kind: 'default',
        from: '5',
        to: '6',
        file: 'packages/api-reference/supplement/shapes.ts',
      },
      { name: 'Node#moveDown', kind: 'removed', file: 'packages/api-reference/supplement/node.ts' },
    ]);
    expect(memberChanges(before, before, new Map())).toEqual([]);
  });

  test('does not ask for a text that is there', () => {
    const after = readVersion(patched);
    const back = memberChanges(after, before, new Map([['Node#moveDown', COMMENT]]));
    expect(back.find(({ name }) => name === 'Node#moveDown')).toEqual({
      name: 'Node#moveDown',
      kind: 'new',
      isWritten: true,
      file: 'packages/api-reference/supplement/node.ts',
    });
  });

  test('touches the demos and texts that use what changed or went, not what is new', () => {
    const uses = {
      'tutorials/A': { pages: ['Star'], members: ['Star.numPoints'] },
      'tutorials/B': { pages: ['Rect'], members: ['Rect.bevel', 'Node.on:moveDown'] },
      'tutorials/C': { pages: ['Node'], members: ['Node.moveDown', 'Node.x'] },
    };
    const texts = new Map([
      ['content/docs/a.mdx', 'Call `Konva.Node#moveDown`.'],
      ['content/docs/b.mdx', 'A bevel, and moveDownwards.'],
      ['content/docs/c.claims.ts', 'new Konva.Star({ numPoints: 3 });'],
    ]);
    expect(touchedBy(changes, uses, texts)).toEqual({
      demos: ['tutorials/A', 'tutorials/C'],
      texts: ['content/docs/a.mdx', 'content/docs/c.claims.ts'],
    });
  });

  test('is reported with the file of each text, drafts, and what failed', () => {
    const report = updateReport({
      before: '10.9.1',
      after: '10.10.0',
      bindings: ['vue-konva 3.4.0 → 3.5.0'],
      changes,
      touched: { demos: ['tutorials/A'], texts: [] },
      gaps: ['Rect#polish has no description'],
      steps: [
        { name: 'npm run demos', passed: false, output: 'tutorials/A: no star' },
        { name: 'npm run claims', passed: true },
      ],
      pictures: [],
    });
    expect(report).toMatch(/^# konva 10\.9\.1 → 10\.10\.0\n/);
    expect(report).toContain(
      '- `Rect#bevel`, in `packages/api-reference/supplement/shapes.ts`. Draft, from the library’s comment, to be checked:\n  > get/set width of the bevel',
    );
    expect(report).toContain('- `Star#numPoints`: `5` → `6`, in `packages/api-reference/supplement/shapes.ts`');
    expect(report).toContain('## Removed: take the text out\n\n- `Node#moveDown`, in');
    expect(report).toContain('- **failed**: `npm run demos`');
    expect(report).toContain('tutorials/A: no star');
    expect(report).not.toContain('Pages and claims');
  });
});

describe('the API reference of the next version', () => {
  const since = { ...readHistory(installed.version).since, 'Rect#bevel': '10.9', 'Rect#polish': '10.9' };
  const build = async (draft?: (problems: readonly string[]) => void): Promise<ApiModel> => {
    const library = readLibrary(patched);
    const defaults = await loadDefaults(library);
    return buildModel({ library, supplement, defaults, pageNames: PAGE_NAMES, since, ...(draft ? { draft } : {}) });
  };
  const wanted = [/Rect#polish has no description/, /parameter "times" has no description/, /describes "moveDown"/];

  test('stops, and names the texts to write and to take out', async () => {
    const error = await build().catch((reason: unknown) => String(reason));
    for (const problem of wanted) expect(error).toMatch(problem);
  });

  test('is written as a draft with marks', async () => {
    let problems: readonly string[] = [];
    const model = await build((found) => {
      problems = found;
    });
    for (const problem of wanted) expect(problems.join('\n')).toMatch(problem);
    const member = (page: string, name: string) => pageOf(model, page).members.find((each) => each.name === name);
    expect(member('Rect', 'bevel')).toMatchObject({
      description: `${UNREVIEWED} get/set width of the bevel`,
      default: { code: '4' },
    });
    expect(member('Rect', 'polish')).toMatchObject({ description: GAP, summary: GAP });
    expect(member('Rect', 'polish')?.signatures[0]?.parameters[0]?.text).toBe(GAP);
    expect(member('Star', 'numPoints')?.default).toMatchObject({ code: '6' });
    expect(member('Node', 'moveDown')).toBeUndefined();
    expect(member('Rect', 'cornerRadius')?.description).not.toContain('Draft');
  });
});
