import { defineCheck } from '../../../types/check';
import { brightLabels } from '../../../types/found';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const middle = (await demo.stage()).width / 2;
  /** Presses a button: all turns pale but what it finds, which is counted. */
  const finds = async (label: string, nodes: string[]) => {
    await demo.control('button', label).click();
    await demo.waitFor(
      () => demo.text(),
      (text) => text.includes(`${nodes.length} found`),
    );
    expect(await brightLabels(demo), label).toEqual(nodes);
  };
  const namesAre = (names: string[]) =>
    demo.waitFor(
      () => demo.nodes('Rect'),
      (tiles) => tiles.map(({ name }) => name).join() === names.join(),
    );

  await finds('.round', ['Rect .round .big', 'Rect .round .small', 'Rect .round .big']);
  await finds('.round, .small', [
    'Rect .round .big',
    'Rect .round .small',
    'Rect .square .small',
    'Rect .round .big',
    'Rect .square .small',
  ]);
  await finds('round and small', ['Rect .round .small']);
  await finds('.picked', []);

  // A press adds the name, and the tile keeps its others.
  await demo.click({ x: middle, y: 72 });
  await demo.click({ x: middle + 80, y: 72 });
  await finds('.picked', ['Rect .round .small .picked', 'Rect .square .big .picked']);
  await finds('round and small', ['Rect .round .small .picked']);
  const [, sun] = await demo.nodes('Rect');
  expect(sun?.attrs.strokeWidth).toBe(4);

  // A second press takes it away.
  await demo.click({ x: middle, y: 72 });
  await finds('.picked', ['Rect .square .big .picked']);
  await namesAre([
    'round big',
    'round small',
    'square big picked',
    'square small',
    'round big',
    'square small',
  ]);

  await narrow(demo);
  await demo.tap({ x: 80, y: 168 });
  await finds('.picked', ['Rect .square .big .picked', 'Rect .square .small .picked']);
});
