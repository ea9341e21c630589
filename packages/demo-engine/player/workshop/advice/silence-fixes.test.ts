import { describe, expect, it } from 'vitest';
import { emptyFix, silentFix, uncalledPart, unseenFix } from './silence-fixes';

describe('a program of which nothing is called', () => {
  it.each([
    ['function init() {}', 'Nothing calls init: write init() at the end.'],
    [
      'function draw(layer, { x, y } = {}, count = 3) {}',
      'Nothing calls draw: write draw(layer, options, count) at the end, with values of your own.',
    ],
    [
      'export const start = async (id: string) => {}',
      'Nothing calls start: write start(id) at the end, with values of your own.',
    ],
    ['export class Board {\n  draw() {}\n}', 'Nothing creates a Board: write new Board(…) at the end.'],
    ['function one() {}\nfunction two() { one(); }', 'Nothing calls two: write two() at the end.'],
    ['const size = 20;\nfunction run() {}\nrun();', undefined],
  ])('%s', (source, told) => {
    expect(uncalledPart(source)).toBe(told);
  });

  it('is a matter of programs without a framework: components are mounted', () => {
    expect(silentFix('vanilla', 'function init() {}')).toContain('Nothing calls init');
    expect(silentFix('react', 'function App() {}')).toContain('<Stage');
    expect(emptyFix('vanilla', 'layer.draw()')).toContain('layer.add(new Konva.Rect');
  });
});

it('a shape that is not seen has a way to be seen', () => {
  expect(unseenFix('The Rect has neither a fill nor a stroke.')).toContain('fill: "green"');
  expect(unseenFix('The Rect is red.')).toBeUndefined();
});
