import { defineClaims } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import Bare from './claims/Bare.svelte';
import Measured from './claims/Measured.svelte';

export default defineClaims([
  {
    says: "`<Stage>` creates its Konva stage there, in a container from `document.createElement('div')`.",
    run: async (tools) => {
      const { createElement } = Document.prototype;
      document.createElement = function (this: Document, name: string) {
        if (name === 'div') throw new ReferenceError('document is not defined');
        return createElement.call(this, name);
      };
      tools.onEnd(() => Reflect.deleteProperty(document, 'createElement'));
      const error = await mountSvelte(tools, Bare, {}).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      tools.expect(String(error)).toContain('document is not defined');
      tools.expect(tools.Konva.stages).toHaveLength(0);
    },
  },
  {
    says: 'Svelte sets the width when the element is mounted',
    run: async (tools) => {
      const { getFirstWidth } = await mountSvelte(tools, Measured, { display: 'block' });
      await tools.frames(2);
      tools.expect(getFirstWidth()).toBe(0);
      tools.expect(tools.Konva.stages[0]?.width()).toBe(tools.container.clientWidth);
    },
  },
  {
    says: 'The box with `bind:clientWidth` has no width: it is `display: inline` or inside a hidden element.',
    run: async (tools) => {
      await mountSvelte(tools, Measured, { display: 'inline' });
      await tools.frames(2);
      tools.expect(tools.Konva.stages).toHaveLength(0);
      tools.container.hidden = true;
      tools.onEnd(() => (tools.container.hidden = false));
      await mountSvelte(tools, Measured, { display: 'block' });
      await tools.frames(2);
      tools.expect(tools.Konva.stages).toHaveLength(0);
      tools.container.hidden = false;
      await tools.frames(2);
      tools.expect(tools.Konva.stages).toHaveLength(1);
    },
  },
]);
