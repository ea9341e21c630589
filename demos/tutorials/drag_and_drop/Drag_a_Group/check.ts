import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const fan = await demo.node('fan');
  const cards = await demo.nodes('card');
  expect(fan.className).toBe('Group');
  expect(cards).toHaveLength(6);

  // Pull at the leftmost card: all of them and the pin move by the same way.
  const left = { x: fan.absolutePosition.x - 82, y: fan.absolutePosition.y - 68 };
  expect(await demo.pixel(left)).toEqual([242, 102, 74, 255]);
  await demo.drag(left, { x: 30, y: -40 });
  const moved = await demo.node('fan');
  expect(moved.position.x).toBeCloseTo(fan.position.x + 30, 0);
  expect(moved.position.y).toBeCloseTo(fan.position.y - 40, 0);
  const movedCards = await demo.nodes('card');
  movedCards.forEach((card, index) => {
    const before = cards[index];
    if (!before) throw new Error(`There are more cards than before: card ${index + 1} is new.`);
    expect(card.rect.x).toBeCloseTo(before.rect.x + 30, 0);
    expect(card.rect.y).toBeCloseTo(before.rect.y - 40, 0);
    // Nothing of its own has changed: the move is the group's.
    expect(card.attrs).toEqual(before.attrs);
  });

  // Another card is as good a handle.
  const right = { x: moved.absolutePosition.x + 82, y: moved.absolutePosition.y - 68 };
  expect(await demo.pixel(right)).toEqual([132, 87, 201, 255]);
  await demo.drag(right, { x: -50, y: 20 });
  const again = await demo.node('fan');
  expect(again.position.x).toBeCloseTo(moved.position.x - 50, 0);
  expect(again.position.y).toBeCloseTo(moved.position.y + 20, 0);

  // An empty place inside the group's box holds nothing.
  await demo.drag({ x: again.rect.x + 6, y: again.rect.y + 6 }, { x: 40, y: 40 });
  expect((await demo.node('fan')).position).toEqual(again.position);

  // The canvas and the state say the same.
  expect(await outOfStep(demo)).toEqual([]);

  // In a narrower frame the fan keeps its place in the scene.
  const { width: wide } = await demo.stage();
  await narrow(demo);
  const narrowed = await demo.node('fan');
  expect(narrowed.position).toEqual(again.position);
  expect(narrowed.absolutePosition.x).toBeCloseTo(160 + again.position.x, 1);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'fan', wide);
});
