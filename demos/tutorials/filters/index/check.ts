import { checkDivider, loaded, pixelsOf } from '../../../types/before-after';
import { defineCheck, type DemoHandle } from '../../../types/check';

type Konva = typeof import('konva').default;
type Stage = Konva['stages'][number];

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');

  // A button and a small picture for each filter of the installed version, in alphabetical order.
  const filters = await demo.evaluate((konva) =>
    Object.keys(konva.Filters).sort((one, other) => one.localeCompare(other)),
  );
  const names = await demo.evaluate(() =>
    Array.from(document.querySelectorAll('.thumb-names button'), ({ textContent }) =>
      textContent.trim(),
    ),
  );
  expect(names).toEqual(filters);

  // Each small picture has its filter, and is another one for it.
  const filtered = await demo.waitFor(
    () => demo.evaluate(filteredThumbs),
    (ids) => ids.length === filters.length,
  );
  expect(filtered).toEqual(filters);
  expect(await demo.evaluate(unchangedThumbs)).toEqual([]);
  expect(await misplaced(demo), 'a button is not above its picture').toEqual([]);

  // A press puts the filter into the large picture and says so.
  expect(await demo.evaluate(pressAll)).toEqual(filters.map((name) => `${name} ${name}`));
  await demo.control('button', 'Blur').click();

  // One slider for each attribute, in the large and in the small picture; the value is kept.
  await demo.control('slider', 'blurRadius').fill('20');
  await demo.waitForNode('filtered', ({ attrs }) => attrs.blurRadius === 20);
  await demo.waitForNode('#Blur', ({ attrs }) => attrs.blurRadius === 20);
  await demo.control('button', 'RGBA').click();
  for (const [attribute, value] of Object.entries({ red: 255, green: 0, blue: 51, alpha: 1 })) {
    await demo.control('slider', attribute).fill(String(value));
    await demo.waitForNode('filtered', ({ attrs }) => attrs[attribute] === value);
  }
  const { sky, sign } = await pixelsOf(demo, 'after');
  expect([sky, sign]).toEqual([
    [255, 0, 51, 255],
    [255, 0, 51, 255],
  ]);
  // RGB shares three of them, and has values of its own.
  await demo.control('button', 'RGB').click();
  await demo.waitForNode('filtered', ({ attrs }) => attrs.red === 242 && attrs.green === 102);
  await demo.control('button', 'Blur').click();
  await demo.waitForNode('filtered', ({ attrs }) => attrs.blurRadius === 20);
  expect(await demo.control('slider', 'blurRadius').value()).toBe('20');

  await demo.control('button', 'Invert').click();
  const negative = before.sign.map((value, channel) => (channel < 3 ? 255 - value : value)).join();
  await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    ({ sign: now }) => now.join() === negative,
  );

  await checkDivider({ demo, expect });
  await demo.waitFor(
    () => misplaced(demo),
    (wrong) => wrong.length === 0,
  );
});

/** The small pictures that run the filter of their id. */
function filteredThumbs(konva: Konva) {
  return konva.stages
    .flatMap((stage) => stage.find('.thumb'))
    .filter((node) => {
      const own = Object.entries(konva.Filters).find(([name]) => name === node.id())?.[1];
      return node.isCached() && node.filters()?.[0] === own;
    })
    .map((node) => node.id());
}

/** The small pictures that look the same as without their filter, at all of five places. */
function unchangedThumbs(konva: Konva) {
  const places = [
    [120, 20],
    [206, 212],
    [30, 60],
    [107, 112],
    [262, 306],
  ] as const;
  const colorsOf = (node: NonNullable<ReturnType<Stage['findOne']>>) => {
    const canvas = node.toCanvas();
    const { width, height } = canvas;
    const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
    return places.flatMap(([x, y]) => {
      const pixel = Math.floor((y * height) / 320) * width + Math.floor((x * width) / 480);
      return Array.from(data?.slice(pixel * 4, pixel * 4 + 4) ?? []);
    });
  };
  const nodes = konva.stages.flatMap((stage) => stage.find('.thumb'));
  const [first] = nodes;
  // A copy has no cache, and so no filter.
  const plain = first ? colorsOf(first.clone()) : [];
  return nodes
    .filter((node) => colorsOf(node).every((value, i) => Math.abs(value - (plain[i] ?? NaN)) <= 8))
    .map((node) => node.id());
}

/** Presses one button after the other. After each: what is pressed, and the filter of the large picture. */
async function pressAll(konva: Konva) {
  const results: string[] = [];
  for (const button of document.querySelectorAll<HTMLElement>('.thumb-names button')) {
    const name = button.textContent.trim();
    button.click();
    let result = '';
    for (let frame = 0; frame < 60 && result !== `${name} ${name}`; frame++) {
      await new Promise(requestAnimationFrame);
      const pressed = Array.from(
        document.querySelectorAll('.thumb-names [aria-pressed="true"]'),
        ({ textContent }) => textContent.trim(),
      );
      const [filter] = konva.stages[0]?.findOne('.filtered')?.filters() ?? [];
      const running = Object.entries(konva.Filters).find(([, one]) => one === filter)?.[0];
      result = `${pressed.join()} ${running ?? 'none'}`;
    }
    results.push(result);
  }
  return results;
}

/** Buttons that do not surround the small picture of their filter. */
function misplaced(demo: DemoHandle) {
  return demo.evaluate((konva) => {
    const nodes = konva.stages.flatMap((stage) => stage.find('.thumb'));
    const buttons = Array.from(document.querySelectorAll('.thumb-names button'));
    return buttons
      .filter((button, index) => {
        const node = nodes[index];
        const origin = node?.getStage()?.container().getBoundingClientRect();
        const rect = node?.getClientRect();
        const box = button.getBoundingClientRect();
        if (!origin || !rect) return true;
        const [left, top] = [origin.left + rect.x, origin.top + rect.y];
        return (
          left < box.left ||
          top < box.top ||
          left + rect.width > box.right + 1 ||
          top + rect.height > box.bottom - 16
        );
      })
      .map(({ textContent }) => textContent.trim());
  });
}
