import { expect, test } from 'vitest';
import { PhraseIndex } from './phrases';

const index = new PhraseIndex();
index.add('A component renders HTML inside the stage, and only Konva components can render.');
index.add('“You can render only Konva components inside the Stage”: place the HTML beside it.');

const found = (record: number, score: number) => ({ record, score, inTitle: false, cover: 1 });

test('a pasted message raises the text that quotes it', () => {
  const both = [found(0, 2), found(1, 1)];
  const raised = index.raise("vue-konva error: 'You can render only Konva components inside the Stage.'", both);
  expect(raised.isQuoted).toBe(true);
  expect(raised.found.map(({ record }) => record)).toEqual([1, 0]);
});

test('a few words in another order raise nothing', () => {
  const both = [found(0, 2), found(1, 1)];
  expect(index.raise('konva components render', both)).toEqual({ found: both, isQuoted: false });
  expect(index.raise('stage the inside components konva only', both)).toEqual({ found: both, isQuoted: false });
});

test('neighbors in the query raise a text in which they are near each other, in any of their forms', () => {
  const texts = new PhraseIndex();
  texts.add('Drag the shape. The stage has a limit of its own, which is far from what a pointer does.');
  texts.add('A limited drag: the function returns a position.');
  const asked = [{ root: 'limit' }, { root: 'drag' }];
  const both = [found(0, 1.1), found(1, 1)];
  expect(texts.raiseNear(asked, both).map(({ record }) => record)).toEqual([1, 0]);
  expect(texts.raiseNear(asked.slice(1), both)).toEqual(both);
});
