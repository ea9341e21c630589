import type Konva from 'konva';
import { defineClaims } from '@site-packages/page-claims';
import { areaAround, limitMove } from '../../../demos/sandbox/Limited_Drag_And_Resize/shared/limits';
import { fit, fromKonva, limitTo, SHORTEST, toKonva } from '../../../demos/sandbox/Limited_Drag_And_Resize/shared/look';
import { dragTo, newRoom, WALLS } from '../../../demos/sandbox/Limited_Drag_And_Resize/shared/room';

interface Turned {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}

function cornersOf({ x, y, width, height, rotation }: Turned) {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ].map(([across = 0, down = 0]) => ({
    x: x + across * cos - down * sin,
    y: y + across * sin + down * cos,
  }));
}

const isClose = (one: number, other: number) => Math.abs(one - other) < 0.01;

export default defineClaims([
  {
    says: 'one for the box of the Transformer, and one for a drag',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const box = new Konva.Rect({
        x: 200,
        y: 100,
        width: 100,
        height: 60,
        rotation: 30,
        fill: 'red',
        draggable: true,
      });
      const transformer = new Konva.Transformer({ nodes: [box], keepRatio: false });
      layer.add(box, transformer).draw();
      transformer.boundBoxFunc((last, next) => {
        const isInside = cornersOf(next).every(
          ({ x, y }) => x >= 0 && y >= 0 && x <= stage.width() && y <= stage.height(),
        );
        return isInside ? next : last;
      });
      layer.on('dragmove', ({ target }) => {
        if (target.getClassName() === 'Transformer') return;
        const { x: left, y: top, width, height } = target.getClientRect();
        const x = Math.max(-left, Math.min(0, stage.width() - left - width));
        const y = Math.max(-top, Math.min(0, stage.height() - top - height));
        const place = target.absolutePosition();
        target.absolutePosition({ x: place.x + x, y: place.y + y });
      });
      mouse.drag([230, 140], [900, -500]);
      const { x, y, width } = box.getClientRect();
      expect(isClose(x + width, 400)).toBe(true);
      expect(isClose(y, 0)).toBe(true);
      const handle = transformer.findOne('.bottom-right')?.absolutePosition() ?? { x: 0, y: 0 };
      mouse.drag([handle.x, handle.y], [handle.x + 300, handle.y + 300]);
      const pulled = box.getClientRect();
      expect(pulled.x + pulled.width).toBeLessThan(400.01);
      expect(pulled.y + pulled.height).toBeLessThan(300.01);
    },
  },
  {
    says: 'Its `x` and `y` are the corner that would be at the upper left without rotation, and its `rotation` is in radians.',
    run: ({ Konva, layer, mouse, expect }) => {
      const box = new Konva.Rect({ x: 200, y: 60, width: 100, height: 60, rotation: 90, fill: 'red' });
      const seen: Turned[] = [];
      const transformer = new Konva.Transformer({
        nodes: [box],
        boundBoxFunc: (last, next) => {
          seen.push(last);
          return next;
        },
      });
      layer.add(box, transformer).draw();
      const handle = transformer.findOne('.bottom-right')?.absolutePosition() ?? { x: 0, y: 0 };
      mouse.drag([handle.x, handle.y], [handle.x - 10, handle.y + 10]);
      const [first] = seen;
      expect(isClose(first?.x ?? 0, 200) && isClose(first?.y ?? 0, 60)).toBe(true);
      expect(isClose(first?.rotation ?? 0, Math.PI / 2)).toBe(true);
      // Such a box is really at the left of its x.
      if (first) expect(isClose(fromKonva(first).x, 170)).toBe(true);
    },
  },
  {
    says: '`boundBoxFunc` gets boxes in pixels of the stage. Multiply the limits by the scale of the layer and add its position.',
    run: ({ Konva, layer, mouse, expect }) => {
      layer.setAttrs({ x: 40, y: 20, scaleX: 2, scaleY: 2 });
      const box = new Konva.Rect({ x: 20, y: 30, width: 50, height: 30, fill: 'red' });
      const seen: Turned[] = [];
      const transformer = new Konva.Transformer({
        nodes: [box],
        boundBoxFunc: (last, next) => {
          seen.push(last);
          return next;
        },
      });
      layer.add(box, transformer).draw();
      mouse.drag([180, 140], [190, 150]);
      const [first = { x: 0, y: 0, width: 0, height: 0, rotation: 0 }] = seen;
      expect([first.x, first.y, first.width, first.height].map(Math.round)).toEqual([80, 80, 100, 60]);
      const place = fit(400);
      const [rug] = newRoom().rugs;
      if (!rug) return;
      const last = toKonva({ x: place.x + 100, y: place.y + 100, width: 80, height: 60, turn: 0 });
      const next = limitTo(place, [rug])(last, { ...last, width: 4000 });
      expect(Math.abs(next.x + next.width - (place.x + WALLS.right * place.scaleX))).toBeLessThan(0.2);
    },
  },
  {
    says: 'Compute one shift that fits all of them.',
    run: ({ expect }) => {
      const [one, two] = newRoom().rugs;
      const [oneNow, twoNow] = dragTo(newRoom(), 1, { x: 4000, y: -4000 }).rugs;
      if (!one || !two || !oneNow || !twoNow) return;
      expect(isClose(twoNow.x - oneNow.x, two.x - one.x)).toBe(true);
      expect(isClose(twoNow.y - oneNow.y, two.y - one.y)).toBe(true);
      expect(isClose(areaAround([oneNow, twoNow]).right, WALLS.right)).toBe(true);
    },
  },
  {
    says: "It gets and returns the absolute position of the node's origin, which differs from the corner of the box around a rotated shape.",
    run: ({ Konva, layer, mouse, expect }) => {
      layer.setAttrs({ x: 30, y: 10, scaleX: 2, scaleY: 2 });
      const seen: Konva.Vector2d[] = [];
      const box = new Konva.Rect({
        x: 50,
        y: 40,
        width: 40,
        height: 40,
        offsetX: 20,
        offsetY: 20,
        fill: 'red',
        draggable: true,
        dragBoundFunc: (place) => {
          seen.push(place);
          return place;
        },
      });
      layer.add(box).draw();
      mouse.drag([130, 90], [150, 100]);
      const last = seen.at(-1);
      expect(last).toMatchObject({ x: 150, y: 100 });
      expect(box.position()).toEqual({ x: 60, y: 45 });
    },
  },
  {
    says: 'However fast the pointer is, no visible gap remains.',
    run: ({ expect }) => {
      const place = fit(700);
      const [rug] = newRoom().rugs;
      if (!rug) return;
      const last = toKonva({
        x: place.x + 100 * place.scaleX,
        y: place.y + 100 * place.scaleX,
        width: 100,
        height: 80,
        turn: 0,
      });
      const { x, width } = limitTo(place, [rug])(last, { ...last, width: 3000 });
      const wall = place.x + WALLS.right * place.scaleX;
      expect(Math.abs(x + width - wall)).toBeLessThan(0.1);
    },
  },
  {
    says: 'A rug has sides of 60 cm or more. `limitMove` assumes that the rugs fit into the room; it moves a larger rug against the left and upper walls.',
    run: ({ expect }) => {
      expect(SHORTEST).toBe(60);
      const large = { x: 100, y: 100, width: 2000, height: 2000, turn: 0 };
      expect(limitMove([large], { x: 0, y: 0 }, WALLS)).toEqual({ x: 900, y: 900 });
    },
  },
]);
