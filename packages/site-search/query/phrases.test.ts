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
