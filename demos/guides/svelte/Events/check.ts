import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const colorOf = async (id: string) =>
    (await demo.nodes('key')).find((key) => key.id === id)?.attrs.fill;
  const placeOf = async (id: string) => {
    const key = (await demo.nodes('key')).find((one) => one.id === id);
    return { x: (key?.rect.x ?? 0) + 15, y: (key?.rect.y ?? 0) + (key?.rect.height ?? 0) - 20 };
  };
  const colored = (id: string, color: string) =>
    demo.waitFor(
      () => colorOf(id),
      (now) => now === color,
    );

  // A press bubbles from the key to its group, which hears another currentTarget.
  await demo.press(await placeOf('E'));
  await says('Keys 1, piano 1: target E, currentTarget piano');
  await colored('E', '#f6b73c');
  await demo.release();
  await colored('E', '#fffdf8');

  // A black key is above two white ones.
  await demo.press(await placeOf('F sharp'));
  await says('Keys 2, piano 2: target F sharp, currentTarget piano');
  // Sliding off the key lets it go.
  await demo.moveTo(await placeOf('A'));
  await colored('F sharp', '#1b1f2a');
  await demo.release();

  // The same listener, with other state.
  await demo.control('checkbox', 'Keys stop the bubbling').check(true);
  await demo.click(await placeOf('C'));
  await says('Keys 3, piano 2: C plays, the piano hears nothing.');

  // Fingers press keys, too.
  await demo.control('checkbox', 'Keys stop the bubbling').check(false);
  const from = await placeOf('G');
  const finger = await demo.finger(from);
  await says('Keys 4, piano 3: target G, currentTarget piano');
  await finger.moveTo({ x: from.x + 45, y: from.y - 20 });
  expect(await finger.lift()).toBe('demo');
});
