import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const message = (isShown: boolean, text: string) =>
    demo.waitForNode('message', ({ visible, attrs }) => visible === isShown && attrs.text === text);
  const crop = async () => {
    const { cropX, cropY, cropWidth, cropHeight } = (await demo.node('photo')).attrs;
    return [cropX, cropY, cropWidth, cropHeight].map(Number);
  };

  await message(false, 'Loading');
  const frame = await demo.node('frame');
  const middle = { x: frame.rect.x + 100, y: frame.rect.y + 120 };
  const isEmpty = (color: number[]) => color.join() === '226,222,211,255';

  // A wide picture in an upright frame is cut left and right, in the frame's proportions.
  const [x = 0, y = 0, width = 0, height = 0] = await demo.waitFor(
    crop,
    (now) => Number(now[2]) > 0,
  );
  expect(width / height).toBeCloseTo(200 / 240, 2);
  expect(x).toBeGreaterThan(0);
  expect(y).toBeCloseTo(0, 1);
  const harbor = await demo.pixel(middle);

  await demo.control('button', 'Fox').click();
  await demo.waitFor(
    () => demo.pixel(middle),
    (now) => now.join() !== harbor.join() && !isEmpty(now),
  );

  // A picture that fails says so, and the one before it is gone.
  await demo.control('button', 'Broken').click();
  await message(true, 'No picture here');
  await demo.waitFor(() => demo.pixel({ x: frame.rect.x + 40, y: frame.rect.y + 40 }), isEmpty);
  await demo.control('button', 'Harbor').click();
  await message(false, 'Loading');
  await demo.waitFor(
    () => demo.pixel(middle),
    (now) => now.join() === harbor.join(),
  );

  // A file that arrives after another picture was chosen changes nothing.
  const shown = await demo.evaluate(async (konva) => {
    const elements: HTMLImageElement[] = [];
    const { createElement } = document;
    document.createElement = (tag: string) => {
      const element = createElement.call(document, tag);
      if (element instanceof HTMLImageElement) elements.push(element);
      return element;
    };
    const frame = () => new Promise(requestAnimationFrame);
    for (const label of ['Fox', 'Harbor']) {
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent?.trim() === label)
        ?.click();
      await frame();
    }
    document.createElement = createElement;
    const [late, current] = elements;
    await current?.decode();
    late?.dispatchEvent(new Event('load'));
    await frame();
    await frame();
    const photo = konva.stages[0]?.findOne<InstanceType<typeof konva.Image>>('.photo')?.image();
    return { made: elements.length, isCurrent: photo === current };
  });
  expect(shown).toEqual({ made: 2, isCurrent: true });
});
