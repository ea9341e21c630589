import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  /** What the demo shows as JSON, and the stage that comes of it. */
  const read = () =>
    demo.evaluate((konva) => {
      const [json = '', data = ''] = [...document.querySelectorAll('code')].map(
        ({ textContent }) => textContent ?? '',
      );
      const stage = konva.stages[0];
      if (json === '' || json !== stage?.toJSON()) return undefined;

      const copy: unknown = konva.Node.create(json, document.createElement('div'));
      const hexagon = copy instanceof konva.Stage ? copy.findOne('.hexagon') : undefined;
      const attrs: unknown = JSON.parse(JSON.stringify(hexagon?.attrs ?? {}));
      const isHeard = hexagon?.eventListeners['click'] !== undefined;
      if (copy instanceof konva.Stage) copy.destroy();
      const saved: unknown = JSON.parse(data);
      return { attrs, data: saved, isHeard, lengths: [json.length, data.length] };
    });

  /** Waits until the JSON is the stage's and its hexagon has, or lacks, these attributes. */
  const savedWith = async (wanted: Record<string, unknown>) => {
    const answer = await demo.waitFor(read, (found) => {
      const attrs = found?.attrs;
      if (typeof attrs !== 'object' || attrs === null) return false;
      return Object.entries(wanted).every(
        ([key, value]) => JSON.stringify(Reflect.get(attrs, key)) === JSON.stringify(value),
      );
    });
    return answer;
  };

  // Attributes with a value that is the default are left out; the rest of the look is there.
  const first = await savedWith({ sides: 6, fill: '#3fa66b', draggable: true });
  expect(Object.keys(Object(first?.attrs))).not.toContain('opacity');
  expect(Object.keys(Object(first?.attrs))).not.toContain('rotation');
  expect(first?.isHeard).toBe(false);

  await demo.control('slider', 'Opacity').fill('0.5');
  await savedWith({ opacity: 0.5 });
  await demo.control('slider', 'Opacity').fill('1');
  await savedWith({ opacity: undefined });

  // The function is on the canvas and not in the file; the string is in both.
  const { width } = await demo.stage();
  const middle = { x: width / 2, y: 110 };
  const isInverted = async () => {
    const color = await demo.pixel(middle);
    return [192, 89, 148, 255].every((value, i) => Math.abs(value - (color[i] ?? 0)) <= 3);
  };
  await demo.control('combobox', 'Invert').choose('Function');
  await savedWith({ filters: [] });
  await demo.waitFor(isInverted, Boolean);
  await demo.control('combobox', 'Invert').choose('CSS string');
  await savedWith({ filters: ['invert(1)'] });
  await demo.waitFor(isInverted, Boolean);

  // A click turns, a drag moves, and the data has the same.
  await demo.click('hexagon');
  await savedWith({ rotation: 15 });
  await demo.drag('hexagon', { x: 40, y: -20 });
  const moved = await savedWith({ x: 40, y: 90 });
  expect(moved?.data).toEqual({ x: 40, y: 90, rotation: 15, opacity: 1, invert: 'css' });
  expect(await demo.text()).toContain(`stage.toJSON(): ${moved?.lengths[0]} characters`);
  expect(await demo.text()).toContain(`drawing: ${moved?.lengths[1]} characters`);
  expect(await outOfStep(demo)).toEqual([]);

  // The view is in the JSON of a stage, too.
  await narrow(demo);
  await savedWith({ x: 40, y: 90 });
});
