import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { createApp, nextTick, ref, type Component } from 'vue';
import VueKonva, { useImage as loadImage } from 'vue-konva';
import { swipe } from '../../../demos/common/konva/swipe';
import UndoShapes from './claims/tasks/UndoShapes.vue';

const state = ref({ x: 50, y: 50, radius: 20, fill: '#f2664a', draggable: true });

/** A board whose state is `state`; the HTML shows it too. */
const board: Component = {
  setup: () => ({ state, mark: () => (state.value.fill = '#4a90e2') }),
  template: `<v-stage :config="{ width: 200, height: 100 }"><v-layer>
    <v-circle :config="{ ...state }" @click="mark" />
  </v-layer></v-stage><p>{{ state.fill }}</p>`,
};

/** Mounts without waiting, as the page's test does. */
function mounted(host: Element, component: Component, { onEnd }: ClaimTools) {
  state.value = { x: 50, y: 50, radius: 20, fill: '#f2664a', draggable: true };
  const app = createApp(component);
  app.use(VueKonva).mount(host);
  onEnd(() => app.unmount());
  return app;
}

function circleOf({ Konva }: ClaimTools) {
  const circle = Konva.stages[0]?.findOne('Circle');
  if (!circle) throw new Error('There is no circle.');
  return circle;
}

export default defineClaims([
  {
    says: 'When `app.mount` returns, the stage and its nodes exist.',
    run: (tools) => {
      mounted(tools.container, board, tools);
      tools.expect(tools.Konva.stages[0]?.find('Circle')).toHaveLength(1);
      tools.expect(tools.container.querySelector('canvas')).not.toBeNull();
    },
  },
  {
    says: 'A listener changes the state at once; nodes and HTML follow in the next tick.',
    run: async (tools) => {
      const { container, mouse, expect } = tools;
      mounted(container, board, tools);
      const circle = circleOf(tools);
      circle.getStage()?.draw();
      mouse.click(50, 50);
      const all = () => [state.value.fill, circle.getAttr('fill'), container.querySelector('p')?.textContent];
      expect(all()).toEqual(['#4a90e2', '#f2664a', '#f2664a']);
      await nextTick();
      expect(all()).toEqual(['#4a90e2', '#4a90e2', '#4a90e2']);
    },
  },
  {
    says: '`app.unmount` destroys the stage at once.',
    run: (tools) => {
      const app = mounted(tools.container, board, tools);
      tools.expect(tools.Konva.stages).toHaveLength(1);
      app.unmount();
      tools.expect(tools.Konva.stages).toHaveLength(0);
    },
  },
  {
    says: 'vue-konva writes only keys of `config` that differ from the last update.',
    run: async (tools) => {
      mounted(tools.container, board, tools);
      const circle = circleOf(tools);
      circle.x(58);
      state.value.x = 50;
      state.value.fill = '#4a90e2';
      await nextTick();
      tools.expect([circle.x(), circle.getAttr('fill')]).toEqual([58, '#4a90e2']);
    },
  },
  {
    says: 'The host is not in the document, so the moves do not bubble to the window.',
    run: (tools) => {
      const host = document.createElement('div');
      mounted(host, board, tools);
      const circle = circleOf(tools);
      swipe(circle, { x: 40, y: 20 });
      tools.expect(circle.position()).toEqual({ x: 50, y: 50 });
      circle.stopDrag();
      tools.container.append(host);
      swipe(circle, { x: 40, y: 20 });
      tools.expect(circle.position()).toEqual({ x: 90, y: 70 });
    },
  },
  {
    says: 'The test app lacks the plugin: `app.use(VueKonva)`.',
    run: ({ Konva, container, warnings, onEnd, expect }) => {
      const app = createApp({ template: '<v-stage :config="{ width: 200, height: 100 }" />' });
      app.mount(container);
      onEnd(() => app.unmount());
      expect(warnings.join()).toContain('Failed to resolve component: v-stage');
      expect(Konva.stages).toHaveLength(0);
    },
  },
  {
    says: 'In tests, pass it a data URL, which needs no network, and wait until the node has the image',
    run: async (tools) => {
      const canvas = document.createElement('canvas');
      const address = canvas.toDataURL();
      const component: Component = {
        setup: () => ({ picture: loadImage(address)[0] }),
        template: `<v-stage :config="{ width: 200, height: 100 }"><v-layer>
          <v-image :config="{ image: picture }" />
        </v-layer></v-stage>`,
      };
      mounted(tools.container, component, tools);
      const image = () => tools.Konva.stages[0]?.findOne('Image')?.getAttr('image');
      tools.expect(image()).toBeFalsy();
      await tools.until(() => image() instanceof HTMLImageElement);
      tools.expect(image().naturalWidth).toBe(300);
    },
  },
  {
    says: 'A component test mounts the component in a real browser, drags a shape with a real mouse, and checks nodes and pixels',
    run: async (tools) => {
      const { container, device, expect } = tools;
      const app = mounted(container, UndoShapes, tools);
      const [stage] = tools.Konva.stages;
      if (!stage) throw new Error('The component has no stage.');
      const nodeOf = (id: string) => {
        const node = stage.findOne(`#${id}`);
        if (!node) throw new Error(`There is no ${id}.`);
        return node;
      };
      const pixelAt = (x: number, y: number) => {
        const [layer] = stage.getLayers();
        if (!layer) throw new Error('The stage has no layer.');
        layer.draw();
        const ratio = layer.getCanvas().getPixelRatio();
        return [...layer.getContext().getImageData(x * ratio, y * ratio, 1, 1).data];
      };
      expect(pixelAt(100, 110)).toEqual([0xf2, 0x66, 0x4a, 255]);

      await device.move(100, 110);
      await device.down();
      await device.move(110, 150);
      await device.move(120, 220);
      await device.up();
      expect(nodeOf('red').position()).toEqual({ x: 80, y: 190 });
      expect(pixelAt(120, 220)).toEqual([0xf2, 0x66, 0x4a, 255]);
      expect(pixelAt(100, 110)).toEqual([0, 0, 0, 0]);

      swipe(nodeOf('blue'), { x: -20, y: 100 });
      await nextTick();
      expect(nodeOf('blue').position()).toEqual({ x: 200, y: 180 });

      app.unmount();
      expect(tools.Konva.stages).toHaveLength(0);
    },
  },
]);
