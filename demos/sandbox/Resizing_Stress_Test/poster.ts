import { defineCheck } from '../../types/check';

// The white carp is selected, larger and turned.
export default defineCheck(async ({ demo }) => {
  const { width } = await demo.stage();
  const scale = width / 600;
  await demo.drag({ x: 322 * scale, y: 52 * scale }, { x: 232 * scale, y: 240 * scale });
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  for (const key of [']', ']', ']', '+', 'Shift+ArrowUp']) await demo.key(key);
});
