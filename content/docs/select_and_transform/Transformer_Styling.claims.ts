import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { nextTick, ref } from 'vue';

function addBox({ Konva, layer }: ClaimTools, config: Partial<Konva.TransformerConfig> = {}) {
  const shape = new Konva.Rect({ x: 100, y: 100, width: 100, height: 80, fill: 'red', draggable: true });
  const transformer = new Konva.Transformer({ nodes: [shape], ...config });
  layer.add(shape, transformer).draw();
  const handle = (name: string) => {
    const found = transformer.findOne(`.${name}`);
    if (found === undefined) throw new Error(`There is no handle ${name}.`);
    return found;
  };
  return { shape, transformer, handle };
}

const DEFAULTS = {
  anchorFill: 'white',
  anchorStroke: 'rgb(0, 161, 255)',
  anchorStrokeWidth: 1,
  anchorSize: 10,
  anchorCornerRadius: 0,
  borderStroke: 'rgb(0, 161, 255)',
  borderStrokeWidth: 1,
  borderDash: undefined,
  borderEnabled: true,
  padding: 0,
  rotateAnchorOffset: 50,
  rotateAnchorAngle: 0,
  rotateLineVisible: true,
  rotateAnchorCursor: 'crosshair',
} as const;

export default defineClaims([
  {
    says: 'part | attribute | default',
    run: ({ Konva, expect }) => {
      const transformer = new Konva.Transformer();
      for (const [name, value] of Object.entries(DEFAULTS)) {
        expect(Reflect.get(transformer, name).call(transformer), name).toBe(value);
      }
    },
  },
  {
    says: 'at any zoom, a handle of 14 is 14 CSS pixels wide.',
    run: (tools) => {
      const { handle } = addBox(tools, { anchorSize: 14 });
      for (const zoom of [0.5, 1, 3]) {
        tools.stage.scale({ x: zoom, y: zoom });
        tools.expect(handle('top-left').getClientRect({ skipStroke: true }).width).toBeCloseTo(14);
      }
    },
  },
  {
    says: "Konva computes the resize as if they were at the shape's edge, so dragging a handle by 10 pixels moves the edge by 10 pixels.",
    run: (tools) => {
      const { shape } = addBox(tools, { padding: 20 });
      tools.mouse.drag([220, 140], [230, 140]);
      tools.expect(shape.width() * shape.scaleX()).toBeCloseTo(110);
    },
  },
  {
    says: 'Konva clears the cursor when the pointer leaves the handle.',
    run: (tools) => {
      const { transformer } = addBox(tools);
      const { content } = tools.stage;
      tools.mouse.move(200, 180);
      tools.expect(content.style.cursor).toBe('nwse-resize');
      for (const handle of transformer.find('._anchor')) {
        handle.on('mouseenter', () => {
          if (!transformer.isTransforming()) content.style.cursor = 'move';
        });
      }
      tools.mouse.move(300, 280);
      tools.expect(content.style.cursor).toBe('');
      tools.mouse.move(200, 180);
      tools.expect(content.style.cursor).toBe('move');
      tools.mouse.move(300, 280);
      tools.expect(content.style.cursor).toBe('');
    },
  },
  {
    says: 'Over a handle, Konva shows a resize arrow that rotates with the shape.',
    run: (tools) => {
      const { shape, handle } = addBox(tools);
      shape.rotation(45);
      tools.layer.draw();
      const { x, y } = handle('middle-right').absolutePosition();
      tools.mouse.move(x, y);
      tools.expect(tools.stage.content.style.cursor).toBe('nwse-resize');
    },
  },
  {
    says: 'Attributes that it does not contain keep their values',
    run: (tools) => {
      const { transformer } = addBox(tools, { borderDash: [4, 4] });
      transformer.setAttrs({ anchorSize: 20 });
      tools.expect(transformer.borderDash()).toEqual([4, 4]);
    },
  },
  {
    says: 'vue-konva resets a removed key, but does not write it if it returns with the same value.',
    run: async (tools) => {
      const look = ref<Record<string, unknown>>({ anchorSize: 30 });
      await mountVue(tools, {
        setup: () => ({ look }),
        template: `<v-stage :config="{ width: 300, height: 200 }"><v-layer>
          <v-transformer :config="look" /></v-layer></v-stage>`,
      });
      const transformer = tools.Konva.stages[0]?.findOne<Konva.Transformer>('Transformer');
      tools.expect(transformer?.anchorSize()).toBe(30);
      look.value = {};
      await nextTick();
      tools.expect(transformer?.anchorSize()).toBe(10);
      look.value = { anchorSize: 30 };
      await nextTick();
      tools.expect(transformer?.anchorSize()).toBe(10);
    },
  },
  {
    says: 'The transformer is a node, so `toDataURL` draws it.',
    run: (tools) => {
      const { transformer } = addBox(tools, { anchorFill: '#00ff00', anchorSize: 20 });
      tools.expect(tools.pixel(200, 180)).toEqual([0, 255, 0, 255]);
      transformer.nodes([]);
      tools.layer.draw();
      tools.expect(tools.pixel(200, 180)[1]).toBe(0);
    },
  },
  {
    says: 'A dashed frame stays dashed. The new style does not contain `borderDash`. Set `borderDash` to an empty array.',
    run: (tools) => {
      const { transformer } = addBox(tools, { borderDash: [4, 4] });
      transformer.borderDash([]);
      tools.expect(transformer.findOne<Konva.Shape>('.back')?.dash()).toEqual([]);
    },
  },
  {
    says: 'To enlarge only the area that can be touched, set the hit stroke of each handle',
    run: ({ Konva, stage, layer, expect }) => {
      const rect = new Konva.Rect({ x: 100, y: 100, width: 100, height: 100, fill: 'red' });
      const transformer = new Konva.Transformer({ nodes: [rect] });
      layer.add(rect, transformer).draw();
      const hit = () => {
        layer.draw();
        return stage.getIntersection({ x: 82, y: 100 })?.hasName('top-left') ?? false;
      };
      expect(hit()).toBe(false);
      transformer.anchorStyleFunc((handle) => {
        handle.setAttr('hitStrokeWidth', 30);
      });
      expect(hit()).toBe(true);
    },
  },
  {
    says: 'the whole frame can be dragged, even where it is empty. The frame then covers the shapes below it: they receive no clicks.',
    run: ({ Konva, layer, mouse, expect }) => {
      const [one, between, two] = [20, 140, 260].map(
        (x) => new Konva.Rect({ x, y: 100, width: 80, height: 80, fill: 'red', draggable: true }),
      ) as [Konva.Rect, Konva.Rect, Konva.Rect];
      let clicks = 0;
      for (const box of [one, between]) box.on('click', () => (clicks += 1));
      const transformer = new Konva.Transformer({ nodes: [one, two] });
      layer.add(one, between, two, transformer);
      const pull = () => {
        layer.draw();
        mouse.drag([120, 140], [130, 150]);
        mouse.click(60, 150);
        mouse.click(180, 150);
        return [one.position(), two.position(), clicks];
      };
      expect(pull()).toEqual([{ x: 20, y: 100 }, { x: 260, y: 100 }, 2]);
      transformer.shouldOverdrawWholeArea(true);
      expect(pull()).toEqual([{ x: 30, y: 110 }, { x: 270, y: 110 }, 2]);
    },
  },
]);
