import { defineClaims } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import { flushSync, tick } from 'svelte';
import { toPrint } from '../../../demos/common/konva/print-size';
import Exported from './claims/Exported.svelte';
import PrintSheet from './claims/tasks/PrintSheet.svelte';

const card = { width: 400, height: 280 };
const paper = { width: 100, height: 70 };

/** The pixels of a blob or a data URL. */
async function read(file: Blob | string) {
  const picture = await createImageBitmap(typeof file === 'string' ? await (await fetch(file)).blob() : file);
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(picture, 0, 0);
  return {
    size: [picture.width, picture.height],
    at: (x: number, y: number) => context.getImageData(x, y, 1, 1).data.join(),
    colors: new Set(new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer)),
  };
}

const red = '255,0,0,255';
const lime = '0,255,0,255';
const white = '255,255,255,255';

export default defineClaims([
  {
    says: 'The file has 1181 by 827 pixels at every width and every zoom of the stage',
    run: async (tools) => {
      const { view, nodes } = await mountSvelte(tools, Exported, {});
      for (const [width, zoom] of [
        [400, 1],
        [320, 1],
        [333.3, 1.7],
        [719, 0.31],
      ] as const) {
        Object.assign(view, { width, zoom });
        await tick();
        const { page } = nodes();
        tools.expect(page.getClientRect().width).toBeCloseTo(width * zoom, 3);
        const { size, at, colors } = await read(await toPrint(page, card, paper));
        tools.expect(size).toEqual([1181, 827]);
        tools.expect([at(0, 0), at(1180, 0), at(0, 826), at(1180, 826)]).toEqual([white, white, white, white]);
        tools.expect(at(443, 443)).toBe(red);
        // All pixels are opaque: alpha is the highest byte.
        tools.expect([...colors].every((color) => color >>> 24 === 255)).toBe(true);
      }
    },
  },
  {
    says: 'The handles of a Transformer outside the group are not in the file.',
    run: async (tools) => {
      const { nodes } = await mountSvelte(tools, Exported, {});
      await tools.frames();
      const { stage, page } = nodes();
      const anchor = 0xff_03_02_01;
      tools.expect((await read(stage.toDataURL())).colors.has(anchor)).toBe(true);
      tools.expect((await read(await toPrint(page, card, paper))).colors.has(anchor)).toBe(false);
    },
  },
  {
    says: 'The listener sets `fill` and exports in the next line, but the effect of the prop has not run yet.',
    run: async (tools) => {
      const { view, nodes } = await mountSvelte(tools, Exported, {});
      const { page } = nodes();
      const color = async () => (await read(page.toDataURL({ x: 7, y: 0, width: 400, height: 280 }))).at(150, 150);
      view.fill = 'lime';
      const next = color();
      await tick();
      tools.expect([await next, await color()]).toEqual([red, lime]);
      flushSync(() => (view.fill = 'red'));
      tools.expect(await color()).toBe(red);
    },
  },
  {
    says: 'An effect that only exports reads nothing reactive, so it runs once.',
    run: async (tools) => {
      const { view, preview, nodes } = await mountSvelte(tools, Exported, {});
      const { ignored } = preview;
      view.fill = 'lime';
      await tick();
      tools.expect(preview.ignored).toBe(ignored);
      tools.expect(preview.followed).toBe(nodes().stage.toDataURL());
      tools.expect((await read(preview.followed)).at(157, 150)).toBe(lime);
    },
  },
  {
    says: 'In `onMount`, the width of `bind:clientWidth` has not reached the stage.',
    run: async (tools) => {
      const reported: string[] = [];
      const { early } = await mountSvelte(tools, Exported, { report: (words: string) => reported.push(words) });
      tools
        .expect(reported)
        .toEqual([
          "Failed to execute 'drawImage' on 'CanvasRenderingContext2D': The image argument is a canvas element with a width or height of 0.",
        ]);
      tools.expect(early().toDataURL()).toMatch(/^data:image\/png/);
    },
  },
  {
    says: 'the file always has 1181 by 827 pixels and never shows the handles or the dashed guide.',
    run: async (tools) => {
      await mountSvelte(tools, PrintSheet, {});
      const query = <Kind extends Element>(selector: string) => tools.container.querySelector<Kind>(selector);
      let last = '';
      for (const width of [400, 233]) {
        tools.container.style.width = `${width}px`;
        await tools.until(() => tools.Konva.stages[0]?.width() === width);
        const shown = (await read(tools.Konva.stages[0]?.toDataURL() ?? '')).colors;
        query<HTMLButtonElement>('button')?.click();
        await tools.until(() => ![last, undefined].includes(query<HTMLAnchorElement>('a')?.href));
        last = query<HTMLAnchorElement>('a')?.href ?? '';
        const blob = await (await fetch(last)).blob();
        const { size, at, colors } = await read(blob);
        tools.expect(blob.type).toBe('image/png');
        tools.expect(size).toEqual([1181, 827]);
        tools.expect([at(0, 0), at(1180, 0), at(0, 826)]).toEqual([white, white, white]);
        tools.expect([at(532, 354), at(1180, 826)]).toEqual([red, '0,0,255,255']);
        for (const guide of [0xff_03_02_01, 0xff_00_ff_00]) {
          tools.expect([shown.has(guide), colors.has(guide)]).toEqual([true, false]);
        }
      }
    },
  },
]);
