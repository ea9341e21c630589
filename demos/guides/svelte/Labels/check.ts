import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const stations = await demo.nodes('station');
  expect(stations).toHaveLength(6);
  const station = (index: number) => stations[index]?.absolutePosition ?? { x: 0, y: 0 };
  const tooltipOver = (index: number) =>
    demo.waitForNode(
      'tooltip',
      ({ visible, rect }) =>
        visible &&
        Math.abs(rect.x + rect.width / 2 - station(index).x) < 1 &&
        Math.abs(rect.y + rect.height + 16 - station(index).y) < 1,
    );

  // The label that is there from the start hangs by its tip below its station.
  const here = await demo.node('here');
  expect(here.rect.x + here.rect.width / 2).toBeCloseTo(station(3).x, 0);
  expect(here.rect.y).toBeCloseTo(station(3).y + 16, 0);
  expect((await demo.node('tooltip')).visible).toBe(false);

  // The tooltip ends in its tip above the station under the pointer, whatever the length of the name.
  await demo.hover(station(1));
  await says('Station Fish market');
  const wide = await tooltipOver(1);
  await demo.hover(station(5));
  await says('Station Airport');
  expect((await tooltipOver(5)).rect.width).toBeLessThan(wide.rect.width - 10);
  await demo.hover({ x: 5, y: 5 });
  await says('No station');
  await demo.waitForNode('tooltip', ({ visible }) => !visible);

  // By keyboard, and by a finger.
  await demo.control('combobox', 'Station').choose('Harbor');
  await tooltipOver(0);
  await demo.tap(station(2));
  await says('Station Town hall');
  await tooltipOver(2);
});
