import { compile } from '@mdx-js/mdx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scanPage } from '../catalog';
import { createHighlighter } from '../highlight';
import type { Problem } from '../model/demo';
import type { Service } from '../precompile/protocol';
import { markLines, parseFenceMeta, takeLineComments } from './code-fence';
import { rehypeCode } from './rehype-code';
import { remarkDemo } from './remark-demo';
import { keepService, type RunningService } from './service';

const highlighter = createHighlighter();

/** A service that answers in this process and records its calls. */
class FakeService {
  readonly calls: unknown[][] = [];
  problems: Problem[] = [];

  async call(method: keyof Service, ...args: unknown[]): Promise<unknown> {
    this.calls.push([method, ...args]);
    const [first = '', second = ''] = args.map(String);
    if (method === 'findDemo')
      return first === 'shapes/Rect' ? { found: true } : { found: false, nearest: 'shapes/Rect' };
    return method === 'highlight' ? highlighter.toHtml(first, second) : this.problems;
  }
}

let service: FakeService;

beforeEach(() => {
  service = new FakeService();
  const running = { client: service, started: Promise.resolve(), root: '/site', engine: '' };
  keepService(running as unknown as RunningService);
});
afterEach(() => keepService(undefined));

async function page(text: string): Promise<string> {
  const file = await compile(
    { value: text, path: '/site/content/a.mdx' },
    { jsx: true, remarkPlugins: [remarkDemo], rehypePlugins: [rehypeCode] },
  );
  return String(file);
}

describe('remarkDemo', () => {
  it('gives elements their data by an import, one for each demo', async () => {
    const code = await page('<Demo id="shapes/Rect" result="top" />\n\nText <Demo id="shapes/Rect" /> in a line.');
    expect(code.match(/import __demo0 from "@demo-data\/shapes\/Rect"/g)).toHaveLength(1);
    expect(code).toContain('<Demo id="shapes/Rect" result="top" data={__demo0} isFirst />');
    expect(code).toContain('<Demo id="shapes/Rect" data={__demo0} />');
  });

  it('imports the component for pages that have a demo', async () => {
    const line = 'import {Demo} from "@site-packages/demo-engine/player"';
    for (const text of [
      '<Demo id="shapes/Rect" /> and <Demo id="shapes/Rect" />',
      '```ts live\nlet a;\n```',
      '<Demo data={own} />',
    ]) {
      expect((await page(text)).split(line)).toHaveLength(2);
    }
  });

  it('turns live blocks into elements, and finds the same ones as the scan of pages', async () => {
    const text =
      '# A\n\n```tsx live height=240\nexport default () => <p />;\n```\n\n- item\n\n  ```ts live title="A star"\n  const a = 1;\n    const b = 2;\n  ```\n\n```ts\nconst live = 1;\n```\n';
    const code = await page(text);
    const asked = service.calls.filter(([method]) => method === 'ensureLive');
    const scanned = scanPage(text, 'content/a.mdx').live;
    expect(asked.map(([, block, file, line]) => ({ ...Object(block), file, line }))).toEqual(scanned);
    expect(scanned).toHaveLength(2);
    for (const [index, { id, height }] of scanned.entries()) {
      expect(code).toContain(`import __demo${index} from "@demo-data/${id}"`);
      expect(code).toContain(`<Demo data={__demo${index}} height={${height}}${index === 0 ? ' isFirst' : ''} />`);
    }
  });

  it('marks the first demo of a page, before its first heading of level 2', async () => {
    const first = /isFirst/g;
    const demo = '<Demo id="shapes/Rect" />';
    expect((await page(`# A\n\nText\n\n${demo}\n\n${demo}\n\n## B`)).match(first)).toHaveLength(1);
    expect((await page(`# A\n\n## B\n\n${demo}`)).match(first)).toBeNull();
  });

  it('stops the page with all its problems', async () => {
    service.problems = [{ file: 'content/a.mdx', line: 6, message: 'Wrong.', fix: 'Mend it.' }];
    const text = '<Demo id="shapes/Rct" />\n\n```ts live\nx\n```\n\n```py live\ny\n```\n';
    await expect(page(text)).rejects.toThrow(
      /3 problems[\s\S]*content\/a\.mdx:1\n {2}There is no demo "shapes\/Rct"\.\n {2}Write <Demo id="shapes\/Rect" \/>\.[\s\S]*:6\n {2}Wrong\.[\s\S]*:7\n {2}A live block cannot be written in "py"/,
    );
  });

  it('leaves pages without demos alone, without the service', async () => {
    keepService(undefined);
    expect(await page('# A')).not.toContain('import');
    await expect(page('<Demo id="shapes/Rect" />')).rejects.toThrow('Add demoEnginePlugin to the plugins of the site.');
  });
});

describe('rehypeCode', () => {
  it('turns fenced code into ready HTML, with title, marked lines and line numbers', async () => {
    const code = await page(
      '```ts title="a.ts" {1,3} showLineNumbers\nconst a = `\\n`;\n// highlight-next-line\nlet b = "</script>";\nlet c;\n```\n',
    );
    const html = /html="([^"]*)"/.exec(code)?.[1] ?? '';
    expect(html.split('\n').map((line) => line.startsWith('<span class=&quot;hl&quot;>'))).toEqual([true, true, true]);
    expect(html).toContain('&amp;lt;/script&amp;gt;');
    expect(code).toContain('lines={3}');
    expect(code).toContain('language="ts"');
    expect(code).toContain('title="a.ts"');
    expect(code).toContain('showLineNumbers');
  });

  it('marks the core of a page as a program', async () => {
    expect(await page('```ts core\na();\n```\n')).toContain('isProgram');
    expect(await page('```ts title="core.ts"\na();\n```\n')).not.toContain('isProgram');
  });

  it('gives plain text no language, and leaves inline code alone', async () => {
    const code = await page('`Konva.Rect#fill`\n\n```\na < b\n```\n');
    expect(code).toContain('<HighlightedCode html="a &amp;lt; b" lines={1} />');
    expect(code).toContain('{"Konva.Rect#fill"}');
  });
});

describe('the words of a fence', () => {
  it('are read', () => {
    expect(parseFenceMeta('title="a b.ts" {1,3-5, 8} showLineNumbers')).toEqual({
      title: 'a b.ts',
      showLineNumbers: true,
      isCore: false,
      lines: new Set([1, 3, 4, 5, 8]),
    });
    expect(parseFenceMeta("title='x'").title).toBe('x');
    expect(parseFenceMeta('npm2yarn')).toEqual({ showLineNumbers: false, isCore: false, lines: new Set() });
    expect(parseFenceMeta('core').isCore).toBe(true);
  });

  it('mark lines together with comments, which are taken out', () => {
    const text = 'a\n{/* highlight-next-line */}\nb\nc\n# highlight-start\nd\ne\n<!-- highlight-end -->\nf';
    const { code, lines } = takeLineComments(text, new Set([1]));
    expect(code).toBe('a\nb\nc\nd\ne\nf');
    expect([...lines]).toEqual([1, 2, 4, 5]);
    expect(markLines('a\nb', new Set([2]))).toBe('a\n<span class="hl">b</span>');
  });
});
