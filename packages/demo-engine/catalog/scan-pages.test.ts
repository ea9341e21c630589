import { describe, expect, it } from 'vitest';
import { tempTree } from '../testing/temp-tree';
import { liveId, parseLive } from './live';
import { nearest } from './nearest';
import { scanPage } from './scan-page';
import { scanPages, unknownDemos } from './scan-pages';

const PAGE = `---
title: A
---

# A

<Demo id="tutorials/shapes/Rect" />

Text with \`<Demo id="in/code" />\` and {/* <Demo id="in/comment" /> */}

<Tabs>
  <TabItem>
    <Demo
      result="top"
      id='sandbox/Big'
    />
  </TabItem>
</Tabs>

\`\`\`\`md
\`\`\`tsx live
not this
\`\`\`
<Demo id="in/fence" />
\`\`\`\`

- item

  \`\`\`ts live height=240 title="A star"
  const a = 1;
    const b = 2;
  \`\`\`

~~~vue live
<p />
~~~

\`\`\`ts
const live = 1;
\`\`\`
`;

describe('scanPage', () => {
  it('finds elements and live blocks, and nothing inside code and comments', () => {
    const { demos, live, problems } = scanPage(PAGE, 'a.mdx');
    expect(problems).toEqual([]);
    expect(demos).toEqual([
      { id: 'tutorials/shapes/Rect', file: 'a.mdx', line: 7 },
      { id: 'sandbox/Big', file: 'a.mdx', line: 13 },
    ]);
    const star = 'const a = 1;\n  const b = 2;';
    expect(live).toEqual([
      {
        id: liveId('vanilla', star),
        flavour: 'vanilla',
        text: star,
        height: 240,
        title: 'A star',
        file: 'a.mdx',
        line: 30,
      },
      {
        id: liveId('vue', '<p />'),
        flavour: 'vue',
        text: '<p />',
        height: 200,
        title: 'Live example',
        file: 'a.mdx',
        line: 35,
      },
    ]);
  });

  it.each([
    ['an element without an id', '\n<Demo />', 2, /no id/],
    ['an element with a computed id', '<Demo id={name} />', 1, /no id/],
    ['a live block in another language', '```python live\n```', 1, /cannot be written in "python"/],
    ['a live block with an unknown word', '\n\n```ts live hieght=3\n```', 3, /"hieght=3" is not known/],
    ['a live block with a wrong height', '```ts live height=big\n```', 1, /"height=big" is not known/],
  ])('refuses %s', (_name, text, line, message) => {
    const { problems } = scanPage(text, 'a.mdx');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'a.mdx', line });
    expect(problems[0]?.message).toMatch(message);
  });
});

it('reads every page below the folders, and tells of ids that no demo has', () => {
  const root = tempTree({
    'content/docs/a.mdx': '<Demo id="tutorials/shapes/rect" />\n<Demo id="tutorials/shapes/Circle" />',
    'content/docs/b.txt': '<Demo id="not/a/page" />',
    'blog/b.md': '\n<Demo id="quite/other" />',
  });
  const pages = scanPages(root);
  expect([...pages.keys()]).toEqual(['content/docs/a.mdx', 'blog/b.md']);
  const known = new Set(['tutorials/shapes/Rect', 'tutorials/shapes/Circle']);
  const problems = unknownDemos(
    [...pages.values()].flatMap(({ demos }) => demos),
    known,
  );
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'content/docs/a.mdx:1 There is no demo "tutorials/shapes/rect".',
    'blog/b.md:2 There is no demo "quite/other".',
  ]);
  expect(problems[0]?.fix).toContain('<Demo id="tutorials/shapes/Rect" />');
});

it('knows the flavour of a live block by its language', () => {
  const flavours = ['ts', 'js', 'tsx', 'jsx', 'vue', 'svelte'].map((language) => {
    const parsed = parseLive(language, 'live', 'x');
    return 'block' in parsed ? parsed.block.flavour : undefined;
  });
  expect(flavours).toEqual(['vanilla', 'vanilla', 'react', 'react', 'vue', 'svelte']);
});

it('finds the word that was meant', () => {
  const known = ['tutorials/shapes/Rect', 'tutorials/shapes/Ring', 'sandbox/Free_Drawing'];
  expect(nearest('tutorials/shapes/Rct', known)).toBe('tutorials/shapes/Rect');
  expect(nearest('tutorials/drawing/Free_Drawing', known)).toBe('sandbox/Free_Drawing');
  expect(nearest('something', known)).toBeUndefined();
});
