import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import { nextTick, ref } from 'vue';

const MESSAGE = 'You are trying to render "div" inside your component tree';

/** Mounts a stage with what `inside` says, updates it once, and answers with the app and the Konva stage. */
async function mountAndUpdate(tools: ClaimTools, inside: string) {
  const count = ref(0);
  const app = await mountVue(tools, {
    components: { Hint: { template: '<div class="hint">A hint</div>' } },
    setup: () => ({ count }),
    template: `<v-stage :config="{ width: 300, height: 200 }">${inside}</v-stage>`,
  });
  count.value = 1;
  await nextTick();
  await tools.frames();
  const stage = tools.Konva.stages[0];
  if (!stage) throw new Error('There is no stage.');
  return { app, stage };
}

const hints = () => [...document.querySelectorAll<HTMLElement>('.hint')];
const late = '<v-rect v-if="count" />';

export default defineClaims([
  {
    says: 'an element above the canvas, which pushes the canvas down; no message',
    run: async (tools) => {
      const div = '<div class="hint" style="height: 30px">{{ count }}</div>';
      for (const inside of [
        `<v-layer>${late}</v-layer>${div}`,
        `<v-layer>${div}${late}</v-layer>`,
        `<v-layer><v-group>${div}${late}</v-group></v-layer>`,
      ]) {
        const { app, stage } = await mountAndUpdate(tools, inside);
        tools.expect(hints().length).toBe(1);
        tools
          .expect(stage.content.getBoundingClientRect().top - stage.container().getBoundingClientRect().top)
          .toBe(30);
        tools.expect(stage.find('Rect').length).toBe(1);
        app.unmount();
      }
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: 'the same, and `You are trying to render "div" inside your component tree` when the stage or its layer updates',
    run: async (tools) => {
      await mountAndUpdate(tools, `<v-layer><Hint />${late}</v-layer>`);
      tools.expect(hints().length).toBe(1);
      tools.expect(tools.warnings.join()).toContain(MESSAGE);
    },
  },
  {
    says: '`<div>` in a shape such as `<v-rect>`',
    run: async (tools) => {
      await mountAndUpdate(tools, '<v-layer><v-rect><div class="hint">{{ count }}</div></v-rect></v-layer>');
      tools.expect([hints().length, tools.warnings.length]).toEqual([0, 0]);
    },
  },
  {
    says: 'A component on the canvas may therefore contain a `<Teleport>` to the body; the nodes beside it are not affected.',
    run: async (tools) => {
      const teleport = '<Teleport to="body"><Hint /></Teleport>';
      const { stage } = await mountAndUpdate(tools, `<v-layer><v-circle />${teleport}${late}</v-layer>`);
      tools.expect(hints().map(({ parentElement }) => parentElement)).toEqual([document.body]);
      tools
        .expect(
          stage
            .getLayers()[0]
            ?.getChildren()
            .map((node) => node.getClassName()),
        )
        .toEqual(['Circle', 'Rect']);
    },
  },
  {
    says: 'Removing a focused element leaves the focus on `<body>`.',
    run: async (tools) => {
      const isOpen = ref(true);
      await mountVue(tools, {
        setup: () => ({ isOpen }),
        template: '<button>Edit</button><Teleport to="body"><input v-if="isOpen" class="field" /></Teleport>',
      });
      document.querySelector<HTMLElement>('.field')?.focus();
      tools.expect(document.activeElement?.className).toBe('field');
      isOpen.value = false;
      await nextTick();
      tools.expect(document.activeElement).toBe(document.body);
    },
  },
  {
    says: 'Its position comes from `config`, which has the old position until `@dragend`. Measure the node on `draw`.',
    run: async (tools) => {
      const config = { x: 20, y: 30, width: 40, height: 40, fill: 'red', draggable: true };
      await mountVue(tools, {
        setup: () => ({ config }),
        template:
          '<v-stage :config="{ width: 300, height: 200 }"><v-layer><v-rect :config="config" /></v-layer></v-stage>',
      });
      await tools.frames(2);
      const rect = tools.Konva.stages[0]?.findOne('Rect');
      const seen: number[][] = [];
      rect?.getLayer()?.on('draw', () => {
        const { x, y } = rect.getClientRect();
        seen.push([x, y]);
      });
      tools.mouse.down(30, 40);
      tools.mouse.move(80, 60);
      await tools.until(() => seen.length > 0);
      tools.expect([seen.at(-1), config.x, config.y]).toEqual([[70, 50], 20, 30]);
      tools.mouse.up(80, 60);
    },
  },
]);
