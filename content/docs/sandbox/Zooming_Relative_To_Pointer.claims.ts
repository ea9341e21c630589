import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'A zoom that keeps the point under the pointer in place needs two formulas',
    run: ({ stage, layer, mouse, expect }) => {
      layer.draw();
      stage.position({ x: 30, y: -20 });
      stage.on('wheel', ({ evt }) => {
        evt.preventDefault();
        const pointer = stage.getPointerPosition();
        if (!pointer) return;
        const scale = stage.scaleX();
        const point = { x: (pointer.x - stage.x()) / scale, y: (pointer.y - stage.y()) / scale };
        const newScale = Math.min(Math.max(scale * Math.exp(-evt.deltaY * 0.002), 0.2), 8);
        stage.scale({ x: newScale, y: newScale });
        stage.position({ x: pointer.x - point.x * newScale, y: pointer.y - point.y * newScale });
      });
      const before = [130 - stage.x(), 80 - stage.y()];
      for (const deltaY of [-100, -100, -100, -5000, -100]) {
        mouse.wheel(130, 80, deltaY);
        const point = stage.getRelativePointerPosition();
        expect(point?.x).toBeCloseTo(before[0] ?? 0);
        expect(point?.y).toBeCloseTo(before[1] ?? 0);
      }
      expect(stage.scaleX()).toBe(8);
    },
  },
  {
    says: 'Konva listens with `passive: false`, so the call works there.',
    run: ({ stage, layer, expect }) => {
      layer.draw();
      stage.on('wheel', ({ evt }) => evt.preventDefault());
      const event = new WheelEvent('wheel', { clientX: 50, clientY: 50, deltaY: 100, bubbles: true, cancelable: true });
      expect(stage.content.dispatchEvent(event)).toBe(false);
    },
  },
  {
    says: 'the `dragend` of a shape bubbles to the stage and its `target` is the shape.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const shape = new Konva.Circle({ x: 100, y: 100, radius: 40, fill: 'red', draggable: true });
      layer.add(shape).draw();
      const heard: string[][] = [];
      stage.on('dragend', ({ target, currentTarget }) => heard.push([target.getType(), currentTarget.getType()]));
      mouse.drag([100, 100], [150, 120]);
      expect(heard).toEqual([['Shape', 'Stage']]);
    },
  },
]);
