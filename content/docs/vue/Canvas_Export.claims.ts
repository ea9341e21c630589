import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import { h, nextTick, ref } from 'vue';
import { useImage } from 'vue-konva';
import PrintSheet from './claims/tasks/PrintSheet.vue';
import { printPicture } from '../../../demos/common/konva/print-picture';
import { pixelsOf } from '../../../demos/common/konva/print-size';

const file = { width: pixelsOf(100, 300), height: pixelsOf(70, 300) };

/** Mounts layers on a stage of 400 by 280 at a scale; answers with the stage's node. */
async function mountStage(tools: ClaimTools, layers: string, values: Record<string, unknown> = {}) {
  await mountVue(tools, {
    setup: () => ({ scale: 1, ...values }),
    template: `<v-stage :config="{ width: 400 * scale, height: 280 * scale, scaleX: scale, scaleY: scale }"
      style="background: white">${layers}</v-stage>`,
  });
  const stage = tools.Konva.stages[0];
  const layer = stage?.getLayers()[0];
  if (!stage || !layer) throw new Error('There is no layer.');
  return { stage, layer };
}

const colorAt = (canvas: HTMLCanvasElement, x: number, y: number) => [
  ...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? []),
];

const WHITE = [255, 255, 255, 255];
const RED = [255, 0, 0, 255];
const PURPLE = [0x84, 0x57, 0xc9, 255];
const NOTHING = [0, 0, 0, 0];

export default defineClaims([
  {
    says: "The file of a stage or layer has the stage's size; other files have the size of the node's client rect.",
    run: ({ Konva, layer, stage, expect }) => {
      const square = new Konva.Rect({ x: 10, width: 20, height: 30, fill: 'red' });
      layer.add(square);
      const size = [stage.width(), stage.height()];
      const sizeOf = ({ width, height }: HTMLCanvasElement) => [width, height];
      expect([sizeOf(stage.toCanvas()), sizeOf(layer.toCanvas())]).toEqual([size, size]);
      expect(sizeOf(square.toCanvas())).toEqual([20, 30]);
    },
  },
  {
    says: 'Divide the millimeters by 25.4 and multiply by the dots per inch: 100 by 70 mm at 300 dpi is 1181 by 827 pixels.',
    run: ({ expect }) => expect(file).toEqual({ width: 1181, height: 827 }),
  },
  {
    says: 'The function adds half a pixel, which Konva rounds down again, so the file never lacks a row or a column.',
    run: ({ Konva, layer, stage, expect }) => {
      layer.add(new Konva.Rect({ width: 20, height: 20, fill: 'red' }));
      // Small pixels keep hundreds of exports fast; the rounding is the same.
      const small = { width: 59, height: 41 };
      let lost = 0;
      for (let width = 200; width < 700; width += 7) {
        stage.scale({ x: width / 400, y: width / 400 });
        const { width: wide, height } = printPicture(layer, 400, small);
        expect([wide, height], `at ${width}`).toEqual([59, 41]);
        const ratio = small.width / width;
        lost += layer.toCanvas({ x: 0, y: 0, width, height: 41 / ratio, pixelRatio: ratio }).width < 59 ? 1 : 0;
      }
      expect(lost).toBeGreaterThan(0);
    },
  },
  {
    says: "Zooming or panning the stage changes the layer's absolute scale and position, which the function reads, so the file stays the same.",
    run: ({ Konva, layer, stage, expect }) => {
      layer.add(new Konva.Rect({ x: 320, y: 200, width: 40, height: 40, fill: 'red' }));
      for (const [zoom, x, y] of [
        [1, 0, 0],
        [0.8, 0, 0],
        [2.5, -130, 45],
      ] as const) {
        stage.scale({ x: zoom, y: zoom });
        stage.position({ x, y });
        const picture = printPicture(layer, 400, file);
        expect([picture.width, picture.height]).toEqual([1181, 827]);
        const places = [
          [950, 596],
          [1058, 704],
          [940, 586],
          [1070, 716],
          [0, 0],
          [1180, 826],
        ] as const;
        const colors = places.map(([left, top]) => colorAt(picture, left, top));
        expect(colors).toEqual([RED, RED, WHITE, WHITE, WHITE, WHITE]);
      }
    },
  },
  {
    says: 'Konva draws the screen in the next animation frame, and by then the marks are gone.',
    run: async (tools) => {
      const isPrinting = ref(false);
      const rect = '<v-rect v-if="isPrinting" :config="{ width: 50, height: 50, fill: `red` }" />';
      const { layer } = await mountStage(tools, `<v-layer>${rect}</v-layer>`, { isPrinting });
      await tools.frames(2);
      const onScreen: number[][] = [];
      const look = () => {
        onScreen.push(colorAt(layer.getNativeCanvasElement(), 20, 20));
        if (onScreen.length < 4) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      isPrinting.value = true;
      await nextTick();
      const picture = layer.toCanvas();
      isPrinting.value = false;
      await tools.until(() => onScreen.length === 4);
      tools.expect(colorAt(picture, 20, 20)).toEqual(RED);
      tools.expect(onScreen.every(([, , , alpha]) => alpha === 0)).toBe(true);
    },
  },
  {
    says: '`toBlob()` also draws at once; only the compression takes longer.',
    run: async (tools) => {
      const fill = ref('#ff0000');
      const rect = '<v-rect :config="{ width: 50, height: 50, fill }" />';
      const { stage } = await mountStage(tools, `<v-layer>${rect}</v-layer>`, { fill });
      const promise = stage.toBlob({ pixelRatio: 0.25 });
      fill.value = '#0000ff';
      await nextTick();
      const blob = await promise;
      if (!(blob instanceof Blob)) throw new Error('There is no blob.');
      const bitmap = await createImageBitmap(blob);
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      tools.expect(bitmap.width).toBe(100);
      tools.expect(colorAt(canvas, 5, 5)).toEqual(RED);
    },
  },
  {
    says: 'The file shows the state from before the click. You changed the state in the same function, but the nodes are updated in the next tick.',
    run: async (tools) => {
      const fill = ref('#ff0000');
      const rect = '<v-rect :config="{ width: 50, height: 50, fill }" />';
      const { stage } = await mountStage(tools, `<v-layer>${rect}</v-layer>`, { fill });
      fill.value = '#0000ff';
      tools.expect(colorAt(stage.toCanvas(), 20, 20)).toEqual(RED);
      await nextTick();
      tools.expect(colorAt(stage.toCanvas(), 20, 20)).toEqual([0, 0, 255, 255]);
    },
  },
  {
    says: 'The file is transparent, although the stage is white. The white comes from `class` or `style`, which apply only to the element.',
    run: async (tools) => {
      const { stage, layer } = await mountStage(tools, '<v-layer />');
      tools.expect(getComputedStyle(stage.container()).backgroundColor).toBe('rgb(255, 255, 255)');
      tools.expect(colorAt(stage.toCanvas(), 20, 20)).toEqual(NOTHING);
      tools.expect(colorAt(printPicture(layer, 400, file), 20, 20)).toEqual(WHITE);
    },
  },
  {
    says: "You loaded an image from another host without `'anonymous'`. It is visible, `status` is `'loaded'`, and only the export fails.",
    run: async (tools) => {
      const [image, status] = useImage(tools.foreignPicture);
      const picture = '<v-image :config="{ image, width: 40, height: 40 }" />';
      const { stage } = await mountStage(tools, `<v-layer>${picture}</v-layer>`, { image });
      await tools.until(() => status.value === 'loaded');
      await tools.frames(2);
      tools.expect(stage.findOne('Image')?.getAttr('image')).toBeTruthy();
      tools.expect(() => stage.toDataURL()).toThrow('Tainted canvases may not be exported');
      const [permitted, state] = useImage(tools.permittedPicture, 'anonymous');
      await tools.until(() => state.value === 'loaded');
      image.value = permitted.value;
      await nextTick();
      tools.expect(stage.toDataURL()).toMatch(/^data:image\/png/);
    },
  },
  {
    says: "If it does not, `status` becomes `'error'`, and the image is missing on the screen too.",
    run: async (tools) => {
      const [image, status] = useImage(tools.foreignPicture, 'anonymous');
      await tools.until(() => status.value === 'error');
      tools.expect(image.value).toBe(null);
    },
  },
  {
    says: 'The handles are on another layer, so nothing has to be hidden.',
    run: async (tools) => {
      const { container, expect, mouse } = tools;
      // The file that the button saves, instead of a download.
      const files: { name: string; address: string }[] = [];
      const { click } = HTMLAnchorElement.prototype;
      tools.onEnd(() => (HTMLAnchorElement.prototype.click = click));
      HTMLAnchorElement.prototype.click = function () {
        files.push({ name: this.download, address: this.href });
      };
      const width = ref(400);
      await mountVue(tools, { render: () => h(PrintSheet, { width: width.value }) });
      for (const size of [400, 343]) {
        width.value = size;
        await tools.frames(2);
        // Selects the left circle.
        mouse.click(0.3 * size, 0.35 * size);
        await tools.frames(2);
        const corner = tools.Konva.stages[0]?.findOne('.top-left')?.absolutePosition();
        if (!corner) throw new Error('There is no handle.');
        expect(corner.x).toBeCloseTo((70 * size) / 400, 3);
        expect(tools.pixel(corner.x, corner.y)).toEqual(RED);

        container.querySelector('button')?.click();
        const file = files.pop();
        expect(file?.name).toBe('sheet.png');
        expect(file?.address).toMatch(/^data:image\/png;/);
        const bitmap = await createImageBitmap(await (await fetch(file?.address ?? '')).blob());
        expect([bitmap.width, bitmap.height], `at ${size}`).toEqual([1181, 827]);
        const canvas = new OffscreenCanvas(1181, 827);
        const context = canvas.getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const data = context?.getImageData(0, 0, 1181, 827).data ?? [];
        const at = (x: number, y: number) => [...data.slice(4 * (1181 * y + x), 4 * (1181 * y + x) + 4)];
        const corners = [at(0, 0), at(1180, 0), at(0, 826), at(1180, 826)];
        expect(corners).toEqual([WHITE, WHITE, WHITE, WHITE]);
        // Just inside the left circle, on both sides: it has the same place at each size of the stage.
        expect([at(215, 413), at(493, 413)]).toEqual([PURPLE, PURPLE]);
        let red = 0;
        for (let i = 0; i < data.length; i += 4) if (data[i] === 255 && data[i + 1] === 0) red += 1;
        expect(red).toBe(0);
      }
    },
  },
]);
