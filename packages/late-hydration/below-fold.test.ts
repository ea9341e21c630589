import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { belowFold, type BelowFoldOptions } from './below-fold';

/** Headings and component tags of a compiled page, in order. `<BelowFold` shows where the page is cut. */
async function order(page: string, options?: BelowFoldOptions): Promise<string[]> {
  const code = String(await compile(page, { jsx: true, rehypePlugins: [[belowFold, options]] }));
  const drawn = code.slice(code.indexOf('return <'));
  return [...drawn.matchAll(/<\/?(?:BelowFold|Frame|Demo)|(?<=h2>\{")\w+/g)].map(([found]) => found);
}

/** A chapter of two blocks. */
const chapter = (name: string) => `## ${name}\n\nWords.\n`;
const chapters = (names: string) => [...names].map(chapter).join('\n');

describe('a page', () => {
  it('of a few blocks is not cut', async () => {
    expect(await order(chapters('ABCDE'))).toEqual([...'ABCDE']);
  });

  it('is cut after its first eight blocks, and keeps its order', async () => {
    expect(await order(chapters('ABCDEF'))).toEqual([...'ABCD', '<BelowFold', ...'EF', '</BelowFold']);
  });

  it('is cut inside the frames that the options name, and what follows them stays outside', async () => {
    const page = `<Demo />\n\n<Frame>\n\n${chapters('ABCDEF')}\n</Frame>\n\n## G\n`;
    expect(await order(page)).toEqual(['<Demo', '<Frame', ...'ABCDEF', '</Frame', 'G']);
    expect(await order(page, { frames: ['Frame'] })).toEqual([
      ...['<Demo', '<Frame', ...'ABCD', '<BelowFold', ...'EF', '</BelowFold', '</Frame', 'G'],
    ]);
  });

  it('keeps its imports outside of the cut', async () => {
    const page = `${chapters('ABCDE')}\n\nimport x from './x';\n\n${chapters('FG')}`;
    const code = String(await compile(page, { jsx: true, rehypePlugins: [belowFold] }));
    expect(code).toContain("import x from './x';");
    expect(await order(page)).toEqual([...'ABCD', '<BelowFold', ...'EFG', '</BelowFold']);
  });
});
