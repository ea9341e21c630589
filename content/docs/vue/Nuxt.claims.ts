import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import { createSSRApp, effectScope, h, onMounted, ref, useTemplateRef } from 'vue';
import { Layer, Stage, useImage } from 'vue-konva';
import { renderToString } from '@vue/server-renderer';

/** Hears which elements a program creates. */
function createdElements({ onEnd }: ClaimTools): string[] {
  const { createElement } = Document.prototype;
  const made: string[] = [];
  document.createElement = function (this: Document, name: string) {
    made.push(name);
    return createElement.call(this, name);
  };
  onEnd(() => Reflect.deleteProperty(document, 'createElement'));
  return made;
}

/** A page as the server renders it: with a stage once there is a width. */
const page = (width: number) =>
  createSSRApp({
    render: () => h('div', width > 0 ? h(Stage, { config: { width, height: 50 } }, () => h(Layer)) : h('p', 'Loading')),
  });

export default defineClaims([
  {
    says: "`<Stage>` creates its Konva stage with a container: `document.createElement('div')`.",
    run: async (tools) => {
      const made = createdElements(tools);
      tools.expect(await renderToString(page(0))).toBe('<div><p>Loading</p></div>');
      tools.expect(made).toEqual([]);
      tools.expect(tools.Konva.stages).toHaveLength(0);
      await renderToString(page(100));
      tools.expect(made[0]).toBe('div');
      tools.expect(tools.Konva.stages).toHaveLength(1);
    },
  },
  {
    says: '`useImage` creates an `Image` in `setup`, which fails on the server.',
    run: ({ onEnd, expect }) => {
      const { Image } = window;
      Reflect.deleteProperty(window, 'Image');
      onEnd(() => Object.assign(window, { Image }));
      const scope = effectScope();
      onEnd(() => scope.stop());
      let words = '';
      try {
        scope.run(() => useImage('/lamp.png'));
      } catch (error) {
        words = String(error);
      }
      expect(words).toContain('Image is not defined');
    },
  },
  {
    says: 'A template ref is `null` in `onMounted` of the page.',
    run: async (tools) => {
      const found: boolean[] = [];
      await mountVue(tools, {
        setup: () => {
          const width = ref(0);
          const stage = useTemplateRef('stage');
          onMounted(() => {
            found.push(stage.value !== null);
            width.value = 100;
          });
          return { width, later: () => found.push(stage.value !== null) };
        },
        template: `<v-stage v-if="width > 0" ref="stage" :config="{ width, height: 50 }" @vue:mounted="later"><v-layer /></v-stage>`,
      });
      await tools.frames(2);
      tools.expect(found).toEqual([false, true]);
      tools.expect(tools.Konva.stages).toHaveLength(1);
    },
  },
]);
