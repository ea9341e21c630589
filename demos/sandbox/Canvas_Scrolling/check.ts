import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const view = await demo.stage();
  const middle = { x: view.width / 2, y: view.height / 2 };
  /** The scene's point that is seen in the top left corner, and the way to scroll: read off the page, whoever has scrolled it. */
  const read = () =>
    demo.evaluate((konva) => {
      const scroller = document.querySelector('.scroller');
      const stage = konva.stages[0];
      if (!scroller || !stage) throw new Error('There is nothing to scroll.');
      const [box, content] = [scroller, stage.content].map((it) => it.getBoundingClientRect());
      const scene = stage.findOne('.scene')?.getAbsolutePosition() ?? { x: 0, y: 0 };
      return {
        x: Math.round((box?.left ?? 0) - (content?.left ?? 0) - scene.x),
        y: Math.round((box?.top ?? 0) - (content?.top ?? 0) - scene.y),
      };
    });
  const cornerIs = (x: number, y: number) =>
    demo.waitFor(read, (corner) => Math.abs(corner.x - x) < 2 && Math.abs(corner.y - y) < 2);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  /** Waits until the hit graph has the node where it is: it is drawn with the next frame. */
  const canBeHit = (id: string) =>
    demo.waitFor(
      () =>
        demo.evaluate((konva, given) => {
          const stage = konva.stages[0];
          const place = stage?.findOne(`#${given}`)?.absolutePosition();
          return stage && place ? (stage.getIntersection(place)?.id() ?? '') : '';
        }, id),
      (found) => found === id,
    );
  const use = async (way: string) => demo.control('radio', way).check(true);

  // Drawn bars: wheel, thumbs, track, keys and a finger.
  const start = { x: 1480 - middle.x, y: 660 - middle.y };
  await cornerIs(start.x, start.y);
  await says('Not scrolled yet.');
  await demo.wheel(middle, { x: 80, y: 120 });
  await cornerIs(start.x + 80, start.y + 120);
  await says(' drawing');
  await demo.drag('#bar-y', { x: 30, y: 2000 });
  await cornerIs(start.x + 80, 3000 - view.height);
  await demo.drag('#bar-x', { x: -2000, y: -40 });
  await cornerIs(0, 3000 - view.height);
  await demo.click({ x: view.width - 12, y: 40 });
  const pressed = await demo.waitFor(read, ({ y }) => y < 400);
  expect(await demo.swipe(middle, { x: -60, y: -80 })).toBe('demo');
  await cornerIs(60, pressed.y + 80);
  await demo.evaluate(() => document.querySelector<HTMLElement>('.scroller')?.focus());
  await demo.key('End');
  await demo.key('ArrowRight');
  await cornerIs(100, 3000 - view.height);

  // The list goes to a chamber, and a click on another one tells of it.
  await demo.control('combobox', 'Go to').choose('Queen’s chamber');
  const queen = { x: Math.round(1500 - middle.x), y: Math.round(1640 - middle.y) };
  await cornerIs(queen.x, queen.y);
  await says('Queen’s chamber, 0.91 m below the meadow.');

  // A dragged stage begins where the bars were left, and has an end.
  await use('Dragged stage');
  await cornerIs(queen.x, queen.y);
  expect(await demo.count('.bar')).toBe(0);
  await demo.drag({ x: 40, y: 60 }, { x: -100, y: 50 });
  await cornerIs(queen.x + 100, queen.y - 50);
  await demo.drag(middle, { x: 3000, y: 3000 });
  await cornerIs(0, 0);
  expect(await demo.swipe(middle, { x: -90, y: -70 })).toBe('demo');
  await cornerIs(90, 70);

  // The moved stage: the browser scrolls, the stage follows, and the pointer finds what is below it.
  await use('Moved stage');
  await cornerIs(90, 70);
  expect((await demo.stage()).width).toBe(view.width + 320);
  const finger = await demo.finger({ x: 160 + middle.x, y: 160 + middle.y });
  await finger.moveTo({ x: 160 + middle.x, y: 70 + middle.y });
  expect(await finger.lift()).toBe('browser');
  // The browser may scroll on after a finger that was lifted: the next step waits until it rests.
  const seen: number[] = [];
  const swiped = await demo.waitFor(read, ({ y }) => {
    seen.push(y);
    return y > 100 && seen.length > 10 && seen.slice(-10).every((one) => one === y);
  });
  expect(swiped.x).toBe(90);
  await demo.evaluate(() => document.querySelector('.scroller')?.scrollTo(1100, 700));
  await cornerIs(1100, 700);
  await canBeHit('guards');
  await demo.click('#guards');
  await says('Guard room, 0.21 m');

  // The large stage: the same, without a drawing.
  await use('Large stage');
  await cornerIs(1100, 700);
  expect((await demo.stage()).height).toBe(3000);
  await says('Canvas memory: 72.0 MB. Scrolling draws nothing.');
  await demo.control('combobox', 'Go to').choose('Well');
  await cornerIs(Math.round(1240 - middle.x), Math.round(2440 - middle.y));

  // Back to the bars in a narrow page: the same middle, and a picture that is in step with the state.
  await use('Drawn bars');
  await narrow(demo);
  const small = await demo.stage();
  await cornerIs(Math.round(1240 - 160), Math.round(2440 - small.height / 2));
  expect(await outOfStep(demo)).toEqual([]);
});
