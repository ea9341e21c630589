import { describe, expect, it } from 'vitest';
import { PNG_BASE64 } from '../testing/sample-files';
import { consoleText, type ReportInput, reportText } from './report';

const input: ReportInput = {
  flavour: 'react',
  files: [
    { path: 'App.tsx', text: 'const fence = "```";\nthrow fence;\n' },
    { path: 'cat.png', text: PNG_BASE64 },
  ],
  versions: { konva: '9.3.22', 'react-konva': '19.3.2' },
  browser: ['Firefox 140', 'window of 800 by 600 pixels'],
  problems: [{ title: 'TypeError', message: 'x is\nundefined', file: 'App.tsx', line: 2 }],
  console: [
    { level: 'log', values: [{ kind: 'text', text: 'drawn' }], count: 1 },
    { level: 'warn', values: [{ kind: 'primitive', type: 'number', text: '4' }], count: 3 },
  ],
  link: 'https://example.com/play#code=abc',
};

describe('the text of a report', () => {
  it('has program, versions, browser, errors, console and the link', () => {
    const text = reportText(input);
    expect(text).toContain('[Run it in the playground](https://example.com/play#code=abc)');
    expect(text).toContain('### The program (React)');
    expect(text).toContain('````tsx\nconst fence = "```";\nthrow fence;\n````');
    expect(text).toContain('Also part of it: `cat.png`.');
    expect(text).not.toContain(PNG_BASE64);
    expect(text).toContain('TypeError: x is undefined (App.tsx, line 2)');
    expect(text).toContain('drawn\nwarn: 4 (3 times)');
    expect(text).toContain('- konva 9.3.22, react-konva 19.3.2\n- Firefox 140\n');
    for (const heading of ['What happens', 'Errors', 'Console', 'Versions']) expect(text).toContain(`### ${heading}`);
  });

  it('leaves out what there is not, and says that a long program is attached', () => {
    const text = reportText({ ...input, problems: [], console: [], link: undefined });
    expect(text).not.toContain('### Errors');
    expect(text).not.toContain('### Console');
    expect(text).toContain('too long for a link');
  });

  it('fits into an issue, however much the program has and writes', () => {
    const values = [{ kind: 'text' as const, text: 'y'.repeat(5000) }];
    const many = Array.from({ length: 300 }, () => ({ level: 'log', values, count: 1 }));
    const files = [...input.files, { path: 'big.ts', text: 'z'.repeat(90_000) }];
    const text = reportText({ ...input, files, console: many, link: `https://example.com/#${'c'.repeat(32_000)}` });
    expect(text.length).toBeLessThan(65_536);
    expect(text).toContain('(260 earlier lines)');
    expect(text).toContain('`big.ts` (90,000 characters)');
  });

  it('writes objects of the console in one line', () => {
    const one = { kind: 'primitive', type: 'string', text: 'a' } as const;
    expect(consoleText({ kind: 'object', label: 'Object', entries: [{ key: 'x', value: one }], more: 2 })).toBe(
      "Object { x: 'a', 2 more }",
    );
  });
});
