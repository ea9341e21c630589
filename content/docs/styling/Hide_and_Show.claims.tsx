import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { Circle, Layer, Stage } from 'react-konva';

function addCircle({ Konva, layer }: ClaimTools, config: Partial<Konva.CircleConfig> = {}): Konva.Circle {
  const circle = new Konva.Circle({ x: 100, y: 100, radius: 40, fill: 'red', ...config });
  layer.add(circle).draw();
  return circle;
}

export default defineClaims([
  {
    says: 'A shape in a hidden group still returns `true` from `visible()`.',
    run: ({ Konva, layer, expect }) => {
      const group = new Konva.Group({ visible: false });
      const circle = new Konva.Circle({ radius: 40 });
      layer.add(group.add(circle));
      circle.show();
      expect([circle.visible(), circle.isVisible()]).toEqual([true, false]);
    },
  },
  {
    says: '`Konva.Node#getClientRect` of a group ignores hidden children. The client rect of a hidden shape does not change.',
    run: ({ Konva, layer, expect }) => {
      const far = new Konva.Rect({ x: 200, width: 50, height: 50, fill: 'red', visible: false });
      const group = new Konva.Group().add(new Konva.Rect({ width: 50, height: 50, fill: 'red' }), far);
      layer.add(group);
      expect([group.getClientRect().width, far.getClientRect().width]).toEqual([50, 50]);
      far.show();
      expect(group.getClientRect().width).toBe(250);
    },
  },
  {
    says: '`mouseleave` does not fire when a shape is hidden under the pointer. It fires on the next move of the pointer.',
    run: async (tools) => {
      const circle = addCircle(tools);
      let heard = 0;
      circle.on('mouseleave', () => (heard += 1));
      tools.mouse.move(100, 100);
      circle.hide();
      await tools.frames(2);
      tools.expect(heard).toBe(0);
      tools.mouse.move(101, 100);
      tools.expect(heard).toBe(1);
    },
  },
  {
    says: 'Transparent shapes receive events, and hidden ones do not.',
    run: (tools) => {
      const circle = addCircle(tools, { opacity: 0 });
      const hit = () => tools.stage.getIntersection({ x: 100, y: 100 });
      tools.expect(hit()).toBe(circle);
      circle.hide();
      tools.layer.draw();
      tools.expect(hit()).toBeNull();
    },
  },
  {
    says: '`{on && <RegularPolygon … />}` destroys and recreates it: its `ref` changes, its cache is lost, and a running tween ends.',
    run: async (tools) => {
      const seen: Konva.Circle[] = [];
      const keep = (node: Konva.Circle | null) => {
        if (node !== null) seen.push(node);
      };
      const drawing = (on: boolean) => (
        <Stage width={200} height={200}>
          <Layer>{on && <Circle ref={keep} radius={20} fill="red" />}</Layer>
        </Stage>
      );
      const { render } = await mountReact(tools, drawing(true));
      seen[0]?.cache();
      let updates = 0;
      seen[0]?.to({ x: 100, duration: 5, onUpdate: () => (updates += 1) });
      await tools.until(() => updates > 0);
      render(drawing(false));
      const end = updates;
      render(drawing(true));
      await tools.frames(3);
      tools.expect(updates).toBe(end);
      tools.expect([seen.length, seen[0] === seen[1], seen[1]?.isCached()]).toEqual([2, false, false]);
    },
  },
  {
    says: '`v-show` works on DOM elements only and has no effect on a shape',
    run: async (tools) => {
      await mountVue(tools, {
        template: `<v-stage :config="{ width: 200, height: 200 }"><v-layer>
          <v-circle v-show="false" :config="{ x: 100, y: 100, radius: 40, fill: 'red' }" /></v-layer></v-stage>`,
      });
      await tools.frames(2);
      tools.expect(tools.pixel(100, 100)[3]).toBe(255);
    },
  },
]);
