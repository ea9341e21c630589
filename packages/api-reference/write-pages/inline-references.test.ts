import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { referenceIndex, type ReferenceIndex } from '../model/references';
import { installedModel } from '../testing';
import { referenceLinks } from '.';
import { checkReferences, checkText, inlineCode } from './inline-references';

let index: ReferenceIndex;
beforeAll(async () => {
  index = referenceIndex(await installedModel());
}, 30_000);

describe('references on pages', () => {
  test('finds inline code, not fenced code and not front matter', () => {
    const text =
      '---\ntitle: `Konva.No`\n---\n\nA `one` and ``two ` three``.\n\n```ts\n`four`\n```\n\n~~~\n`five`\n~~~\n`six`\n';
    expect(inlineCode(text)).toEqual([
      { code: 'one', line: 5 },
      { code: 'two ` three', line: 5 },
      { code: 'six', line: 14 },
    ]);
  });

  test('reports each broken one with its line and what to write', () => {
    expect(checkText(index, 'ok `Konva.Rect`\n\n`Konva.Rect#fil` and `Konva.Recd`')).toEqual([
      { line: 3, message: '`Konva.Rect#fil`: Konva.Rect has no member "fil". Did you mean Konva.Rect#fill?' },
      { line: 3, message: '`Konva.Recd`: There is no Konva.Recd. Did you mean Konva.Rect?' },
    ]);
  });

  test('checks all folders, and ignores missing ones', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'references-'));
    mkdirSync(path.join(root, 'content/docs'), { recursive: true });
    writeFileSync(path.join(root, 'content/docs/a.mdx'), '`Konva.Nope#x`\n');
    writeFileSync(path.join(root, 'content/docs/b.mdx'), '\n`Konva.Rect#nope`\n');
    const found = checkReferences(index, root, ['content', 'blog']);
    expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual(['content/docs/a.mdx:1', 'content/docs/b.mdx:2']);
  });
});

describe('the remark plugin', () => {
  const file = () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'references-'));
    const indexFile = path.join(folder, 'references.json');
    writeFileSync(indexFile, JSON.stringify(index));
    return indexFile;
  };
  const code = (value: string, line = 1) => ({
    type: 'inlineCode' as const,
    value,
    position: { start: { line, column: 1 }, end: { line, column: 2 } },
  });

  test('turns references into links, except in links and headings', () => {
    const heading = { type: 'heading' as const, depth: 2 as const, children: [code('Konva.Rect')] };
    const link = { type: 'link' as const, url: '/x', children: [code('Konva.Rect')] };
    const paragraph = { type: 'paragraph' as const, children: [code('Konva.Rect#fill'), code('rect'), link] };
    referenceLinks({ indexFile: file() })({ type: 'root', children: [heading, paragraph] }, { path: 'a.mdx' });
    expect(paragraph.children[0]).toMatchObject({ type: 'link', url: '/api/Konva.Shape.html#fill' });
    expect(paragraph.children[1]).toMatchObject({ type: 'inlineCode' });
    expect(link.children[0]).toMatchObject({ type: 'inlineCode' });
    expect(heading.children[0]).toMatchObject({ type: 'inlineCode' });
  });

  test('marks unknown references in a draft', () => {
    const indexFile = file();
    writeFileSync(indexFile, JSON.stringify({ ...index, isDraft: true }));
    const paragraph = { type: 'paragraph' as const, children: [code('Konva.Rect#nope')] };
    referenceLinks({ indexFile })({ type: 'root', children: [paragraph] }, { path: 'a.mdx' });
    expect(paragraph.children[0]).toMatchObject({
      type: 'inlineCode',
      value: 'Konva.Rect#nope (not in this version)',
    });
  });

  test('fails with the file and the lines of all unknown references', () => {
    const paragraph = { type: 'paragraph' as const, children: [code('Konva.Nope', 3), code('Konva.Rect#nope', 5)] };
    expect(() =>
      referenceLinks({ indexFile: file() })({ type: 'root', children: [paragraph] }, { path: 'content/a.mdx' }),
    ).toThrow(/content\/a\.mdx:\n {2}line 3: .*Konva\.Nope.*\n {2}line 5: .*Konva\.Rect#nope/);
  });
});
