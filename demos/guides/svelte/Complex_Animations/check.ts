import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  /** Waits until there are as many balls, in these places around the middle of the stage and at full size. */
  const rests = async (places: number[]) => {
    const found = await demo.waitFor(
      () => demo.nodes('ball'),
      (balls) =>
        balls.length === places.length &&
        balls.every(({ scale }) => scale.x === 1 && scale.y === 1) &&
        places.every((place) => balls.some(({ position }) => position.x === place)),
    );
    expect(found.every(({ position }) => position.y === 110)).toBe(true);
    return found;
  };
  const fiveWide = [-100, -50, 0, 50, 100];
  const sixWide = [-125, -75, -25, 25, 75, 125];

  // A new one grows, and the others make room.
  const first = await rests(fiveWide);
  const sizes = await demo.evaluate(async (konva) => {
    const layer = konva.stages[0]?.getLayers()[0];
    const seen: number[] = [];
    document.querySelector('button')?.click();
    for (let frame = 0; frame < 600; frame += 1) {
      await new Promise(requestAnimationFrame);
      const scale = layer?.find('.ball')[5]?.scaleX();
      if (scale !== undefined) seen.push(scale);
      if (scale === 1) break;
    }
    return seen;
  });
  expect(sizes[0]).toBeLessThan(0.5);
  await rests(sixWide);
  expect(await demo.control('button', 'Add').isDisabled()).toBe(true);

  // A press on the way out turns it around, and it stays.
  const smallest = await demo.evaluate(async (konva) => {
    const ball = konva.stages[0]?.find('.ball')[2];
    ball?.fire('pointerclick');
    for (let frame = 0; frame < 600 && (ball?.scaleX() ?? 0) > 0.9; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    const scale = ball?.scaleX() ?? 0;
    ball?.fire('pointerclick');
    return scale;
  });
  expect(smallest).toBeLessThanOrEqual(0.9);
  await rests(sixWide);

  // A pressed one leaves, and is removed when it has gone.
  await demo.click({ x: (await demo.stage()).width / 2 - 25, y: 110 });
  const left = await rests(fiveWide);
  expect(left.map(({ attrs }) => attrs.fill)).not.toContain(first[2]?.attrs.fill);

  // Another order moves each ball to its new place.
  await demo.control('button', 'Reverse').click();
  const turned = await demo.waitFor(
    () => demo.nodes('ball'),
    (balls) => balls[0]?.position.x === 100 && balls[4]?.position.x === -100,
  );
  expect(turned.map(({ attrs }) => attrs.fill)).toEqual(left.map(({ attrs }) => attrs.fill));
  await rests(fiveWide);

  // With less motion it is gone at once.
  const count = await demo.evaluate(async (konva) => {
    const { prototype } = MediaQueryList;
    const matches = Object.getOwnPropertyDescriptor(prototype, 'matches');
    Object.defineProperty(prototype, 'matches', { get: () => true, configurable: true });
    document.querySelectorAll('button')[1]?.click();
    await new Promise((done) => setTimeout(done));
    if (matches) Object.defineProperty(prototype, 'matches', matches);
    return konva.stages[0]?.find('.ball').length;
  });
  expect(count).toBe(4);
});
