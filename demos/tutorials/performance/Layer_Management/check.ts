import { checkMeter, setRunning } from '../../../types/meter';
import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  // How often each layer is drawn from now on.
  await demo.evaluate((konva) => {
    for (const layer of konva.stages[0]?.getLayers() ?? []) {
      layer.on('draw', () => {
        const { dataset } = document.body;
        dataset[layer.name()] = String(Number(dataset[layer.name()] ?? 0) + 1);
      });
    }
  });

  /** The layers at one moment: how often each was drawn, and how many stars it has. */
  const layers = () =>
    demo.evaluate((konva) => {
      const of = (name: string) => {
        const layer = konva.stages[0]?.getLayers().find((each) => each.name() === name);
        return {
          drawn: Number(document.body.dataset[name] ?? 0),
          stars: layer?.find('.star').length ?? 0,
        };
      };
      return { moving: of('moving'), still: of('still') };
    });

  /** Waits until the layer with the hexagons was drawn five times more. */
  const fiveMore = async () => {
    const before = await layers();
    await setRunning(demo, true);
    const after = await demo.waitFor(
      layers,
      ({ moving }) => moving.drawn >= before.moving.drawn + 5,
    );
    return { before, after };
  };

  expect(await demo.count('.hexagon')).toBe(6);
  const star = await demo.node('star');

  await checkMeter({ demo, expect }, 'Two layers', async (isOn) => {
    const { before, after } = await fiveMore();
    expect(after.moving.stars).toBe(isOn ? 0 : 200);
    expect(after.still.stars).toBe(isOn ? 200 : 0);
    // The second layer is not drawn for the hexagons, with or without stars.
    expect(after.still.drawn).toBe(before.still.drawn);
    // Stars stay behind the hexagons and where they are.
    const { x, y } = (await demo.node('hexagon')).absolutePosition;
    expect(await demo.pixel({ x, y })).toEqual([47, 75, 216, 255]);
    const now = await demo.node('star');
    expect(now.absolutePosition).toEqual(star.absolutePosition);
    expect(now.rotation).toBe(star.rotation);
  });

  // Hexagons have turned, about their own middle.
  const hexagon = await demo.node('hexagon');
  expect(hexagon.rotation).toBeGreaterThan(0);
  expect(hexagon.position).toEqual({ x: -125, y: 160 });

  // More stars, and the figures below the canvas follow the draws.
  await demo.control('slider', 'Shapes').fill('600');
  await demo.waitFor(layers, ({ moving }) => moving.stars === 600);
  const shown = () =>
    demo.evaluate(() =>
      [...document.querySelectorAll('.figures dd')].map((figure) => Number(figure.textContent)),
    );
  // The second layer has been drawn without its stars by then.
  await fiveMore();
  const [movingBefore = NaN, stillBefore = NaN] = await shown();
  await fiveMore();
  await demo.waitFor(shown, ([moving = NaN]) => moving >= movingBefore + 5);
  expect((await shown())[1]).toBe(stillBefore);
  await setRunning(demo, false);

  await narrow(demo);
  const { absolutePosition } = await demo.node('hexagon');
  expect(absolutePosition.x).toBeCloseTo(35, 6);
  expect(absolutePosition.y).toBeCloseTo(160, 6);
});
