import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse';
import { readSpellings } from './spellings';

describe('spellings of frameworks', () => {
  it.each([
    ['v-on:click', 'click event', 'vue'],
    ['@dragend', 'dragend event', 'vue'],
    ['@click.stop on a shape', 'click event on a shape', 'vue'],
    ['v-if order', 'v-if order', 'vue'],
    ['v-rect', 'rect', 'vue'],
    ['v-shape events', 'custom shape events', 'vue'],
    ['$refs.stage.getNode', 'template ref.getNode', 'vue'],
    ['onDragEnd', 'dragend event', 'react'],
    ['useEffect runs twice', 'Effect runs twice', 'react'],
    ['bind:x', 'bind x', 'svelte'],
    ['on:click', 'click event', 'svelte'],
    ['ondragend', 'dragend event', 'svelte'],
    ['$state of shapes', 'state of shapes', 'svelte'],
    ['re-render on every move', 'rerender on every move', 'react'],
  ])('reads %s', (query, text, framework) => {
    expect(readSpellings(query)).toEqual({ text, framework });
    expect(parseQuery(query).framework).toBe(framework);
  });

  it.each([
    'onFinish',
    'tween onUpdate',
    'peer @angular/common',
    'on a click',
    'some-v-value',
    'useImage',
    'a@click.org',
  ])('leaves %s as it is', (query) => {
    expect(readSpellings(query)).toEqual({ text: query });
  });

  it('takes an attribute of plain HTML for an event of no framework', () => {
    expect(readSpellings('onclick not working')).toEqual({ text: 'click event not working' });
  });

  it('gives the framework that is named more weight than the spelling', () => {
    expect(parseQuery('react @dragend').framework).toBe('react');
  });
});
