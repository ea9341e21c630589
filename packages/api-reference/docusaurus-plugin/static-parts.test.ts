import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { staticParts } from './static-parts';

/** A page's text as JSX, like the compiler's output. */
async function compiled(page: string): Promise<string> {
  return String(await compile(page, { jsx: true, rehypePlugins: [staticParts] }));
}

const page = (frame: string) => `import { ApiPage, StaticPart } from 'components';
import inheritedNode from './Node.json';

# Title

<${frame} filter={true}>

Words.

<p className="meta" />

<Demo data={1} />

## Members

<section className="kd-api-member">

### linear

<EasingCurve name="linear" />

</section>

<InheritedMembers data={inheritedNode} />

</ApiPage>
`;

/** Names of the parts and of the elements between them, in order. */
const order = (text: string) => [
  ...text.matchAll(/<(StaticPart|SentPart place=\{\d\}|Demo|EasingCurve|section|InheritedMembers|p className)/g),
];

test('read-only content is in as few parts as possible, around what needs a script', async () => {
  const text = await compiled(page('ApiPage'));
  expect(order(text).map(([, name]) => name)).toEqual([
    'StaticPart',
    'p className',
    'Demo',
    'StaticPart',
    'section',
    'StaticPart',
    'EasingCurve',
    'StaticPart',
    'InheritedMembers',
  ]);
  expect(text).toContain('Node.json');
});

test('a page that was sent has the same parts in the same positions, empty and without data', async () => {
  const text = await compiled(page('ApiPage sent'));
  expect(order(text).map(([, name]) => name)).toEqual([
    'SentPart place={0}',
    'Demo',
    'SentPart place={1}',
    'section',
    'SentPart place={2}',
    'EasingCurve',
    'SentPart place={3}',
  ]);
  expect(text).not.toContain('Words');
  expect(text).not.toContain('Node.json');
  expect(text).toContain("from 'components'");
  expect(text).not.toMatch(/ApiPage sent/);
});

test('elements to which the site adds behavior are left outside of parts', async () => {
  const text = await compiled('<ApiPage>\n\nWords.\n\n```ts\ncode\n```\n\n![A picture](a.png)\n\n</ApiPage>\n');
  expect(text.match(/<StaticPart>/g)).toHaveLength(1);
  expect(text.slice(text.indexOf('</StaticPart>'))).toMatch(/pre>[^]*img/);
});

test('other pages are unchanged', async () => {
  const text = '# Title\n\nWords.\n';
  expect(await compiled(text)).toBe(String(await compile(text, { jsx: true })));
});

test('a page with <BelowFold> has its parts inside and outside of it, the same whether it was sent or not', async () => {
  const cut = (frame: string) =>
    page(frame).replace('## Members', '<BelowFold>\n\n## Members').replace('</ApiPage>', '</BelowFold>\n\n</ApiPage>');
  const places = (text: string) =>
    [...text.matchAll(/<\/?(StaticPart|SentPart|BelowFold|Demo|EasingCurve)/g)].map(([, name]) =>
      name === 'SentPart' ? 'StaticPart' : name,
    );
  const opened = places((await compiled(cut('ApiPage'))).replaceAll('</StaticPart', ''));
  expect(opened).toEqual(places(await compiled(cut('ApiPage sent'))));
  expect(opened.filter((name) => name === 'BelowFold')).toHaveLength(2);
});
