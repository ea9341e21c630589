import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoFolders } from './demo-folders';
import { posterHash, posterProblems, sharedAssets, writePosterList } from './poster-state';

let demos = '';
function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(demos, file)), { recursive: true });
  fs.writeFileSync(path.join(demos, file), text);
}
const hash = (id: string) => {
  const demo = demoFolders(demos).find((one) => one.id === id);
  return demo === undefined ? '' : posterHash(demo, sharedAssets(demos));
};
const problems = () => posterProblems(demos).map(({ id, kind }) => `${kind} ${id}`);

beforeEach(() => {
  demos = fs.mkdtempSync(path.join(os.tmpdir(), 'posters-'));
  write('a/One/demo.json', '{ "title": "One", "height": 200 }');
  write('a/One/vanilla/index.ts', "import Konva from 'konva';\nimport lion from './lion.png';\n");
  write('a/One/vue/App.vue', '<template></template>');
  write('guides/vue/Two/demo.json', '{ "height": 100 }');
  write('guides/vue/Two/vue/App.vue', '<template></template>');
  write('assets/pictures/lion.png', 'roar');
});

describe('posterHash', () => {
  it('changes with what the poster shows, and nothing else', () => {
    const before = hash('a/One');
    write('a/One/vue/App.vue', 'other');
    write('a/One/check.ts', 'other');
    write('a/One/demo.json', '{ "title": "Another title", "height": 200 }');
    write('a/One/vanilla/index.ts', "import Konva from 'konva';\r\nimport lion from './lion.png';\r\n");
    expect(hash('a/One')).toBe(before);

    const seen = new Set([before]);
    write('assets/pictures/lion.png', 'meow');
    seen.add(hash('a/One'));
    write('a/One/demo.json', '{ "height": 220 }');
    seen.add(hash('a/One'));
    write('a/One/vanilla/shapes.ts', 'export {}');
    seen.add(hash('a/One'));
    write('a/One/poster.ts', 'export {}');
    seen.add(hash('a/One'));
    expect(seen.size).toBe(5);
  });

  it('changes with the shared files of the flavor, but not when a file moves to them', () => {
    write('a/One/vanilla/index.ts', "import { plan } from './plan';\nexport { plan };\n");
    write('a/One/vanilla/plan.ts', "import rows from './rows.csv';\nexport const plan = rows;\n");
    write('a/One/shared/look.ts', 'export const look = 1;\n');
    write('a/One/vue/App.vue', "<script>import '../shared/look';</script>");
    write('assets/rows.csv', '1');
    const before = hash('a/One');
    write('a/One/shared/look.ts', 'export const look = 2;\n');
    expect(hash('a/One')).toBe(before);

    fs.renameSync(path.join(demos, 'a/One/vanilla/plan.ts'), path.join(demos, 'a/One/shared/plan.ts'));
    write('a/One/vanilla/index.ts', "import { plan } from '../shared/plan';\nexport { plan };\n");
    expect(hash('a/One')).toBe(before);

    const seen = new Set([before]);
    write('assets/rows.csv', '2');
    seen.add(hash('a/One'));
    write('a/One/shared/plan.ts', "import { look } from './look';\nexport const plan = look;\n");
    seen.add(hash('a/One'));
    write('a/One/shared/look.ts', 'export const look = 3;\n');
    seen.add(hash('a/One'));
    expect(seen.size).toBe(4);
  });

  it('uses the only flavor of a demo', () => {
    const before = hash('guides/vue/Two');
    write('guides/vue/Two/vue/App.vue', 'other');
    expect(hash('guides/vue/Two')).not.toBe(before);
  });
});

describe('posterProblems', () => {
  it('names missing, stale and orphaned posters at once', () => {
    write('a/One/poster.webp', 'picture');
    write('guides/vue/Gone/poster.webp', 'picture');
    write('posters.json', JSON.stringify({ 'a/One': 'old', 'b/Left': 'x' }));
    expect(problems()).toEqual(['stale a/One', 'missing guides/vue/Two', 'orphan b/Left', 'orphan guides/vue/Gone']);
  });

  it('finds nothing after all posters are written', () => {
    for (const id of ['a/One', 'guides/vue/Two']) write(`${id}/poster.webp`, 'picture');
    writePosterList(demos, { 'guides/vue/Two': hash('guides/vue/Two'), 'a/One': hash('a/One'), 'b/Left': 'x' });
    expect(problems()).toEqual([]);
    expect(fs.readFileSync(path.join(demos, 'posters.json'), 'utf8')).toMatch(/^\{\n {2}"a\/One".*\n {2}"guides/);
  });
});
