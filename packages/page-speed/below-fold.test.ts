import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { belowFold, type BelowFoldOptions } from './below-fold';

/** What stands in a compiled page, in its order: texts of headings, components, and where the page is cut. */
async function order(page: string, options?: BelowFoldOptions): Promise<string[]> {
  const code = String(await compile(page, { jsx: true, rehypePlugins: [[belowFold, options]] }));
  const drawn = code.slice(code.indexOf('return <'));
  return [...drawn.matchAll(/<\/?(?:BelowFold(?: from="\d+")?|Frame|Demo)|(?<=h2>\{")\w+/g)].map(([found]) => found);
}

/** A chapter of 258 pixels, as they are estimated. */
const chapter = (name: string) => `## ${name}\n\n${'Seven letters of a line. '.repeat(20)}\n`;
const chapters = (...names: string[]) => names.map(chapter).join('\n');

describe('a page', () => {
  it('that a phone shows is not cut', async () => {
    expect(await order(chapters('A', 'B'))).toEqual(['A', 'B']);
  });

  it('is cut below what a phone, a common and a large window show, and whole in its order', async () => {
    expect(await order(chapters(...'ABCDEFGHIJ'))).toEqual([
      ...['A', 'B', 'C', '<BelowFold from="600"', 'D', 'E', '<BelowFold from="1100"'],
      ...['F', 'G', '<BelowFold from="1600"', 'H', 'I', 'J', '</BelowFold', '</BelowFold', '</BelowFold'],
    ]);
  });

  it('is not cut for a line or two', async () => {
    expect(await order(`${chapters('A', 'B', 'C')}\n\nThe end.\n`)).toEqual(['A', 'B', 'C']);
  });

  it('is cut inside of frames that are told, and what follows them stays', async () => {
    const page = `<Frame>\n\n${chapters('A', 'B', 'C', 'D', 'E')}\n</Frame>\n\n## F\n`;
    expect(await order(page)).toEqual(['<Frame', 'A', 'B', 'C', 'D', 'E', '</Frame', 'F']);
    expect(await order(page, { frames: ['Frame'] })).toEqual([
      ...['<Frame', 'A', 'B', 'C', '<BelowFold from="600"', 'D', 'E', '</BelowFold', '</Frame', 'F'],
    ]);
  });

  it('has little room for a component, but where its height is told', async () => {
    const page = `${chapter('A')}\n\n<Demo />\n\n${chapters('B', 'C')}`;
    expect(await order(page)).toEqual(['A', '<Demo', 'B', 'C']);
    expect(await order(page, { heights: { Demo: 500 } })).toEqual([
      ...['A', '<Demo', '<BelowFold from="600"', 'B', 'C', '</BelowFold'],
    ]);
  });

  it('believes the plugin that has put a component into it', async () => {
    const tell = () => (tree: { children: { name?: string; data?: unknown }[] }) => {
      for (const node of tree.children) if (node.name === 'Demo') node.data = { height: 400 };
    };
    const page = `${chapter('A')}\n\n<Demo />\n\n${chapters('B', 'C')}`;
    const code = String(await compile(page, { jsx: true, remarkPlugins: [tell], rehypePlugins: [belowFold] }));
    expect(code).toMatch(/<Demo \/>[^<]*<BelowFold from="600">/);
  });

  it('takes of what shows in turn, or folded, no more than shows for sure', async () => {
    const tabs = `<Tabs>\n\n<Tab>\n\n${'Words. '.repeat(45)}\n\n</Tab>\n\n<Tab>\n\n${'Words. '.repeat(45)}\n\n</Tab>\n\n</Tabs>`;
    const folded = `<details>\n\n${'Words. '.repeat(300)}\n\n</details>`;
    expect(await order(`${chapter('A')}\n\n${tabs}\n\n${folded}\n\n${chapters('B', 'C')}`)).toEqual(['A', 'B', 'C']);
  });

  it('keeps what it imports outside', async () => {
    const page = `${chapters(...'ABCD')}\n\nimport x from './x';\n\n${chapter('E')}`;
    const code = String(await compile(page, { jsx: true, rehypePlugins: [belowFold] }));
    expect(code).toContain("import x from './x';");
  });
});
