import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

function addBox({ Konva, layer }: ClaimTools, size = 100) {
  const box = new Konva.Rect({ x: 0, width: size, height: size, fill: 'red' });
  layer.add(box).draw();
  return box;
}

export default defineClaims([
  {
    says: 'after half the time, `StrongEaseIn` has covered 3 percent of the distance.',
    run: (tools) => {
      const box = addBox(tools);
      const { EaseIn, EaseOut, EaseInOut, StrongEaseIn } = tools.Konva.Easings;
      const halfway = [EaseIn, EaseOut, EaseInOut, StrongEaseIn].map((easing) => {
        box.x(0);
        return new tools.Konva.Tween({ node: box, x: 100, duration: 1, easing }).seek(0.5).node.x();
      });
      tools.expect(halfway.map(Math.round)).toEqual([25, 75, 50, 3]);
    },
  },
  {
    says: 'slowly, so it shrinks with the curve of `EaseIn`.',
    run: async (tools) => {
      const box = addBox(tools);
      const easing = tools.Konva.Easings.EaseOut;
      const tween = new tools.Konva.Tween({ node: box, x: 100, duration: 60, easing });
      tween.seek(45).reverse();
      const start = box.x();
      // A quarter of the time of the way back is a sixteenth of the way of EaseIn.
      tools.expect(100 - start).toBeCloseTo(100 / 16, 1);
      await tools.until(() => box.x() < start);
    },
  },
  {
    says: 'So the pointer stays inside the growing box.',
    run: async (tools) => {
      const box = addBox(tools, 50).position({ x: 100, y: 100 }).offset({ x: 25, y: 25 });
      const heard: string[] = [];
      box.on('mouseenter mouseleave', ({ type }) => heard.push(type));
      await tools.frames(2);
      tools.mouse.move(120, 100);
      box.scale({ x: 1.5, y: 1.5 });
      await tools.frames(2);
      tools.mouse.move(130, 100);
      tools.expect(heard).toEqual(['mouseenter']);
    },
  },
  {
    says: 'The pointer is then outside the smaller box, the box grows back, and the pointer is inside again.',
    run: async (tools) => {
      const box = addBox(tools);
      const heard: string[] = [];
      box.on('mouseenter mouseleave', ({ type }) => {
        heard.push(type);
        box.scaleX(type === 'mouseenter' ? 0.5 : 1);
      });
      tools.mouse.move(90, 50);
      await tools.frames(2);
      tools.mouse.move(91, 50);
      await tools.frames(2);
      tools.mouse.move(90, 50);
      tools.expect(heard).toEqual(['mouseenter', 'mouseleave', 'mouseenter']);
    },
  },
  {
    says: 'Konva scales a rectangle about its top left corner.',
    run: (tools) => {
      const box = addBox(tools);
      new tools.Konva.Tween({ node: box, scaleX: 2, scaleY: 2 }).finish();
      tools.expect(box.getClientRect()).toEqual({ x: 0, y: 0, width: 200, height: 200 });
    },
  },
  {
    says: 'The code calls the function, as in `easing: Konva.Easings.EaseIn()`. The call returns `NaN`, and without a function the tween is linear.',
    run: (tools) => {
      const box = addBox(tools);
      const easing = Reflect.apply(tools.Konva.Easings.EaseIn, undefined, []);
      tools.expect(easing).toBe(NaN);
      const tween = Reflect.construct(tools.Konva.Tween, [{ node: box, x: 100, duration: 1, easing }]);
      tween.seek(0.5);
      tools.expect(box.x()).toBe(50);
    },
  },
]);
