import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo }) => {
  const handles = await demo.waitFor(
    () => demo.nodes('bottom-right'),
    (found) => found.length === 2 && found.every((handle) => handle.visible),
  );
  for (const handle of handles) await demo.drag(handle.absolutePosition, { x: 18, y: 18 });
  await demo.hover({ x: 5, y: 5 });
});
