import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addBox({ Konva, layer }: ClaimTools, config: Partial<Konva.TransformerConfig>) {
  const shape = new Konva.Rect({ x: 100, y: 100, width: 100, height: 80, fill: 'red' });
  const transformer = new Konva.Transformer({ nodes: [shape], ...config });
  layer.add(shape, transformer).draw();
  return { shape, transformer };
}

export default defineClaims([
  {
    says: 'The attributes of a Transformer style all handles in the same way. To style them individually, use `anchorStyleFunc`, which Konva calls for each handle.',
    run: (tools) => {
      const names: string[] = [];
      addBox(tools, { anchorStyleFunc: (handle) => void names.push(handle.name().split(' ')[0] ?? '') });
      tools
        .expect([...new Set(names)].sort())
        .toEqual([
          'bottom-center',
          'bottom-left',
          'bottom-right',
          'middle-left',
          'middle-right',
          'rotater',
          'top-center',
          'top-left',
          'top-right',
        ]);
    },
  },
  {
    says: 'It runs on every update, after Konva has set the common attributes (`anchorFill`, `anchorSize` and so on), position and visibility. So',
    run: (tools) => {
      let seen: unknown[] = [];
      let calls = 0;
      const { transformer } = addBox(tools, {
        anchorSize: 20,
        anchorFill: '#00ff00',
        enabledAnchors: ['top-left'],
        anchorStyleFunc: (handle) => {
          calls += 1;
          if (handle.hasName('bottom-right')) seen = [handle.width(), handle.fill(), handle.x(), handle.visible()];
        },
      });
      tools.expect(seen).toEqual([20, '#00ff00', 100, false]);
      const before = calls;
      transformer.forceUpdate();
      tools.expect(calls - before).toBe(9);
    },
  },
  {
    says: 'the handles at the top and left have larger offsets, and those at the bottom and right have smaller ones.',
    run: (tools) => {
      const offsets: Record<string, [number, number]> = {};
      addBox(tools, {
        padding: 8,
        anchorStyleFunc: (handle) => {
          offsets[handle.name().split(' ')[0] ?? ''] = [handle.offsetX(), handle.offsetY()];
        },
      });
      tools.expect(offsets).toMatchObject({
        'top-left': [13, 13],
        'top-center': [5, 13],
        'middle-left': [13, 5],
        'middle-right': [-3, 5],
        'bottom-right': [-3, -3],
      });
    },
  },
  {
    says: 'With padding, add to the current offset instead of setting a new one',
    run: (tools) => {
      const { transformer } = addBox(tools, {
        padding: 12,
        anchorStyleFunc: (handle) => {
          if (!handle.hasName('middle-right')) return;
          const before = handle.size();
          handle.size({ width: 8, height: 32 });
          handle.offset({
            x: handle.offsetX() + (8 - before.width) / 2,
            y: handle.offsetY() + (32 - before.height) / 2,
          });
        },
      });
      const bar = transformer.findOne('.middle-right')?.getClientRect({ skipStroke: true });
      tools.expect(bar).toMatchObject({ x: 200 + 12 - 4, y: 140 - 16, width: 8, height: 32 });
    },
  },
  {
    says: 'If you move a handle by `x` or `y`, the shape jumps on the first move; if you move it by its offset, it does not.',
    run: (tools) => {
      const pull = (move: (handle: Konva.Rect) => void) => {
        const { shape, transformer } = addBox(tools, {
          anchorStyleFunc: (handle) => {
            if (handle.hasName('middle-right')) move(handle);
          },
        });
        const { x, y } = transformer.findOne('.middle-right')?.getClientRect() ?? { x: 0, y: 0 };
        tools.mouse.move(x + 5, y + 5);
        tools.mouse.down(x + 5, y + 5);
        tools.mouse.move(x + 6, y + 5);
        tools.mouse.up(x + 6, y + 5);
        const width = shape.width() * shape.scaleX();
        shape.destroy();
        transformer.destroy();
        return width;
      };
      tools.expect(pull((handle) => handle.x(handle.x() + 30))).toBeGreaterThan(120);
      tools.expect(pull((handle) => handle.offsetX(handle.offsetX() - 30))).toBeCloseTo(101);
    },
  },
  {
    says: 'Konva resets only position, visibility, size, offset, fill, stroke, stroke width and corner radius before each call.',
    run: (tools) => {
      let isOn = true;
      const { transformer } = addBox(tools, {
        anchorStyleFunc: (handle) => {
          if (isOn) handle.setAttrs({ shadowBlur: 9, dash: [2, 2], fill: '#00ff00', cornerRadius: 4, strokeWidth: 7 });
        },
      });
      isOn = false;
      transformer.forceUpdate();
      const handle = transformer.findOne<Konva.Rect>('.top-left');
      tools.expect(handle?.getAttrs()).toMatchObject({ fill: 'white', cornerRadius: 0, strokeWidth: 1, width: 10 });
      tools.expect(handle?.getAttrs()).toMatchObject({ shadowBlur: 9, dash: [2, 2] });
    },
  },
  {
    says: 'A transparent handle still receives pointer events. Leave it out of `Konva.Transformer#enabledAnchors`, or set `visible: false` in the function.',
    run: (tools) => {
      const hit = () => tools.stage.getIntersection({ x: 200, y: 180 })?.name() ?? '';
      const { transformer } = addBox(tools, { anchorStyleFunc: (handle) => void handle.fill('transparent') });
      tools.expect(hit()).toContain('bottom-right');
      transformer.anchorStyleFunc((handle) => void handle.visible(false));
      tools.layer.draw();
      tools.expect(hit()).not.toContain('bottom-right');
    },
  },
  {
    says: 'Put your own controls on the same layer, and position them relative to one of the handles',
    run: ({ Konva, layer, mouse, warnings, expect }) => {
      const box = new Konva.Rect({ x: 100, y: 100, width: 100, height: 60, fill: 'red', draggable: true });
      const transformer = new Konva.Transformer({ nodes: [box] });
      const button = new Konva.Circle({ radius: 10, offsetX: -18, offsetY: 18, fill: 'black' });
      const place = () => {
        transformer.forceUpdate();
        const corner = transformer.findOne('.top-right');
        if (corner) button.absolutePosition(corner.absolutePosition());
      };
      transformer.on('transform dragmove', place);
      layer.add(box, transformer, button).draw();
      mouse.drag([150, 130], [170, 140]);
      layer.draw();
      expect(button.position()).toEqual({ x: 220, y: 110 });
      mouse.drag([170, 110], [170, 90]); // the handle above the box
      layer.draw();
      expect(button.y()).toBeCloseTo(90);
      button.on('click', () => {
        for (const node of transformer.nodes()) node.destroy();
        transformer.nodes([]);
      });
      mouse.click(238, 72);
      expect(layer.find('Rect').includes(box)).toBe(false);
      transformer.add(new Konva.Rect());
      expect(warnings.join()).toContain('You cannot add external nodes to the Transformer');
    },
  },
]);
