import { describe, expect, it } from 'vitest';
import { contentsOnPhone } from '.';

const element = (tagName: string) => ({ type: 'element', tagName });
const placeIn = (...names: string[]) => {
  const tree = { type: 'root', children: names.map(element) };
  contentsOnPhone()(tree);
  return tree.children.map(({ tagName }) => tagName ?? 'contents');
};

describe('the contents on a phone', () => {
  it('are before the first heading, below what opens the page', () => {
    expect(placeIn('p', 'div', 'h2', 'p', 'h2')).toEqual(['p', 'div', 'contents', 'h2', 'p', 'h2']);
    expect(placeIn('h1', 'p', 'h2')).toEqual(['h1', 'p', 'contents', 'h2']);
  });

  it('are below the title of a page whose headings are in a component', () => {
    expect(placeIn('h1', 'div')).toEqual(['h1', 'contents', 'div']);
  });

  it('are below a title that Docusaurus has wrapped', () => {
    const header = { type: 'mdxJsxFlowElement', name: 'header', children: [element('h1')] };
    const tree = { type: 'root', children: [header, element('div')] };
    contentsOnPhone()(tree);
    expect(tree.children.indexOf(header)).toBe(0);
    expect(tree.children).toHaveLength(3);
  });

  it('are on no page without headings', () => {
    expect(placeIn('p', 'p')).toEqual(['p', 'p']);
  });
});
