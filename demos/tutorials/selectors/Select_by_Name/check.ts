import { defineCheck } from '../../../types/check';
import { atRest, marked, pulsed, watchPulses } from '../../../types/found';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  await watchPulses(demo);
  const middle = (await demo.stage()).width / 2;
  const isMarked = (nodes: string[]) =>
    demo.waitFor(
      () => marked(demo),
      (labels) => labels.join() === nodes.join(),
    );
  /** Presses a button: what it finds swings, is marked and counted. */
  const finds = async (label: string, nodes: string[]) => {
    await demo.control('button', label).click();
    await isMarked(nodes);
    expect(await pulsed(demo), label).toEqual(nodes);
    expect(await demo.text()).toContain(`${nodes.length} found`);
  };

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

  // A press adds the name, and the tile keeps its others. The marks follow without a new search.
  await demo.click({ x: middle, y: 72 });
  await isMarked(['Rect .round .small .picked']);
  await demo.click({ x: middle + 80, y: 72 });
  await finds('.picked', ['Rect .round .small .picked', 'Rect .square .big .picked']);
  await finds('round and small', ['Rect .round .small .picked']);
  const [, sun] = await demo.nodes('Rect');
  expect(sun?.attrs.strokeWidth).toBe(4);

  // A second press takes it away.
  await demo.click({ x: middle, y: 72 });
  await finds('.picked', ['Rect .square .big .picked']);
  expect((await demo.nodes('Rect')).map(({ name }) => name)).toEqual([
    'round big',
    'round small',
    'square big picked',
    'square small',
    'round big',
    'square small',
  ]);

  await atRest(demo);
  await narrow(demo);
  await demo.tap({ x: 80, y: 168 });
  await isMarked(['Rect .square .big .picked', 'Rect .square .small .picked']);
});
