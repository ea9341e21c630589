import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** A picture to drag at 20, 20 and an element to drop it on at 100, 150. The browser's own mouse drags it. */
async function dragPicture({ container, picture, device }: ClaimTools, listen: (board: HTMLElement) => void) {
  const source = await picture(60, 60);
  source.style.display = 'block';
  source.addEventListener('dragstart', ({ dataTransfer }) => dataTransfer?.setData('application/x-bento', 'tamago'));
  const board = document.createElement('div');
  board.style.cssText = 'width: 300px; height: 200px; background: silver';
  container.append(source, board);
  listen(board);
  await device.move(20, 20);
  await device.down();
  await device.move(60, 80);
  await device.move(100, 150);
  await device.move(104, 154);
  await device.up();
}

const TYPES = ['dragover', 'dragleave', 'drop'] as const;

export default defineClaims([
  {
    says: 'No listener prevented `dragover`, so the browser never fires `drop`. Preventing `dragenter` alone is not enough.',
    run: async (tools) => {
      const heard = new Set<string>();
      await dragPicture(tools, (board) => {
        for (const type of TYPES) board.addEventListener(type, () => heard.add(type));
        board.addEventListener('dragenter', (event) => event.preventDefault());
      });
      // The browser answers a refused drop with `dragleave`.
      await tools.until(() => heard.has('dragleave'));
      tools.expect([...heard]).toEqual(['dragover', 'dragleave']);
    },
  },
  {
    says: 'During `dragover`, a page can read the types but not the data',
    run: async (tools) => {
      const heard: unknown[] = [];
      await dragPicture(tools, (board) => {
        const read = (event: DragEvent) => {
          event.preventDefault();
          const { type, dataTransfer } = event;
          if (heard.length > 0 && type === 'dragover') return;
          heard.push([
            type,
            dataTransfer?.types.includes('application/x-bento'),
            dataTransfer?.getData('application/x-bento'),
          ]);
        };
        board.addEventListener('dragover', read);
        board.addEventListener('drop', read);
      });
      await tools.until(() => heard.length === 2);
      tools.expect(heard).toEqual([
        ['dragover', true, ''],
        ['drop', true, 'tamago'],
      ]);
    },
  },
  {
    says: 'Call `setPointersPositions` first. Otherwise, `getRelativePointerPosition()` returns the position of the last tap, or `null` after the mouse has left the stage.',
    run: ({ stage, layer, mouse, touch, expect }) => {
      const drop = new DragEvent('drop', { clientX: 90, clientY: 50, bubbles: true });
      mouse.click(30, 40);
      mouse.leave();
      stage.content.dispatchEvent(drop);
      expect(layer.getRelativePointerPosition()).toBeNull();
      touch.tap(30, 40);
      stage.content.dispatchEvent(drop);
      expect(layer.getRelativePointerPosition()).toEqual({ x: 30, y: 40 });
      stage.setPointersPositions(drop);
      expect(layer.getRelativePointerPosition()).toEqual({ x: 90, y: 50 });
    },
  },
  {
    says: 'which includes the scale of the stage',
    run: ({ stage, layer, expect }) => {
      stage.scale({ x: 2, y: 4 });
      stage.setPointersPositions(new DragEvent('drop', { clientX: 90, clientY: 60 }));
      expect(layer.getRelativePointerPosition()).toEqual({ x: 45, y: 15 });
    },
  },
  {
    says: 'An image file is missing or damaged, and drawing a broken image throws an error.',
    run: async ({ Konva, layer, expect }) => {
      const image = document.createElement('img');
      image.src = 'data:image/png;base64,AAAA';
      await image.decode().catch(() => undefined);
      layer.add(new Konva.Image({ image, width: 40, height: 40 }));
      expect(() => layer.draw()).toThrow('broken');
      // It is drawn again in the next frame.
      layer.destroyChildren();
    },
  },
  {
    says: 'An element that is still loading is not a problem: Konva draws it when it has loaded.',
    run: async ({ Konva, layer, picture, pixel, until, onEnd, expect }) => {
      const { src } = await picture(40, 40);
      const address = URL.createObjectURL(await (await fetch(src)).blob());
      onEnd(() => URL.revokeObjectURL(address));
      const image = document.createElement('img');
      image.src = address;
      layer.add(new Konva.Image({ image, width: 40, height: 40 })).draw();
      expect([image.complete, pixel(20, 20)[3]]).toEqual([false, 0]);
      await until(() => pixel(20, 20)[3] === 255);
    },
  },
  {
    says: 'One element can be the image of many nodes.',
    run: async ({ Konva, layer, picture, pixel, expect }) => {
      const image = await picture(20, 20);
      layer.add(new Konva.Image({ image }), new Konva.Image({ image, x: 50 })).draw();
      expect([pixel(10, 10)[3], pixel(60, 10)[3]]).toEqual([255, 255]);
    },
  },
]);
