import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const press = (label: string) => demo.control('button', label).click();
  const tick = (label: string, on: boolean) => demo.control('checkbox', label).check(on);

  /** What Konva holds: shapes, of them on no stage, of them cached, animations, tweens, listeners of the stage. */
  const held = () =>
    demo.evaluate((konva) => {
      const shapes = Object.values(konva.shapes);
      const [stage] = konva.stages;
      return [
        shapes.length,
        shapes.filter((shape) => shape.getStage() !== stage).length,
        shapes.filter((shape) => shape.isCached()).length,
        konva.Animation.animations.size,
        Object.keys(konva.Tween.attrs).length,
        stage?.eventListeners['pointermove']?.length ?? 0,
      ];
    });

  /** The same numbers in the page. */
  const shown = () =>
    demo.evaluate(() =>
      [...document.querySelectorAll('dd')].map((figure) => Number(figure.textContent)),
    );

  const holds = async (expected: number[]) => {
    expect(await held()).toEqual(expected);
    expect(await shown()).toEqual(expected);
    expect(await demo.count('card')).toBe(1);
  };

  // One card is open. Without a clean-up, each closed card stays whole, and the one behind it does not come back.
  await holds([4, 0, 1, 1, 1, 1]);
  await press('Next card');
  await holds([8, 4, 2, 2, 2, 2]);
  await press('20 more');
  await holds([88, 84, 22, 22, 22, 22]);
  await press('End what leaked');
  await holds([4, 0, 1, 1, 1, 1]);

  // destroy() ends nodes and caches, and nothing else of these. Each other part has its own end.
  await tick('nodes', true);
  await press('20 more');
  await holds([4, 0, 1, 21, 21, 21]);
  await press('End what leaked');
  await tick('animation', true);
  await press('20 more');
  await holds([4, 0, 1, 1, 21, 21]);
  await press('End what leaked');
  await tick('tween', true);
  await press('20 more');
  await holds([4, 0, 1, 1, 1, 21]);
  await press('End what leaked');
  await tick('listener', true);
  await press('20 more');
  await holds([4, 0, 1, 1, 1, 1]);
  await tick('nodes', false);
  await press('20 more');
  await holds([84, 80, 21, 1, 1, 1]);
  await press('End what leaked');
  await holds([4, 0, 1, 1, 1, 1]);

  // The card that is open works: its animation, its tween and its listener.
  await demo.waitForNode('clock', ({ attrs }) => String(attrs.text).startsWith('open for'));
  const { width } = await demo.stage();
  await demo.hover({ x: width / 2 - 40, y: 85 });
  await demo.waitForNode('card', ({ scale }) => scale.x > 1 && scale.y > 1);
  await demo.hover({ x: 5, y: 5 });
  await demo.waitForNode('card', ({ scale }) => scale.x === 1 && scale.y === 1);
  expect((await demo.node('dot')).position).toEqual({ x: -90, y: -24 });

  await narrow(demo);
  const { x, y } = (await demo.node('card')).absolutePosition;
  expect(x).toBe(160);
  expect(y).toBe(85);
});
