import { expect, it } from 'vitest';
import type { MdxNode } from '@site-packages/contracts';
import { untranslated } from '.';

function heading(text: string, id: string): MdxNode {
  return { type: 'element', tagName: 'h3', properties: { id }, children: [{ type: 'text', value: text }] };
}

it('marks code and headings that are names of members, and no prose', () => {
  const nodes: MdxNode[] = [
    heading('cornerRadius', 'cornerRadius'),
    heading('Corner radius', 'corner-radius'),
    heading('Limits', 'limits'),
    { type: 'element', tagName: 'code', properties: {} },
    { type: 'mdxJsxTextElement', name: 'code', attributes: [] },
    { type: 'element', tagName: 'p', properties: {} },
  ];
  untranslated()({ type: 'root', children: nodes });
  expect(nodes.map(({ properties }) => properties?.['translate'])).toEqual([
    'no',
    undefined,
    undefined,
    'no',
    undefined,
    undefined,
  ]);
  expect(nodes[4]?.attributes).toEqual([{ type: 'mdxJsxAttribute', name: 'translate', value: 'no' }]);
});
