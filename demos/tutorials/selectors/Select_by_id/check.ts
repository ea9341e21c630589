import { defineCheck } from '../../../types/check';
import { brightLabels, brightPlaces } from '../../../types/found';
import { narrow } from '../../../types/narrow';

const ALL = ['Circle #leaf', 'Circle #sun', 'Circle #twin', 'Circle #twin', 'Rect #box'];

/** What each method returns for an id, and which nodes it finds. */
const RETURNS = [
  { id: 'box', findOne: 'Rect', find: '[Rect]', first: ['Rect #box'], all: ['Rect #box'] },
  {
    id: 'leaf',
    findOne: 'Circle',
    find: '[Circle]',
    first: ['Circle #leaf'],
    all: ['Circle #leaf'],
  },
  {
    id: 'twin',
    findOne: 'Circle',
    find: '[Circle, Circle]',
    first: ['Circle #twin'],
    all: ['Circle #twin', 'Circle #twin'],
  },
  { id: 'nobody', findOne: 'undefined', find: '[]', first: [], all: [] },
];

export default defineCheck(async ({ demo, expect }) => {
  const output = () => demo.evaluate(() => document.querySelector('output')?.textContent ?? '');
  const press = async (method: string, value: string, nodes: string[]) => {
    await demo.control('button', method).click();
    await demo.waitFor(output, (text) => text === value);
    expect(await brightLabels(demo)).toEqual(nodes);
  };

  expect(await brightLabels(demo)).toEqual(ALL);
  for (const { id, findOne, find, first, all } of RETURNS) {
    await demo.control('combobox', 'id').choose(`#${id}`);
    await press('findOne', findOne, first);
    await press('find', find, all);
  }

  // Of two nodes with one id, findOne returns the first one in the tree.
  await demo.control('combobox', 'id').choose('#twin');
  await press('findOne', 'Circle', ['Circle #twin']);
  expect(await brightPlaces(demo)).toEqual([2]);

  await narrow(demo);
  const { absolutePosition } = await demo.node('#box');
  expect(absolutePosition).toEqual({ x: 160 - 34, y: 86 });
});
