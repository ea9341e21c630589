import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** A group at 50, 50 with a red square of 100 by 100. */
function addSquare({ Konva, layer }: ClaimTools, clip: Konva.GroupConfig) {
  const group = new Konva.Group({ x: 50, y: 50, ...clip });
  const square = new Konva.Rect({ width: 100, height: 100, fill: 'red' });
  layer.add(group.add(square)).draw();
  return { group, square };
}

const isRed = ({ pixel }: ClaimTools, x: number, y: number) => pixel(x, y)[0] === 255 && pixel(x, y)[3] === 255;

export default defineClaims([
  {
    says: "The rectangle is measured in the group's coordinates, so it moves, turns and scales with the group.",
    run: (tools) => {
      const { group } = addSquare(tools, { clipX: 10, clipWidth: 30, clipHeight: 40 });
      tools
        .expect([isRed(tools, 58, 60), isRed(tools, 62, 60), isRed(tools, 88, 60), isRed(tools, 92, 60)])
        .toEqual([false, true, true, false]);
      group.setAttrs({ x: 200, rotation: 90, scaleX: 2 });
      tools.layer.draw();
      // Turned by a quarter, x runs down: 20 to 80 of 2 * 10 to 2 * 40, and y to the left.
      tools
        .expect([isRed(tools, 190, 65), isRed(tools, 190, 75), isRed(tools, 190, 125), isRed(tools, 190, 135)])
        .toEqual([false, true, true, false]);
      tools.expect([isRed(tools, 165, 100), isRed(tools, 155, 100)]).toEqual([true, false]);
    },
  },
  {
    says: 'You can tween all four once they are set, and Konva redraws the layer when they change.',
    run: async (tools) => {
      const { group } = addSquare(tools, { clipWidth: 20, clipHeight: 100 });
      const tween = new tools.Konva.Tween({ node: group, clipWidth: 60, duration: 1 });
      tween.seek(1);
      await tools.frames(2);
      tools.expect(isRed(tools, 105, 100)).toBe(true);
      tools.expect(isRed(tools, 115, 100)).toBe(false);
      tween.destroy();
    },
  },
  {
    says: 'hidden parts cannot be clicked or dragged.',
    run: (tools) => {
      const { square } = addSquare(tools, { clipWidth: 40, clipHeight: 100 });
      const heard: number[] = [];
      square.on('click', ({ evt }) => heard.push(evt.clientX));
      tools.mouse.click(120, 100);
      tools.mouse.click(70, 100);
      tools.expect(heard).toEqual([70]);
    },
  },
  {
    says: 'In nested groups, only the area inside all clips is visible.',
    run: (tools) => {
      const { group } = addSquare(tools, { clipWidth: 60, clipHeight: 100 });
      const outer = new tools.Konva.Group({ clipX: 90, clipWidth: 200, clipHeight: 200 });
      tools.layer.add(outer.add(group)).draw();
      tools
        .expect([isRed(tools, 80, 100), isRed(tools, 100, 100), isRed(tools, 120, 100)])
        .toEqual([false, true, false]);
    },
  },
  {
    says: 'no clip | `clipWidth(undefined)`',
    run: (tools) => {
      const { group } = addSquare(tools, { clipWidth: 0, clipHeight: 100 });
      tools.expect(isRed(tools, 60, 60)).toBe(false);
      group.clipWidth(undefined);
      tools.layer.draw();
      tools.expect(isRed(tools, 140, 140)).toBe(true);
    },
  },
  {
    says: 'A clip on a layer moves with the layer.',
    run: (tools) => {
      addSquare(tools, {});
      tools.layer.clip({ x: 0, y: 0, width: 100, height: 300 });
      tools.layer.draw();
      tools.expect([isRed(tools, 90, 100), isRed(tools, 110, 100)]).toEqual([true, false]);
      tools.layer.x(30);
      tools.layer.draw();
      tools.expect([isRed(tools, 120, 100), isRed(tools, 140, 100)]).toEqual([true, false]);
    },
  },
  {
    says: 'Only one of width and height is set. Both must be numbers.',
    run: (tools) => {
      addSquare(tools, { clipX: 0, clipY: 0, clipWidth: 20 });
      tools.expect(isRed(tools, 140, 100)).toBe(true);
    },
  },
  {
    says: "`Konva.Node#getClientRect` ignores clips. Pass `x`, `y`, `width` and `height` to `toDataURL` (in stage pixels) or to `cache()` (in the group's coordinates).",
    run: (tools) => {
      const { group } = addSquare(tools, { clipWidth: 20, clipHeight: 20 });
      tools.expect(group.getClientRect()).toEqual({ x: 50, y: 50, width: 100, height: 100 });
      tools.expect(group.toCanvas().width).toBe(100);
      const file = group.toCanvas({ x: 50, y: 50, width: 20, height: 20 });
      tools.expect(file.width).toBe(20);
      tools.expect([...(file.getContext('2d')?.getImageData(19, 19, 1, 1).data ?? [])]).toEqual([255, 0, 0, 255]);
      group.cache({ x: 0, y: 0, width: 20, height: 20 });
      tools.layer.draw();
      tools.expect([isRed(tools, 60, 60), isRed(tools, 80, 60)]).toEqual([true, false]);
    },
  },
  {
    says: "On `transform`, copy the Rect's position, rotation and scale to the group, and on the group's `dragmove` copy its position to the Rect.",
    run: (tools) => {
      const { Konva, layer, mouse, expect } = tools;
      const { group } = addSquare(tools, { clipX: 20, clipY: 10, clipWidth: 40, clipHeight: 30 });
      const frame = new Konva.Rect({
        x: 50,
        y: 50,
        offsetX: -20,
        offsetY: -10,
        width: 40,
        height: 30,
        listening: false,
      });
      const transformer = new Konva.Transformer({ nodes: [frame], keepRatio: false });
      layer.add(frame, transformer).draw();
      expect([transformer.width(), transformer.height()]).toEqual([40, 30]);
      frame.on('transform', () =>
        group.setAttrs({
          x: frame.x(),
          y: frame.y(),
          rotation: frame.rotation(),
          scaleX: frame.scaleX(),
          scaleY: frame.scaleY(),
        }),
      );
      // From its corner at 110, 90, the window becomes twice as wide and three times as high.
      mouse.drag([110, 90], [150, 150]);
      transformer.destroy(); // its handles are white, which counts as red here
      layer.draw();
      const { x, y, width, height } = frame.getClientRect();
      expect([x, y, width, height].map(Math.round)).toEqual([70, 60, 80, 90]);
      expect([isRed(tools, 72, 62), isRed(tools, 147, 147)]).toEqual([true, true]);
      expect([isRed(tools, 67, 62), isRed(tools, 153, 147), isRed(tools, 147, 153)]).toEqual([false, false, false]);
    },
  },
  {
    says: '`stage.draw()` even throws an error while a stage has a clip.',
    run: (tools) => {
      addSquare(tools, {});
      tools.stage.clip({ x: 0, y: 0, width: 60, height: 60 });
      tools.expect(tools.warnings.join()).toContain('Stage does not support clipping');
      tools.layer.draw();
      tools.expect(isRed(tools, 140, 140)).toBe(true);
      tools.expect(() => tools.stage.draw()).toThrow();
    },
  },
  {
    says: 'Konva still draws every child, and the browser discards the pixels outside.',
    run: (tools) => {
      const { group } = addSquare(tools, { clipWidth: 20, clipHeight: 20 });
      let drawn = 0;
      group.add(new tools.Konva.Shape({ x: 500, y: 500, listening: false, sceneFunc: () => drawn++ }));
      tools.layer.draw();
      tools.expect(drawn).toBe(1);
    },
  },
]);
