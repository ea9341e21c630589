import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyOfPage, growContent } from './grow-content';

const PAGE = `---
title: "A box"
slug: /docs/shapes/Box.html
---

<Demo id="tutorials/shapes/Box" />

<Demo result="top" id="tutorials/shapes/Lid" />

[More](/docs/shapes/Box.html)
`;

it('a copy of a page has its own URL, title and demos', () => {
  expect(copyOfPage(PAGE, 2)).toEqual({
    text: `---
title: "A box 2"
slug: /docs/shapes/Box_Copy2.html
---

<Demo id="tutorials/shapes/Box_Copy2" />

<Demo result="top" id="tutorials/shapes/Lid_Copy2" />

[More](/docs/shapes/Box.html)
`,
    demos: ['tutorials/shapes/Box', 'tutorials/shapes/Lid'],
  });
  expect(copyOfPage('---\ntitle: A\nslug: /docs/A\n---\n', 1).text).toContain('title: A 1\nslug: /docs/A_Copy1\n');
});

it('a site grows by pages with demos and their posters, not by pages without demos', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'grow-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  const put = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  put('content/docs/shapes/Box.mdx', PAGE);
  put('content/docs/shapes/Plain.mdx', '---\nslug: /docs/shapes/Plain.html\n---\n');
  for (const name of ['Box', 'Lid']) {
    put(`demos/tutorials/shapes/${name}/demo.json`, '{}');
    put(`demos/tutorials/shapes/${name}/vanilla/index.ts`, '');
    put(`demos/tutorials/shapes/${name}/vue/App.vue`, '');
  }
  put('demos/posters.json', '{ "tutorials/shapes/Box": "a", "tutorials/shapes/Lid": "b" }');

  expect(growContent(root, 3)).toEqual({ pages: 3, demos: 6, flavours: 12 });
  expect(fs.readdirSync(path.join(root, 'content/docs/shapes')).sort()).toEqual([
    'Box.mdx',
    'Box_Copy1.mdx',
    'Box_Copy2.mdx',
    'Box_Copy3.mdx',
    'Plain.mdx',
  ]);
  expect(fs.existsSync(path.join(root, 'demos/tutorials/shapes/Lid_Copy3/vue/App.vue'))).toBe(true);
  expect(JSON.parse(fs.readFileSync(path.join(root, 'demos/posters.json'), 'utf8'))).toMatchObject({
    'tutorials/shapes/Box_Copy2': 'a',
    'tutorials/shapes/Lid_Copy1': 'b',
  });
});
