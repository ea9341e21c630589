import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type KonvaModule from 'konva';
import { nextTick, onBeforeUnmount, onMounted, onUnmounted, ref, useTemplateRef, watch } from 'vue';
import type { VueKonvaRef } from 'vue-konva';

const stageWith = (inside: string) =>
  `<v-stage :config="{ width: 300, height: 200 }"><v-layer>${inside}</v-layer></v-stage>`;

type Node = KonvaModule.Rect;

/** A component with one shape, which `prepare` gets in its setup, in a stage; answers with the switch that shows it. */
async function mountSwitched(
  tools: ClaimTools,
  prepare: (getNode: () => Node | undefined) => void,
  wrap = (inside: string) => inside,
) {
  const isShown = ref(true);
  const Moving = {
    setup: () => {
      const shape = useTemplateRef<VueKonvaRef<Node>>('shape');
      prepare(() => shape.value?.getNode());
    },
    template: `<v-rect ref="shape" :config="{ name: 'moving', width: 40, height: 40, fill: '#ff0000' }" />`,
  };
  await mountVue(tools, {
    components: { Moving },
    setup: () => ({ isShown }),
    template: stageWith(wrap('<Moving v-if="isShown" />')),
  });
  return isShown;
}

const hide = async (tools: ClaimTools, isShown: { value: boolean }) => {
  isShown.value = false;
  await nextTick();
  await tools.frames(2);
};

export default defineClaims([
  {
    says: 'The ref is a source of the watcher, so the animation starts when Vue sets it. By then, the node is in its layer.',
    run: async (tools) => {
      const layers: boolean[] = [];
      await mountSwitched(tools, (getNode) => {
        watch(getNode, (node) => layers.push(node?.getLayer() !== null));
      });
      tools.expect(layers).toEqual([true]);
    },
  },
  {
    says: 'Vue stops the watchers of a component on unmount and calls their clean-ups.',
    run: async (tools) => {
      let animation: KonvaModule.Animation | undefined;
      const isShown = await mountSwitched(tools, (getNode) => {
        watch(getNode, (node, _old, onCleanup) => {
          if (!node) return;
          const started = new tools.Konva.Animation(() => void node.rotate(1), node.getLayer()).start();
          animation = started;
          onCleanup(() => started.stop());
        });
      });
      tools.expect(animation?.isRunning()).toBe(true);
      await hide(tools, isShown);
      tools.expect(animation?.isRunning()).toBe(false);
    },
  },
  {
    says: 'In `onUnmounted`, the template ref is already `null`: use a variable from `onMounted`. In `onBeforeUnmount`, the ref is still set.',
    run: async (tools) => {
      const isSet: boolean[] = [];
      const isShown = await mountSwitched(tools, (getNode) => {
        onBeforeUnmount(() => isSet.push(getNode() !== undefined));
        onUnmounted(() => isSet.push(getNode() !== undefined));
      });
      await hide(tools, isShown);
      tools.expect(isSet).toEqual([true, false]);
    },
  },
  {
    says: 'vue-konva destroys the node on unmount, and Konva ends the tweens of a destroyed node, so you need not stop anything',
    run: async (tools) => {
      // Tweens and animations of other claims may be there still: what counts is what this one adds.
      const others = [Object.keys(tools.Konva.Tween.tweens), [...tools.Konva.Animation.animations]] as const;
      const count = () => [
        Object.keys(tools.Konva.Tween.tweens).filter((node) => !others[0].includes(node)).length,
        [...tools.Konva.Animation.animations].filter((one) => !others[1].includes(one)).length,
      ];
      const isShown = await mountSwitched(tools, (getNode) => {
        onMounted(() => {
          const node = getNode();
          if (node) new tools.Konva.Tween({ node, rotation: 90, duration: 5 }).play();
        });
      });
      await tools.frames(2);
      tools.expect(count()).toEqual([1, 1]);
      await hide(tools, isShown);
      await tools.frames(2);
      tools.expect(count()).toEqual([0, 0]);
    },
  },
  {
    says: 'So an animation that stops only on unmount keeps drawing an invisible stage.',
    run: async (tools) => {
      let frames = 0;
      const isShown = ref(true);
      const Drawing = {
        setup: () => {
          const layer = useTemplateRef<VueKonvaRef<KonvaModule.Layer>>('layer');
          const animation = new tools.Konva.Animation(() => void (frames += 1));
          onMounted(() => animation.setLayers(layer.value?.getNode() ?? null).start());
          onUnmounted(() => animation.stop());
        },
        template: '<v-stage :config="{ width: 100, height: 100 }"><v-layer ref="layer" /></v-stage>',
      };
      await mountVue(tools, {
        components: { Drawing },
        setup: () => ({ isShown }),
        template: '<KeepAlive><Drawing v-if="isShown" /></KeepAlive>',
      });
      await hide(tools, isShown);
      tools.expect(tools.container.querySelector('canvas')).toBe(null);
      frames = 0;
      await tools.until(() => frames > 2);
    },
  },
  {
    says: 'vue-konva removes a node from its parent only when the component is unmounted, so a deactivated shape stays on the canvas.',
    run: async (tools) => {
      const isShown = await mountSwitched(
        tools,
        () => undefined,
        (inside) => `<KeepAlive>${inside}</KeepAlive>`,
      );
      await hide(tools, isShown);
      tools.expect(tools.Konva.stages[0]?.find('.moving')).toHaveLength(1);
      tools.expect(tools.pixel(20, 20)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'If a ref changes in each frame, Vue renders the component that reads it, here the layer.',
    run: async (tools) => {
      const angle = ref(0);
      let configs = 0;
      const flower = () => ({ fill: 'red', index: (configs += 1) });
      const rotor = '<v-rect name="rotor" :config="{ rotation: angle }" />';
      await mountVue(tools, {
        setup: () => ({ angle, flower }),
        template: stageWith(`<v-circle :config="flower()" /><v-circle :config="flower()" />${rotor}`),
      });
      const node = tools.Konva.stages[0]?.findOne('Rect');
      configs = 0;
      for (let i = 1; i <= 4; i += 1) {
        node?.rotate(1);
        await tools.frames();
      }
      tools.expect([configs, node?.rotation()]).toEqual([0, 4]);
      for (let i = 1; i <= 4; i += 1) {
        angle.value = 10 * i;
        await tools.frames();
      }
      tools.expect([configs, node?.rotation()]).toEqual([8, 40]);
    },
  },
  {
    says: 'Vue skips a component whose props did not change. It does not skip the content of a `<v-group>` in the same template.',
    run: async (tools) => {
      const angle = ref(0);
      const configs = { component: 0, group: 0 };
      const flower = (where: keyof typeof configs) => ({ fill: 'red', index: (configs[where] += 1) });
      const Meadow = {
        setup: () => ({ flower }),
        template: '<v-group><v-circle :config="flower(`component`)" /></v-group>',
      };
      await mountVue(tools, {
        components: { Meadow },
        setup: () => ({ angle, flower }),
        template: stageWith(
          '<Meadow /><v-group><v-circle :config="flower(`group`)" /></v-group><v-rect :config="{ rotation: angle }" />',
        ),
      });
      configs.component = 0;
      configs.group = 0;
      angle.value = 10;
      await nextTick();
      tools.expect(tools.Konva.stages[0]?.findOne('Rect')?.rotation()).toBe(10);
      tools.expect(configs).toEqual({ component: 0, group: 1 });
    },
  },
  {
    says: 'The animated attribute is in the `config`, and its value there changed, so vue-konva wrote it to the node.',
    run: async (tools) => {
      const config = ref({ x: 10, fill: 'red' });
      await mountVue(tools, { setup: () => ({ config }), template: stageWith('<v-rect :config="config" />') });
      const node = tools.Konva.stages[0]?.findOne('Rect');
      node?.x(40);
      config.value = { x: 10, fill: 'blue' };
      await nextTick();
      tools.expect(node?.x()).toBe(40);
      config.value = { x: 20, fill: 'blue' };
      await nextTick();
      tools.expect(node?.x()).toBe(20);
    },
  },
  {
    says: 'vue-konva sets a removed key to its default, and does so again on every later update of the component.',
    run: async (tools) => {
      const config = ref<Record<string, unknown>>({ x: 10, fill: 'red' });
      await mountVue(tools, { setup: () => ({ config }), template: stageWith('<v-rect :config="config" />') });
      const node = tools.Konva.stages[0]?.findOne('Rect');
      const seen: (number | undefined)[] = [];
      for (const fill of ['blue', 'green', 'black']) {
        node?.x(40);
        config.value = { fill };
        await nextTick();
        seen.push(node?.x());
      }
      tools.expect(seen).toEqual([0, 0, 0]);
    },
  },
]);
