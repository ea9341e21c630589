import { defineCheck } from '../../types/check';

// A carp is selected, larger and turned.
export default defineCheck(async ({ demo }) => {
  const { width } = await demo.stage();
  const scale = width / 600;
  await demo.drag({ x: 320 * scale, y: 110 * scale }, { x: 190 * scale, y: 160 * scale });
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  for (const key of [']', ']', ']', '+', 'Shift+ArrowUp']) await demo.key(key);
});
