import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import Motion from './claims/Motion.svelte';

function addBox({ Konva, layer }: ClaimTools) {
  const box = new Konva.Rect({ x: 0, width: 50, height: 50, fill: 'red' });
  layer.add(box);
  return box;
}

export default defineClaims([
  {
    says: 'They become `rgba()` strings as soon as the tween is created.',
    run: (tools) => {
      const box = addBox(tools);
      new tools.Konva.Tween({ node: box, fill: 'blue' });
      tools.expect(box.fill()).toBe('rgba(255,0,0,1)');
    },
  },
  {
    says: 'A tween from 350 to 10 degrees rotates back by 340 degrees; to rotate by 20, write 370.',
    run: (tools) => {
      const box = addBox(tools).rotation(350);
      new tools.Konva.Tween({ node: box, rotation: 10, duration: 1 }).seek(0.5);
      tools.expect(box.rotation()).toBe(180);
    },
  },
  {
    says: 'It changes state in every frame, so you do not need to save the values',
    run: async (tools) => {
      await mountSvelte(tools, Motion, {});
      const rect = tools.Konva.stages[0]?.findOne('Rect');
      const places = new Set<number>();
      rect?.on('xChange', () => places.add(rect.x()));
      await tools.frames(2);
      tools.mouse.click(10, 10);
      await tools.until(() => rect?.x() === 80);
      tools.expect([...places].some((x) => x > 0 && x < 80)).toBe(true);
    },
  },
  {
    says: '`Konva.Tween#finish` sets the final values and calls `onFinish`',
    run: (tools) => {
      const box = addBox(tools);
      let count = 0;
      const tween = new tools.Konva.Tween({ node: box, x: 100, onFinish: () => (count += 1) });
      tween.play();
      tween.finish();
      tools.expect([box.x(), count]).toEqual([100, 1]);
    },
  },
  {
    says: 'Two tweens for the same attribute were created in advance, for example one for each direction. Only the newer one changes the attribute.',
    run: async (tools) => {
      const box = addBox(tools);
      let isFinished = false;
      const there = new tools.Konva.Tween({ node: box, x: 100, duration: 0.02, onFinish: () => (isFinished = true) });
      new tools.Konva.Tween({ node: box, x: 0, duration: 0.02 });
      there.play();
      await tools.until(() => isFinished);
      tools.expect(box.x()).toBe(0);
    },
  },
  {
    says: "A string cannot be tweened: `text: 'Bye'` turns `Hello` into `HelloNaN`.",
    run: (tools) => {
      const text = new tools.Konva.Text({ text: 'Hello' });
      tools.layer.add(text);
      new tools.Konva.Tween({ node: text, text: 'Bye', duration: 1 }).seek(0.5);
      tools.expect(text.text()).toBe('HelloNaN');
    },
  },
  {
    says: 'The console says that the node is not in a layer. The tween was created before `layer.add()`',
    run: ({ Konva, warnings, expect }) => {
      new Konva.Tween({ node: new Konva.Rect(), x: 100 });
      expect(warnings.join()).toContain('not in a layer');
    },
  },
]);
