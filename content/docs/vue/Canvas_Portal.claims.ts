import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { nextTick, reactive, useTemplateRef } from 'vue';
import type { VueKonvaRef } from 'vue-konva';
import CanvasPortal from './claims/CanvasPortal.vue';

const nodeOf = ({ Konva }: ClaimTools, id: string) => Konva.stages.at(-1)?.findOne(`#${id}`);

const childrenOf = ({ Konva }: ClaimTools, id: string) =>
  Konva.stages
    .at(-1)
    ?.findOne<Konva.Group>(`#${id}`)
    ?.getChildren()
    .map((node) => node.id()) ?? [];

const TILE_CONFIG = { id: 'tile', x: 0, width: 50, height: 50, fill: 'red', draggable: true };

/** A tray on one layer with `inTray` in it, and a layer above with `inAbove`. What the templates read and write is `view`. */
async function mount(tools: ClaimTools, inTray: string, inAbove = '') {
  const heard: string[] = [];
  const view = reactive({
    isAbove: false,
    isShown: true,
    resets: false,
    others: ['a'],
    x: 0,
    tile: { ...TILE_CONFIG },
  });
  const move = ({ target }: Konva.KonvaEventObject<DragEvent>, id: string) => {
    const parent = tools.Konva.stages.at(-1)?.findOne<Konva.Group>(`#${id}`);
    if (parent) target.moveTo(parent);
  };
  const app = await mountVue(tools, {
    components: { CanvasPortal },
    setup: () => ({ view, move, top: useTemplateRef<VueKonvaRef<Konva.Layer>>('above') }),
    template: `<v-stage class="board" :config="{ width: 400, height: 200 }">
      <v-layer :config="{ id: 'below' }"><v-group :config="{ id: 'tray' }">${inTray}</v-group></v-layer>
      <v-layer ref="above" :config="{ id: 'above' }">${inAbove}</v-layer>
    </v-stage>`,
  });
  await tools.frames(2);
  for (const id of ['tray', 'above'])
    nodeOf(tools, id)?.on('dragmove dragend', ({ type }) => heard.push(`${type} ${id}`));
  return { app, heard, view };
}

/** Drags the tile by 40 pixels in both directions without letting go; answers with its node before and after. */
async function drag(tools: ClaimTools) {
  const before = nodeOf(tools, 'tile');
  tools.mouse.down(20, 20);
  tools.onEnd(() => tools.mouse.up(60, 60));
  tools.mouse.move(40, 40);
  await nextTick();
  tools.mouse.move(60, 60);
  await nextTick();
  return { before, after: nodeOf(tools, 'tile') };
}

const TILE = `v-rect :config="{ id: 'tile', width: 50, height: 50, fill: 'red', draggable: true }"`;
const LIFTED = `<${TILE} v-if="view.isShown" @dragstart="move($event, 'above')" @dragend="move($event, 'tray')" />`;
const OTHERS = `<v-rect v-for="id in view.others" :key="id" :config="{ id }" />`;
const LAST = `<v-rect :config="{ id: 'z' }" />`;
const byState = (condition: string) =>
  `<${TILE} v-if="${condition}" @dragstart="view.isAbove = true" @dragend="view.isAbove &&= !view.resets" />`;

export default defineClaims([
  {
    says: 'If nothing renders the tray during the drag, move the node itself, as the demo does',
    run: async (tools) => {
      await mount(tools, LIFTED);
      const { before, after } = await drag(tools);
      tools.expect(after === before).toBe(true);
      tools
        .expect([after?.isDragging(), after?.getParent()?.id(), after?.x(), after?.y()])
        .toEqual([true, 'above', 40, 40]);
    },
  },
  {
    says: 'vue-konva counts lifted nodes too, and sets their index among the children of the layer above. The console then shows `Unexpected value 2 for zIndex property`',
    run: async (tools) => {
      const { view } = await mount(tools, `${OTHERS}${LIFTED}${LAST}`);
      const { before } = await drag(tools);
      tools.expect(tools.warnings).toEqual([]);
      view.others.push('b');
      await nextTick();
      tools.mouse.move(80, 70);
      const after = nodeOf(tools, 'tile');
      tools.expect(after === before).toBe(true);
      tools
        .expect([after?.isDragging(), after?.getParent()?.id(), after?.x(), after?.y()])
        .toEqual([true, 'above', 60, 50]);
      tools.expect(childrenOf(tools, 'tray')).toEqual(['a', 'b', 'z']);
      tools.expect(tools.warnings[0]).toContain('Unexpected value 2 for zIndex property');
    },
  },
  {
    says: 'After the drop, `moveTo` puts the node at the end of the tray, above its siblings. The next render of the tray returns it to the index of its tag.',
    run: async (tools) => {
      const tile = `<v-rect :config="{ id: 'tile', x: view.x, width: 50, height: 50, fill: 'red', draggable: true }"
        @dragstart="move($event, 'above')" @dragend="move($event, 'tray')" />`;
      const { view } = await mount(tools, `${tile}${LAST}`);
      const { after } = await drag(tools);
      tools.mouse.up(60, 60);
      tools.expect(childrenOf(tools, 'tray')).toEqual(['z', 'tile']);
      view.x = after?.x() ?? 0;
      await nextTick();
      tools.expect(childrenOf(tools, 'tray')).toEqual(['tile', 'z']);
    },
  },
  {
    says: 'the lifted node may fall below other shapes of that layer',
    run: async (tools) => {
      const { view } = await mount(tools, `${LIFTED}${OTHERS}`, LAST);
      await drag(tools);
      tools.expect(childrenOf(tools, 'above')).toEqual(['z', 'tile']);
      view.others.push('b');
      await nextTick();
      tools.expect(childrenOf(tools, 'above')).toEqual(['tile', 'z']);
    },
  },
  {
    says: 'Each tray still has one node per tag, so Konva logs no warning when the tray renders during the drag',
    run: async (tools) => {
      const { view } = await mount(
        tools,
        `${OTHERS}<CanvasPortal :to="view.isAbove ? top?.getNode() : undefined">
          <${TILE} @dragstart="view.isAbove = true" @dragend="view.isAbove = false" />
        </CanvasPortal>${LAST}`,
      );
      const { before } = await drag(tools);
      view.others.push('b');
      await nextTick();
      tools.mouse.move(80, 70);
      const after = nodeOf(tools, 'tile');
      tools.expect(after === before).toBe(true);
      tools
        .expect([after?.isDragging(), after?.getLayer()?.id(), after?.x(), after?.y()])
        .toEqual([true, 'above', 60, 50]);
      tools.mouse.up(80, 70);
      await nextTick();
      tools.expect([nodeOf(tools, 'tile') === before, before?.getLayer()?.id()]).toEqual([true, 'below']);
      tools.expect(childrenOf(tools, 'tray')).toEqual(['a', 'b', '', 'z']);
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: 'The outer one stays in the tray, and the inner one moves with the content.',
    run: async (tools) => {
      const { view } = await mount(
        tools,
        `<CanvasPortal v-if="view.isAbove" :to="top?.getNode()"><${TILE} /></CanvasPortal>`,
      );
      view.isAbove = true;
      await nextTick();
      tools.expect(nodeOf(tools, 'tile')?.getLayer()?.id()).toBe('above');
      view.isAbove = false;
      await nextTick();
      tools.expect(nodeOf(tools, 'above')?.hasChildren()).toBe(false);
    },
  },
  {
    says: "Vue warns `Failed to locate Teleport target` and `Invalid Teleport target on mount`, the shape is not in any layer, and the next update throws `Cannot read properties of null (reading 'emitsOptions')`.",
    run: async (tools) => {
      const { view } = await mount(tools, `${OTHERS}<Teleport to="#above" defer><${TILE} /></Teleport>`);
      tools
        .expect(tools.warnings.map((words) => /(Failed|Invalid) .*?(?= with| on)/.exec(words)?.[0]))
        .toEqual(['Failed to locate Teleport target', 'Invalid Teleport target']);
      tools.expect(nodeOf(tools, 'tile')).toBe(undefined);
      view.others.push('b');
      await nextTick();
      tools.expect(tools.warnings.at(-1)).toContain("Cannot read properties of null (reading 'emitsOptions')");
      tools.expect(nodeOf(tools, 'tile')).toBe(undefined);
    },
  },
  {
    says: 'With `to="body"` or the element of the stage, only a placeholder comment in the DOM moves, and the node stays in the layer of its tag.',
    run: async (tools) => {
      const comments = () =>
        [...document.body.childNodes].filter(({ nodeType }) => nodeType === Node.COMMENT_NODE).length;
      const before = comments();
      for (const to of ['body', '.board']) {
        const { app } = await mount(tools, `<Teleport to="${to}" defer><${TILE} /></Teleport>`);
        tools.expect(nodeOf(tools, 'tile')?.getParent()?.id(), to).toBe('tray');
        tools.expect(comments() - before, to).toBe(to === 'body' ? 1 : 0);
        app.unmount();
      }
    },
  },
  {
    says: 'The node is destroyed, which ends its drag and fires `dragend`, and the new node is not dragged.',
    run: async (tools) => {
      const { heard } = await mount(tools, byState('!view.isAbove'), byState('view.isAbove'));
      const { before, after } = await drag(tools);
      tools.expect([after === before, before?.getLayer(), heard.at(-1)]).toEqual([false, null, 'dragend tray']);
      tools.expect([after?.getParent()?.id(), after?.isDragging(), after?.x()]).toEqual(['above', false, 0]);
    },
  },
  {
    says: 'As soon as `x` belongs to the other tray, the tile is rendered there, and the dragged node is destroyed.',
    run: async (tools) => {
      const tile = (condition: string) => `<${TILE} v-if="${condition}" v-model:x="view.x" />`;
      await mount(tools, `${tile('view.x < 30')}<v-group :config="{ id: 'other' }">${tile('view.x >= 30')}</v-group>`);
      const { before, after } = await drag(tools);
      tools.mouse.move(100, 60);
      tools.expect([after === before, before?.getLayer()]).toEqual([false, null]);
      tools.expect([after?.getParent()?.id(), after?.isDragging(), after?.x()]).toEqual(['other', false, 40]);
    },
  },
  {
    says: 'Events of a lifted node bubble to the new parents.',
    run: async (tools) => {
      const { heard } = await mount(tools, LIFTED);
      await drag(tools);
      tools.expect(heard).toEqual(['dragmove above', 'dragmove above']);
    },
  },
]);
