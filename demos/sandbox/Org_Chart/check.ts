import { defineCheck } from '../../types/check';
import { chooseText, savedText } from '../../types/files';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const { width, height } = await demo.stage();
  const button = (name: string) => demo.control('button', name);
  const says = (part: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(part),
    );
  const reportsTo = (id: string, boss: string) =>
    demo.waitForNode(`#${id}`, ({ attrs }) => attrs['boss'] === boss);

  const cards = await demo.nodes('card');
  expect(cards.length).toBe(22);
  const at = (id: string) => {
    const {
      x,
      y,
      width: wide,
      height: high,
    } = cards.find((one) => one.id === id)?.rect ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return { x: x + wide / 2, y: y + high / 2 };
  };
  const way = (from: string, to: string) => ({
    x: at(to).x - at(from).x,
    y: at(to).y - at(from).y,
  });

  // The mouse drags a card to another boss. What is below comes along; undo brings all back.
  await demo.drag(at('tanaka'), way('tanaka', 'dahl'));
  await reportsTo('tanaka', 'dahl');
  await says('Mei Tanaka reports to Henrik Dahl now.');
  const sailor = await demo.node('#weber');
  expect(sailor.rect.x - at('dahl').x).toBeGreaterThan(-60);
  expect(sailor.rect.y).toBeGreaterThan(at('devries').y);
  await demo.key('Control+z');
  const back = await reportsTo('tanaka', 'reyes');
  expect(back.rect.y + back.rect.height / 2).toBeCloseTo(at('tanaka').y, 0);
  // Its own branch is refused.
  await demo.drag(at('reyes'), way('reyes', 'weber'));
  await says('Tomas Reyes cannot report to Jonas Weber, who is in the same branch.');
  expect((await demo.node('#reyes')).attrs['boss']).toBe('solheim');

  // Folded at the button of a card. Arrow keys walk, Alt moves, the space bar unfolds.
  const reyes = cards.find(({ id }) => id === 'reyes')?.rect;
  const scale = (reyes?.width ?? 0) / 146;
  const edge = (reyes?.x ?? 0) + 146 * scale - 16 * scale;
  await demo.click({ x: edge, y: (reyes?.y ?? 0) + 46 * scale });
  await demo.waitFor(
    () => demo.count('card'),
    (count) => count === 17,
  );
  await demo.key('Space');
  await demo.waitFor(
    () => demo.count('card'),
    (count) => count === 22,
  );
  await demo.key('ArrowRight');
  await says('Pilar Ortega, Navigator. Reports to Ingrid Solheim. 2 reports, 2 people below.');
  await demo.key('Alt+ArrowDown');
  await reportsTo('ortega', 'reyes');
  await demo.key('Alt+ArrowUp');
  await reportsTo('ortega', 'solheim');

  // Fields: a name, a boss, a new report, and one who leaves.
  await demo.control('combobox', 'Reports to').choose('Bruno Costa');
  await reportsTo('ortega', 'costa');
  await button('Add report').click();
  await demo.type('Zoe');
  await demo.waitForNode('#new-1', ({ attrs }) => attrs['words'] === 'Zoe, Sailor');
  await button('Remove').click();
  await says('Zoe removed.');
  await button('Undo').click();
  await demo.waitForNode('#new-1', ({ attrs }) => attrs['boss'] === 'ortega');

  // A search lets the others fade.
  await demo.control('textbox', 'Search').fill('whale');
  await demo.waitForNode('#weber', ({ attrs }) => attrs['opacity'] === 0.3);
  await button('Next').click();
  await says('Clara Boyd, Whale biologist.');
  await demo.control('textbox', 'Search').fill('');

  // A finger pans on an empty place, two zoom, and one drags a card.
  const scene = async () => (await demo.node('scene')).attrs;
  const before = await scene();
  expect(await demo.swipe({ x: 40, y: 60 }, { x: 50, y: 24 })).toBe('demo');
  const panned = await demo.waitForNode('scene', ({ attrs }) => attrs['x'] !== before['x']);
  expect(panned.position.x).toBeCloseTo(Number(before['x']) + 50, 0);
  expect(panned.position.y).toBeCloseTo(Number(before['y']) + 24, 0);
  expect(await demo.pinch({ x: 120, y: 60 }, { scale: 1.5 })).toBe('demo');
  await demo.waitForNode('scene', ({ scale: { x } }) => x > panned.scale.x * 1.3);
  await button('All').click();
  await demo.waitForNode('scene', ({ scale: { x } }) => x < panned.scale.x * 1.1);
  const lookout = await demo.node('#quist');
  const to = await demo.node('#dahl');
  expect(
    await demo.swipe('#quist', { x: to.rect.x - lookout.rect.x, y: to.rect.y - lookout.rect.y }),
  ).toBe('demo');
  await reportsTo('quist', 'dahl');

  // The picture holds the crew, whatever is searched for: a card that is faint on the stage is not in the file.
  const spots = Array.from({ length: 200 }, (_, i) => ({
    x: 40 + (i % 40) * 40,
    y: 60 + Math.floor(i / 40) * 120,
  }));
  const plain = await savedPicture(demo, 'PNG', spots);
  await demo.control('textbox', 'Search').fill('whale');
  await demo.waitFor(
    async () => (await demo.nodes('card')).filter(({ attrs }) => attrs['opacity'] === 0.3).length,
    (faint) => faint > 3,
  );
  expect((await savedPicture(demo, 'PNG', spots)).pixels).toEqual(plain.pixels);
  await demo.control('textbox', 'Search').fill('');

  // Saved, refused, opened. The picture is twice as large as the chart.
  const saved = await savedText(demo, 'Save');
  await chooseText(demo, 'Crew file', saved.replace('"boss": null', '"boss": "weber"'));
  await says('This file is not a crew: there is not one person without a "boss".');
  const one = { id: 'a', name: 'Ada', boss: null };
  await chooseText(demo, 'Crew file', JSON.stringify({ people: [one] }));
  await demo.waitFor(
    () => demo.count('card'),
    (count) => count === 1,
  );
  const picture = await savedPicture(demo, 'PNG', [{ x: 2, y: 2 }]);
  expect(picture.pixels[0]).toEqual([244, 235, 214, 255]);
  expect(picture.width).toBeGreaterThan(2 * 146);
  await button('Undo').click();
  await reportsTo('quist', 'dahl');

  await narrow(demo);
  const head = await demo.waitForNode('#solheim', ({ rect }) => rect.x > 20);
  expect(head.rect.x + head.rect.width).toBeLessThan(320);
  await widen(demo, width);
  expect((await demo.stage()).height).toBe(height);
  await reportsTo('quist', 'dahl');
  expect(await outOfStep(demo)).toEqual([]);
});
