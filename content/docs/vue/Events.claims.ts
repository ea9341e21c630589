import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { type Component, nextTick, reactive, ref } from 'vue';

interface Setup {
  state?: Record<string, unknown>;
  components?: Record<string, Component>;
}

/** Mounts the tags on a layer. A rectangle of 100 by 100 at 0, 0 is what the claims click. */
const mountLayer = (tools: ClaimTools, tags: string, { state = {}, components = {} }: Setup = {}) =>
  mountVue(tools, {
    components,
    setup: () => ({ ...state, box: { width: 100, height: 100, fill: 'red' } }),
    template: `<v-stage :config="{ width: 300, height: 200 }"><v-layer>${tags}</v-layer></v-stage>`,
  });

function rectOf({ Konva }: ClaimTools): Konva.Rect {
  const rect = Konva.stages.at(-1)?.findOne<Konva.Rect>('Rect');
  if (rect === undefined) throw new Error('There is no rectangle.');
  return rect;
}

/** Fires an event on the rectangle as a click does, with a browser event. */
const click = (tools: ClaimTools, type = 'click') => rectOf(tools).fire(type, { evt: new MouseEvent(type) }, true);

/** Mounts a rectangle with one listener, and says how often it hears the event. */
async function heard(tools: ClaimTools, listener: string, type: string): Promise<number> {
  const count = ref(0);
  const state = { hear: () => (count.value += 1) };
  await mountLayer(tools, `<v-rect :config="box" ${listener}="hear" />`, { state });
  click(tools, type);
  return count.value;
}

export default defineClaims([
  {
    says: 'vue-konva writes the name in lower case, so `@dragstart`, `@dragStart` and `@drag-start` are the same.',
    run: async (tools) => {
      tools.expect(await heard(tools, '@dragstart', 'dragstart')).toBe(1);
      tools.expect(await heard(tools, '@dragStart', 'dragstart')).toBe(1);
      tools.expect(await heard(tools, '@drag-start', 'dragstart')).toBe(1);
    },
  },
  {
    says: 'Any other name is accepted without a warning',
    run: async (tools) => {
      tools.expect(await heard(tools, '@bake', 'bake')).toBe(1);
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: 'A listener on your component reaches the Konva node if the component has one tag as its root and does not declare the event.',
    run: async (tools) => {
      const seen: string[] = [];
      const Bell = { template: '<v-group><slot /></v-group>' };
      await mountLayer(tools, '<Bell @click="hear"><v-rect :config="box" /></Bell>', {
        state: { hear: (event: Konva.KonvaEventObject<Event>) => seen.push(event.currentTarget.getClassName()) },
        components: { Bell },
      });
      click(tools);
      tools.expect(seen).toEqual(['Group']);
    },
  },
  {
    says: 'As soon as the component declares the event, only `emit` calls the listener.',
    run: async (tools) => {
      let count = 0;
      const Bell = { emits: ['click'], template: '<v-group><slot /></v-group>' };
      await mountLayer(tools, '<Bell @click="hear"><v-rect :config="box" /></Bell>', {
        state: { hear: () => (count += 1) },
        components: { Bell },
      });
      click(tools);
      tools.expect(count).toBe(0);
    },
  },
  {
    says: 'Emitted events do not bubble.',
    run: async (tools) => {
      const seen: string[] = [];
      const Bell = { emits: ['ring'], template: `<v-rect :config="{ width: 9 }" @click="$emit('ring')" />` };
      await mountLayer(tools, `<v-group @ring="hear('group')"><Bell @ring="hear('bell')" /></v-group>`, {
        state: { hear: (who: string) => seen.push(who) },
        components: { Bell },
      });
      click(tools);
      tools.expect(seen).toEqual(['bell']);
    },
  },
  {
    says: 'fails with `stopPropagation is not a function`',
    run: async (tools) => {
      await mountLayer(tools, '<v-rect :config="box" @click.stop="hear" />', { state: { hear: () => undefined } });
      tools.expect(() => click(tools)).toThrow('stopPropagation is not a function');
    },
  },
  {
    says: 'fails with `preventDefault is not a function`',
    run: async (tools) => {
      await mountLayer(tools, '<v-rect :config="box" @click.prevent="hear" />', { state: { hear: () => undefined } });
      tools.expect(() => click(tools)).toThrow('preventDefault is not a function');
    },
  },
  {
    says: 'never called: the name becomes `clickonce`, which Konva does not fire',
    run: async (tools) => {
      tools.expect(await heard(tools, '@click.once', 'click')).toBe(0);
      tools.expect(await heard(tools, '@click.once', 'clickonce')).toBe(1);
      tools.expect(await heard(tools, '@click.passive', 'click')).toBe(0);
      tools.expect(await heard(tools, '@click.capture', 'click')).toBe(0);
    },
  },
  {
    says: 'never called, with or without the key',
    run: async (tools) => {
      let count = 0;
      await mountLayer(tools, '<v-rect :config="box" @click.shift="hear" />', { state: { hear: () => (count += 1) } });
      rectOf(tools).fire('click', { evt: new MouseEvent('click', { shiftKey: true }) }, true);
      tools.expect(count).toBe(0);
    },
  },
  {
    says: 'called for every button',
    run: async (tools) => {
      let count = 0;
      await mountLayer(tools, '<v-rect :config="box" @click.left="hear" />', { state: { hear: () => (count += 1) } });
      rectOf(tools).fire('click', { evt: new MouseEvent('click', { button: 2 }) }, true);
      tools.expect(count).toBe(1);
    },
  },
  {
    says: 'listens to `mouseup` of every button',
    run: async (tools) => {
      let count = 0;
      await mountLayer(tools, '<v-rect :config="box" @click.middle="hear" />', { state: { hear: () => (count += 1) } });
      rectOf(tools).fire('mouseup', { evt: new MouseEvent('mouseup', { button: 0 }) }, true);
      tools.expect(count).toBe(1);
    },
  },
  {
    says: 'works: it listens to `contextmenu`',
    run: async (tools) => {
      tools.expect(await heard(tools, '@click.right', 'contextmenu')).toBe(1);
    },
  },
  {
    says: 'On `@pointerclick`, `.left`, `.middle` and `.right` are called for every button.',
    run: async (tools) => {
      for (const modifier of ['left', 'middle', 'right']) {
        let count = 0;
        const tag = `<v-rect :config="box" @pointerclick.${modifier}="hear" />`;
        await mountLayer(tools, tag, { state: { hear: () => (count += 1) } });
        for (const button of [0, 1, 2])
          rectOf(tools).fire('pointerclick', { evt: new PointerEvent('click', { button }) }, true);
        tools.expect([modifier, count]).toEqual([modifier, 3]);
      }
    },
  },
  {
    says: 'works: on `<v-stage>`, the listener receives only clicks on empty canvas',
    run: async (tools) => {
      let count = 0;
      await mountVue(tools, {
        setup: () => ({ hear: () => (count += 1), box: { width: 100, height: 100, fill: 'red' } }),
        template: `<v-stage :config="{ width: 300, height: 200 }" @click.self="hear">
          <v-layer><v-rect :config="box" /></v-layer></v-stage>`,
      });
      await tools.frames(2);
      tools.mouse.click(50, 50);
      tools.expect(count).toBe(0);
      tools.mouse.click(200, 150);
      tools.expect(count).toBe(1);
    },
  },
  {
    says: '`@xChange` listens to `xchange`, which Konva never fires.',
    run: async (tools) => {
      const seen: string[] = [];
      await mountLayer(tools, '<v-rect :config="box" @xChange="hear" />', {
        state: { hear: () => seen.push('heard') },
      });
      rectOf(tools).x(50);
      tools.expect(seen).toEqual([]);
      rectOf(tools).fire('xchange');
      tools.expect(seen).toEqual(['heard']);
    },
  },
  {
    says: 'Vue reads this as a statement and discards its value.',
    run: async (tools) => {
      let count = 0;
      await mountLayer(tools, '<v-rect :config="box" @click="true ? hear : undefined" />', {
        state: { hear: () => (count += 1) },
      });
      click(tools);
      tools.expect(count).toBe(0);
    },
  },
  {
    says: 'Vue passes both listeners as an array, and Konva expects a function.',
    run: async (tools) => {
      const Bell = { template: '<v-rect :config="{ width: 9 }" @click="() => {}" />' };
      await mountLayer(tools, '<Bell @click="() => {}" />', { components: { Bell } });
      tools.expect(() => click(tools)).toThrow('handler.call is not a function');
    },
  },
  {
    says: 'An inline listener that reads the variable of a `v-for` is a new function on every render, so every render updates every shape of the list.',
    run: async (tools) => {
      const boxes = reactive([{ width: 10 }, { width: 20 }]);
      const title = ref('one');
      await mountLayer(
        tools,
        '<v-rect v-for="entry in boxes" :config="entry" @click="entry.width += 1" /><v-text :config="{ text: title }" />',
        { state: { boxes, title } },
      );
      const listeners = () =>
        tools.Konva.stages
          .at(-1)
          ?.find('Rect')
          .map((rect) => rect.eventListeners['click']?.[0]?.handler) ?? [];
      const before = listeners();
      title.value = 'two';
      await nextTick();
      tools.expect(listeners()).toHaveLength(2);
      tools.expect(listeners().filter((listener) => before.includes(listener))).toEqual([]);
    },
  },
  {
    says: 'The listener on `<v-group>` or `<v-layer>` works anyway. These components render a fragment, to which Vue cannot attach a listener, so Vue warns in development.',
    run: async (tools) => {
      const heard: string[] = [];
      const look = ':config="{ draggable: true }"';
      const warns = async (layer: string) => {
        const before = tools.warnings.length;
        const app = await mountVue(tools, {
          setup: () => ({ hear: (name: string) => heard.push(name) }),
          template: `<v-stage :config="{ width: 200, height: 100 }" @dragend="hear('stage')">${layer}</v-stage>`,
        });
        tools.Konva.stages[0]?.findOne('Rect')?.fire('dragend', undefined, true);
        app.unmount();
        const text = tools.warnings.slice(before).join();
        return text.includes('Extraneous non-emits event listeners (dragend)');
      };
      const group = `<v-group ${look} @dragend="hear('group')"><v-rect /></v-group>`;
      tools.expect(await warns(`<v-layer>${group}</v-layer>`)).toBe(true);
      tools.expect(await warns(`<v-layer @dragend="hear('layer')"><v-rect /></v-layer>`)).toBe(true);
      tools.expect(await warns(`<v-layer><v-rect @dragend="hear('rect')" /></v-layer>`)).toBe(false);
      tools.expect(heard).toEqual(['group', 'stage', 'layer', 'stage', 'rect', 'stage']);
    },
  },
]);
