import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import { tick } from 'svelte';
import Html from './claims/Html.svelte';

const boxOf = ({ container }: ClaimTools, selector: string) => {
  const element = container.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element.getBoundingClientRect();
};

export default defineClaims([
  {
    says: 'has the right position but is drawn below the canvases, so a press on it hits the canvas.',
    run: async (tools) => {
      await mountSvelte(tools, Html, {});
      const { x, y, width } = boxOf(tools, '#inside');
      tools.expect([x, y, width]).toEqual([0, 0, 80]);
      tools.expect(document.elementFromPoint(40, 20)?.tagName).toBe('CANVAS');
      const parent = tools.container.querySelector('#inside')?.parentElement;
      tools
        .expect([...(parent?.children ?? [])].map(({ id, className }) => id || className))
        .toEqual(['inside', 'konvajs-content']);
    },
  },
  {
    says: 'In the normal flow, it pushes the canvas down by its own height.',
    run: async (tools) => {
      const { view } = await mountSvelte(tools, Html, {});
      tools.expect(boxOf(tools, 'canvas').y).toBe(0);
      view.hasWords = true;
      await tick();
      tools.expect(boxOf(tools, 'canvas').y).toBe(30);
    },
  },
  {
    says: '`visible={false}` on a layer or group does not hide HTML inside it',
    run: async (tools) => {
      const { view } = await mountSvelte(tools, Html, {});
      view.isLayerVisible = false;
      await tick();
      tools.expect(tools.Konva.stages[0]?.children[0]?.visible()).toBe(false);
      tools
        .expect(
          tools.container
            .querySelector('#inside')
            ?.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .toBe(true);
    },
  },
  {
    says: 'Its position comes from the bound state, which the binding writes only at the end of the drag, so the field stays behind and then jumps.',
    run: async (tools) => {
      await mountSvelte(tools, Html, {});
      await tools.frames(2);
      tools.mouse.down(220, 120);
      tools.mouse.move(240, 120);
      tools.mouse.move(260, 120);
      await tick();
      tools.expect([boxOf(tools, '#from-state').x, boxOf(tools, '.overlay').x]).toEqual([200, 240]);
      tools.mouse.up(260, 120);
      await tick();
      tools.expect([boxOf(tools, '#from-state').x, boxOf(tools, '.overlay').x]).toEqual([240, 240]);
    },
  },
  {
    says: 'a drag, a tween, an animation, a zoom, or a move of an ancestor',
    run: async (tools) => {
      const { view } = await mountSvelte(tools, Html, {});
      const stage = tools.Konva.stages[0];
      const node = stage?.findOne('Rect');
      const moves = [
        () => void node?.x(150),
        () => void node?.getLayer()?.y(20),
        () => void stage?.position({ x: 30, y: 10 }),
        () => void (view.zoom = 0.5),
        () => new tools.Konva.Tween({ node: node ?? tools.layer, x: 40, duration: 1 }).seek(0.5),
      ];
      for (const move of moves) {
        const before = boxOf(tools, '.overlay');
        move();
        await tick();
        const { x, y, width, height } = boxOf(tools, '.overlay');
        tools.expect([x, y]).not.toEqual([before.x, before.y]);
        const rect = node?.getClientRect();
        for (const [is, should] of [
          [x, rect?.x],
          [y, rect?.y],
          [width, rect?.width],
          [height, rect?.height],
        ]) {
          tools.expect(is).toBeCloseTo(should ?? Number.NaN, 1);
        }
      }
    },
  },
  {
    says: 'The key press that closes the field then presses the button, which has the focus by then.',
    run: async (tools) => {
      const { view } = await mountSvelte(tools, Html, {});
      for (const prevents of [false, true]) {
        Object.assign(view, { prevents, isEditing: true });
        await tick();
        tools.container.querySelector('input')?.focus();
        await tools.device.press('Enter');
        await tools.frames();
        tools.expect(view.isEditing).toBe(!prevents);
      }
    },
  },
  {
    says: 'An element with `overflow: hidden` can still be scrolled by focus.',
    run: ({ container, expect }) => {
      const scrolls = ['hidden', 'clip'].map((overflow) => {
        const board = document.createElement('div');
        board.style.cssText = `position: relative; width: 100px; height: 50px; overflow: ${overflow}`;
        board.innerHTML = '<button style="position: absolute; left: 400px">Far</button>';
        container.append(board);
        board.querySelector('button')?.focus();
        return board.scrollLeft > 0;
      });
      expect(scrolls).toEqual([true, false]);
    },
  },
]);
