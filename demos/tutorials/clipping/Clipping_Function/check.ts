import { defineCheck, type Point } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

const SKY = '74,144,226,255';
const MEADOW = '63,166,107,255';
const EMPTY = '0,0,0,0';

export default defineCheck(async ({ demo, expect }) => {
  /** A point of the group's own coordinates, on the stage. */
  const inScope = async ({ x, y }: Point) => {
    const { absolutePosition } = await demo.node('scope');
    return { x: absolutePosition.x + x, y: absolutePosition.y + y };
  };
  const shows = (point: Point, color: string) =>
    demo.waitFor(
      async () => (await demo.pixel(await inScope(point))).join(),
      (now) => now === color,
    );
  const isAt = async (by: Point) => {
    const { position } = await demo.waitForNode('scope', (node) => node.position.x === by.x);
    expect(position).toEqual(by);
  };

  const { width } = await demo.stage();
  // 80 apart: the circles reach from -95 to 95, overlap around 0, and leave a notch above that.
  await shows({ x: -90, y: 0 }, SKY);
  await shows({ x: 0, y: -20 }, SKY);
  await shows({ x: 85, y: 20 }, MEADOW);
  await shows({ x: 0, y: -50 }, EMPTY);
  await shows({ x: -110, y: 0 }, EMPTY);

  // What is outside of the circles cannot be dragged, what is inside can.
  await demo.drag(await inScope({ x: 0, y: -50 }), { x: 30, y: 10 });
  await isAt({ x: 0, y: 120 });
  await demo.drag(await inScope({ x: -60, y: 15 }), { x: 20, y: -12 });
  await isAt({ x: 20, y: 108 });
  await shows({ x: 85, y: 20 }, MEADOW);
  await shows({ x: 0, y: -50 }, EMPTY);

  // The rule changes the overlap and nothing else.
  await demo.control('checkbox', 'Fill rule evenodd').check(true);
  await shows({ x: 0, y: -20 }, EMPTY);
  await shows({ x: -90, y: 0 }, SKY);
  await demo.drag(await inScope({ x: 0, y: 20 }), { x: 30, y: 10 });
  await isAt({ x: 20, y: 108 });

  // Apart, there is no overlap, but a gap.
  await demo.control('slider', 'Distance').fill('120');
  await shows({ x: 105, y: 20 }, MEADOW);
  await shows({ x: 0, y: 0 }, EMPTY);
  await demo.control('checkbox', 'Fill rule evenodd').check(false);
  await demo.control('slider', 'Distance').fill('0');
  await shows({ x: 0, y: -50 }, SKY);
  await shows({ x: -60, y: 15 }, EMPTY);
  await isAt({ x: 20, y: 108 });
  expect(await outOfStep(demo)).toEqual([]);

  await narrow(demo);
  await shows({ x: 0, y: -50 }, SKY);
  await keepsPlaceWhenWide({ demo, expect }, 'scope', width);
});
