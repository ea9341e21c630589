import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

function addSeed({ Konva, stage, layer }: ClaimTools, isDraggable = false) {
  const seed = new Konva.Rect({ x: 50, y: 50, width: 50, height: 50, fill: 'red', draggable: isDraggable });
  stage.draggable(true);
  layer.add(seed).draw();
  return seed;
}

export default defineClaims([
  {
    says: 'They can drag a group only by its children, but the stage needs no background shape.',
    run: (tools) => {
      const seed = addSeed(tools);
      tools.mouse.drag([300, 200], [320, 210]);
      tools.expect(tools.stage.position()).toEqual({ x: 20, y: 10 });
      tools.mouse.drag([80, 80], [100, 80]);
      tools.expect(tools.stage.position()).toEqual({ x: 40, y: 10 });
      tools.expect([seed.position(), seed.absolutePosition()]).toEqual([
        { x: 50, y: 50 },
        { x: 90, y: 60 },
      ]);
    },
  },
  {
    says: 'A `dragend` listener on the stage saved `event.target.position()`, which was the position of the shape.',
    run: (tools) => {
      const seed = addSeed(tools, true);
      const saved: unknown[] = [];
      tools.stage.on('dragend', ({ target, currentTarget }) => saved.push(target === seed, currentTarget.position()));
      tools.mouse.drag([70, 70], [80, 70]);
      tools.expect(saved).toEqual([true, { x: 0, y: 0 }]);
      tools.expect(seed.position()).toEqual({ x: 60, y: 50 });
    },
  },
  {
    says: 'Konva prevents a touch on a shape from scrolling the page, but not a touch on an empty area.',
    run: (tools) => {
      addSeed(tools);
      const touches = [70, 300].map((x) => {
        const isHeld = tools.touch.start([x, 70]);
        tools.touch.end();
        return isHeld;
      });
      tools.expect(touches).toEqual([true, false]);
    },
  },
  {
    says: "To drag shapes with the left button and pan with the middle one, exclude the middle button from `Konva.dragButtons`, and start the stage's drag with `startDrag()`.",
    run: ({ Konva, stage, layer, mouse, onEnd, expect }) => {
      const box = new Konva.Rect({ width: 60, height: 60, fill: 'red', draggable: true });
      layer.add(box).draw();
      const buttons = Konva.dragButtons;
      expect(buttons).toEqual([0, 1]);
      onEnd(() => (Konva.dragButtons = buttons));
      Konva.dragButtons = [0];
      stage.on('mousedown', ({ evt }) => {
        if (evt.button === 1) stage.startDrag();
      });
      mouse.drag([30, 30], [60, 30], { button: 1 });
      expect([stage.x(), box.x()]).toEqual([30, 0]);
      layer.draw();
      mouse.drag([60, 30], [80, 30]);
      expect([stage.x(), box.x()]).toEqual([30, 20]);
    },
  },
  {
    says: 'It increases a scale that is too small, and then limits the position',
    run: ({ stage, expect }) => {
      const map = { width: 2000, height: 1500 };
      const smallest = Math.max(stage.width() / map.width, stage.height() / map.height);
      expect(map.width * smallest).toBeGreaterThanOrEqual(stage.width());
      expect(map.height * smallest).toBeGreaterThanOrEqual(stage.height());
    },
  },
]);
