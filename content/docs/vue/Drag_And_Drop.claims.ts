import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { nextTick, reactive, ref } from 'vue';
import SortedCards from './claims/tasks/SortedCards.vue';

/** A stage with what `inside` says, and the given values for its template; answers with the node of the selector. */
async function mount(tools: ClaimTools, inside: string, values: Record<string, unknown>, selector = 'Rect') {
  await mountVue(tools, {
    setup: () => values,
    template: `<v-stage :config="{ width: 400, height: 300 }"><v-layer>${inside}</v-layer></v-stage>`,
  });
  await tools.frames(2);
  const node = tools.Konva.stages[0]?.findOne(selector);
  if (!node) throw new Error(`There is no ${selector}.`);
  return node;
}

const note = () => reactive({ x: 0, y: 0, width: 60, height: 60, fill: 'red', draggable: true });

export default defineClaims([
  {
    says: 'A render during the drag does not disturb it.',
    run: async (tools) => {
      const config = note();
      const rect = await mount(tools, '<v-rect :config="config" />', { config });
      tools.mouse.down(10, 10);
      tools.mouse.move(60, 40);
      config.fill = 'blue';
      await nextTick();
      tools.expect([rect.getAttr('fill'), rect.x(), rect.y(), rect.isDragging()]).toEqual(['blue', 50, 30, true]);
      tools.mouse.up(60, 40);
    },
  },
  {
    says: 'A reset does nothing. The drag was never saved: the state already has the value that you set.',
    run: async (tools) => {
      const config = note();
      const rect = await mount(tools, '<v-rect :config="config" />', { config });
      tools.mouse.drag([10, 10], [60, 10]);
      config.x = 0;
      await nextTick();
      tools.expect(rect.x()).toBe(50);
      config.x = 1;
      await nextTick();
      tools.expect(rect.x()).toBe(1);
    },
  },
  {
    says: "Every change of the node's `x` by a drag, a tween or your own code reaches the state. A change of the state moves the node.",
    run: async (tools) => {
      const place = reactive({ x: 0, y: 0 });
      const look = { width: 60, height: 60, fill: 'red', draggable: true };
      const rect = await mount(tools, '<v-rect v-model:x="place.x" v-model:y="place.y" :config="look" />', {
        place,
        look,
      });
      tools.mouse.drag([10, 10], [60, 30]);
      tools.expect(place).toEqual({ x: 50, y: 20 });
      rect.x(7);
      tools.expect(place.x).toBe(7);
      place.y = 90;
      await nextTick();
      tools.expect([rect.x(), rect.y()]).toEqual([7, 90]);
    },
  },
  {
    says: 'Leave `x` and `y` out of `config`, which would take precedence.',
    run: async (tools) => {
      const x = ref(30);
      const rect = await mount(tools, '<v-rect v-model:x="x" :config="{ x: 5 }" />', { x });
      tools.expect(rect.x()).toBe(5);
    },
  },
  {
    says: 'The shape leaves its bounds although the state stays inside. The handler corrects the state only.',
    run: async (tools) => {
      for (const isNodeFirst of [false, true]) {
        const config = note();
        const move = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
          const x = Math.min(target.x(), 40);
          if (isNodeFirst) target.x(x);
          config.x = x;
        };
        const rect = await mount(tools, '<v-rect :config="config" @dragmove="move" />', { config, move });
        tools.mouse.down(10, 10);
        for (const to of [60, 110, 160]) {
          tools.mouse.move(to, 10);
          await nextTick();
        }
        tools.mouse.up(160, 10);
        tools.expect([rect.x(), config.x]).toEqual(isNodeFirst ? [40, 40] : [150, 40]);
        rect.getStage()?.destroy();
      }
    },
  },
  {
    says: 'An arrow function in the template is new on every render, so vue-konva writes it each time.',
    run: async (tools) => {
      const fill = ref('red');
      const rect = await mount(tools, '<v-rect :config="{ fill, dragBoundFunc: (pos) => pos }" />', { fill });
      let written = 0;
      rect.on('dragBoundFuncChange', () => (written += 1));
      fill.value = 'blue';
      await nextTick();
      tools.expect(written).toBe(1);
    },
  },
  {
    says: 'The dragged shape jumps to its slot while a list is sorted. Its `config` changed during the drag.',
    run: async (tools) => {
      const ids = ref(['a', 'b']);
      const rect = await mount(
        tools,
        `<v-rect v-for="(id, i) in ids" :key="id"
          :config="{ id, y: 100 * i, width: 60, height: 60, fill: 'red', draggable: true }" />`,
        { ids },
        '#a',
      );
      tools.mouse.down(10, 10);
      tools.mouse.move(10, 80);
      ids.value = ['b', 'a'];
      await nextTick();
      tools.expect([rect.isDragging(), rect.y()]).toEqual([true, 100]);
      tools.mouse.up(10, 80);
    },
  },
  {
    says: 'Vue moves the elements of a keyed list when the order changes, and a moved element loses the focus.',
    run: async (tools) => {
      for (const [focused, keeps] of [
        ['b', false],
        ['a', true],
      ] as const) {
        const ids = ref(['a', 'b']);
        const app = await mountVue(tools, {
          setup: () => ({ ids }),
          template: '<button v-for="id in ids" :key="id" :id="`button-${id}`">{{ id }}</button>',
        });
        const button = tools.container.querySelector<HTMLElement>(`#button-${focused}`);
        button?.focus();
        tools.expect(document.activeElement).toBe(button);
        // Up for b, down for a.
        ids.value = ['b', 'a'];
        await nextTick();
        tools.expect(document.activeElement === button, focused).toBe(keeps);
        app.unmount();
      }
    },
  },
  {
    says: '`<v-stage>` passes only `id`, `class`, `style`, `role`, `tabindex`, `title` and `accesskey` to its element, and an `aria-label` there becomes an attribute of the node.',
    run: async (tools) => {
      await mountVue(tools, {
        template: `<v-stage :config="{ width: 100, height: 100 }" id="a" class="b" style="touch-action: none" role="img"
          tabindex="0" title="c" accesskey="d" aria-label="e" data-f="g" />`,
      });
      const element = tools.container.firstElementChild;
      const names = element?.getAttributeNames().filter((name) => !name.startsWith('data-v'));
      tools.expect(names?.toSorted()).toEqual(['accesskey', 'class', 'id', 'role', 'style', 'tabindex', 'title']);
      tools.expect(tools.Konva.stages[0]?.getAttr('aria-label')).toBe('e');
    },
  },
  {
    says: 'While a stop is held, `drawn` puts it last, above the others; after the drop, the array determines the order on the canvas again.',
    run: async (tools) => {
      const { container, device, expect, mouse, touch } = tools;
      await mountVue(tools, SortedCards);
      await tools.frames(2);
      const cards = () => tools.Konva.stages[0]?.find('.card') ?? [];
      const buttons = () => [...container.querySelectorAll('button')];
      const heard = () => container.querySelector('[role="status"]')?.textContent;
      /** Each card is in its place in the array, in the list of nodes and on the screen; answers with their ids. */
      const order = () => {
        const ids = cards().map((card) => card.id());
        expect(cards().map((card) => card.y())).toEqual([10, 60, 110, 160, 210, 260]);
        const names = ids.map((id, i) => `${id.charAt(0).toUpperCase()}${id.slice(1)}, place ${i + 1} of 6`);
        expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(names);
        return ids.join(' ');
      };
      expect(order()).toBe('ant bee cat dog elk fox');

      mouse.down(100, 30);
      mouse.move(100, 80);
      mouse.move(140, 135);
      await nextTick();
      expect(cards().at(-1)?.id()).toBe('ant');
      expect(cards().at(-1)?.position()).toEqual({ x: 20, y: 115 });
      mouse.up(140, 135);
      await tools.frames(2);
      expect(order()).toBe('bee cat ant dog elk fox');
      expect(heard()).toBe('Ant, place 3 of 6');

      touch.start([100, 280]);
      touch.move([100, 200]);
      touch.move([100, 90]);
      touch.end();
      await tools.frames(2);
      expect(order()).toBe('bee fox cat ant dog elk');
      expect(heard()).toBe('Fox, place 2 of 6');

      await device.press('Tab');
      await device.press('Tab');
      expect(document.activeElement).toBe(buttons()[1]);
      await device.press('ArrowUp');
      expect(heard()).toBe('Fox, place 1 of 6');
      for (const key of ['ArrowDown', 'ArrowDown']) await device.press(key);
      expect(order()).toBe('bee cat fox ant dog elk');
      expect(heard()).toBe('Fox, place 3 of 6');
      expect(document.activeElement).toBe(buttons()[2]);
    },
  },
]);
