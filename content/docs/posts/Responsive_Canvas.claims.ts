import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

const SCENE = { width: 400, height: 240 };

/** Fits the scene into a frame by both sides, with the lines of the page. */
function fitBoth(stage: Konva.Stage, frame: { width: number; height: number }): number {
  const scale = Math.min(frame.width / SCENE.width, frame.height / SCENE.height);
  stage.setAttrs({
    scaleX: scale,
    scaleY: scale,
    x: (frame.width - SCENE.width * scale) / 2,
    y: (frame.height - SCENE.height * scale) / 2,
  });
  stage.size(frame);
  return scale;
}

/** A red square of 20 in the middle of the scene. */
function addSquare({ Konva, layer }: ClaimTools, more: Konva.RectConfig = {}) {
  const square = new Konva.Rect({ x: 190, y: 110, width: 20, height: 20, fill: 'red', ...more });
  layer.add(square).draw();
  return square;
}

export default defineClaims([
  {
    says: 'In all four modes, the position of each node is in the units of the scene and does not change.',
    run: (tools) => {
      const square = addSquare(tools);
      fitBoth(tools.stage, { width: 300, height: 120 });
      tools.expect(square.position()).toEqual({ x: 190, y: 110 });
      tools.expect(square.getClientRect()).toEqual({ x: 145, y: 55, width: 10, height: 10 });
    },
  },
  {
    says: 'returns the pointer position in the same units, even over the bars.',
    run: (tools) => {
      addSquare(tools);
      fitBoth(tools.stage, { width: 300, height: 120 });
      tools.mouse.move(150, 60);
      tools.expect(tools.stage.getRelativePointerPosition()).toEqual({ x: 200, y: 120 });
      tools.expect(tools.layer.getRelativePointerPosition()).toEqual({ x: 200, y: 120 });
      tools.mouse.move(10, 60);
      tools.expect(tools.stage.getRelativePointerPosition()?.x).toBe(-80);
    },
  },
  {
    says: "A `ResizeObserver` calls its function once at the start, and then after every change of the frame's size",
    run: async ({ container, frames, onEnd, expect }) => {
      let calls = 0;
      const observer = new ResizeObserver(() => calls++);
      onEnd(() => observer.disconnect());
      container.style.height = '50px';
      observer.observe(container);
      await frames(3);
      expect(calls).toBe(1);
      container.style.width = '300px';
      await frames(3);
      expect(calls).toBe(2);
    },
  },
  {
    says: 'A hidden tab panel is 0 by 0. The observer calls its function again when the panel is shown.',
    run: async ({ container, frames, onEnd, expect }) => {
      const sizes: number[][] = [];
      const observer = new ResizeObserver(() => sizes.push([container.clientWidth, container.clientHeight]));
      onEnd(() => observer.disconnect());
      container.style.cssText = 'width: 300px; height: 50px; display: none';
      observer.observe(container);
      await frames(3);
      container.style.display = '';
      await frames(3);
      expect(sizes.at(-1)).toEqual([300, 50]);
      expect(
        sizes
          .slice(0, -1)
          .flat()
          .every((length) => length === 0),
      ).toBe(true);
    },
  },
  {
    says: 'With `aspect-ratio`, the page reserves the space before the script runs, which avoids a layout shift.',
    run: ({ container, expect }) => {
      container.style.cssText = 'width: 300px; aspect-ratio: 400 / 240';
      expect(container.clientHeight).toBe(180);
    },
  },
  {
    says: '`strokeScaleEnabled: false` keeps the width of a stroke on the screen.',
    run: ({ Konva, stage, layer, pixel, expect }) => {
      layer.add(
        new Konva.Line({ points: [0, 10, 400, 10], stroke: '#ff0000', strokeWidth: 2, strokeScaleEnabled: false }),
      );
      stage.scale({ x: 4, y: 4 });
      layer.draw();
      expect([37, 38, 39, 40, 41, 42].map((y) => pixel(50, y)[3])).toEqual([0, 0, 255, 255, 0, 0]);
    },
  },
  {
    says: '`stage.size()` sets width and height separately, so it draws twice. For most scenes, one call per frame is fast enough.',
    run: (tools) => {
      addSquare(tools);
      let draws = 0;
      tools.layer.on('draw', () => draws++);
      tools.stage.size({ width: 300, height: 200 });
      tools.expect(draws).toBe(2);
      tools.stage.size({ width: 300, height: 210 });
      tools.expect(draws).toBe(3);
    },
  },
  {
    says: 'The scale is set, but the position is not.',
    run: (tools) => {
      const square = addSquare(tools);
      fitBoth(tools.stage, { width: 300, height: 120 });
      tools.stage.position({ x: 0, y: 0 });
      tools.expect(square.getClientRect().x).toBe(95);
    },
  },
  {
    says: 'export the part with the scene, and undo the scale:',
    run: (tools) => {
      addSquare(tools);
      for (const frame of [
        { width: 300, height: 120 },
        { width: 371, height: 333 },
        { width: 777, height: 431 },
      ]) {
        const scale = fitBoth(tools.stage, frame);
        const canvas = tools.stage.toCanvas({
          x: tools.stage.x(),
          y: tools.stage.y(),
          width: (SCENE.width + 0.5) * scale,
          height: (SCENE.height + 0.5) * scale,
          pixelRatio: 1 / scale,
        });
        tools.expect([canvas.width, canvas.height]).toEqual([400, 240]);
        const pixel = canvas.getContext('2d')?.getImageData(200, 120, 1, 1).data;
        tools.expect([...(pixel ?? [])]).toEqual([255, 0, 0, 255]);
      }
    },
  },
  {
    says: '`dragBoundFunc` receives positions in pixels of the stage.',
    run: (tools) => {
      const seen: Konva.Vector2d[] = [];
      const square = addSquare(tools, {
        draggable: true,
        dragBoundFunc: (position) => {
          seen.push(position);
          return position;
        },
      });
      fitBoth(tools.stage, { width: 300, height: 120 });
      tools.mouse.drag([150, 60], [160, 70]);
      tools.expect(seen.at(-1)).toEqual({ x: 155, y: 65 });
      tools.expect(square.position()).toEqual({ x: 210, y: 130 });
    },
  },
  {
    says: 'In a flex or grid layout, an element does not become smaller than its content, here the canvas.',
    run: ({ stage, layer, container, expect }) => {
      layer.draw();
      const parent = document.body.appendChild(document.createElement('div'));
      parent.style.cssText = 'display: flex; width: 200px';
      parent.append(container);
      container.style.flex = '1';
      expect([stage.width(), container.clientWidth]).toEqual([400, 400]);
      container.style.minWidth = '0';
      container.style.overflow = 'hidden';
      expect(container.clientWidth).toBe(200);
    },
  },
  {
    says: 'So pointer positions are correct with a CSS `transform: scale()`, a CSS `zoom`, or a moved container.',
    run: ({ stage, container, expect }) => {
      const pointerAt = (x: number, y: number) => {
        stage.setPointersPositions(new MouseEvent('mousemove', { clientX: x, clientY: y }));
        const { x: left = 0, y: top = 0 } = stage.getPointerPosition() ?? {};
        return [Math.round(left), Math.round(top)];
      };
      const corner = () => stage.content.getBoundingClientRect();
      container.style.transformOrigin = '0 0';
      container.style.transform = 'translate(10px, 5px) scale(0.5)';
      expect(pointerAt(corner().left + 50, corner().top + 20)).toEqual([100, 40]);
      container.style.transform = '';
      container.style.zoom = '0.5';
      expect(pointerAt(corner().left + 50, corner().top + 20)).toEqual([100, 40]);
      container.style.zoom = '';
      container.style.transform = 'rotate(90deg)';
      // On the screen, the stage's corner is at the right end of its box now.
      const { right, top } = corner();
      expect(pointerAt(right, top)).not.toEqual([0, 0]);
    },
  },
  {
    says: 'To fit all shapes, one shape or the selection into the view, compute the box around the nodes in the coordinates of the stage',
    run: ({ Konva, stage, layer, expect }) => {
      layer.add(new Konva.Rect({ x: -300, y: 900, width: 100, height: 50, fill: 'red' }));
      stage.scale({ x: 3, y: 3 });
      const { x, y, width, height } = layer.getClientRect({ relativeTo: stage });
      const scale = Math.min((stage.width() - 40) / width, (stage.height() - 40) / height);
      stage.scale({ x: scale, y: scale });
      stage.position({
        x: stage.width() / 2 - (x + width / 2) * scale,
        y: stage.height() / 2 - (y + height / 2) * scale,
      });
      const shown = layer.getClientRect();
      expect(shown.x + shown.width / 2).toBeCloseTo(stage.width() / 2, 3);
      expect(Math.min(shown.x, shown.y)).toBeGreaterThanOrEqual(19);
    },
  },
]);
