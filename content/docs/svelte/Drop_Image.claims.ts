import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import { flushSync } from 'svelte';
import DroppedFiles from './claims/DroppedFiles.svelte';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>';
const svgFile = (name: string) => new File([drawing], name, { type: 'image/svg+xml' });

/** Object URLs that were created and not revoked, from now to the end of the claim. */
function watchUrls({ onEnd }: ClaimTools) {
  const { createObjectURL, revokeObjectURL } = URL;
  const open = new Set<string>();
  URL.createObjectURL = (from) => {
    const url = createObjectURL.call(URL, from);
    open.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    open.delete(url);
    revokeObjectURL.call(URL, url);
  };
  onEnd(() => {
    for (const url of open) revokeObjectURL.call(URL, url);
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });
  return open;
}

/** A picture to drag at 20, 20 and an element to drop it on at 100, 150. The browser's own mouse drags it. */
async function dragPicture({ container, picture, device }: ClaimTools, listen: (board: HTMLElement) => void) {
  const source = await picture(60, 60);
  source.style.display = 'block';
  source.addEventListener('dragstart', ({ dataTransfer }) => dataTransfer?.setData('application/x-sample', 'fox'));
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

export default defineClaims([
  {
    says: 'During a drag, you can read `dataTransfer.types`, but `getData` returns an empty string, and `files` is empty.',
    run: async (tools) => {
      const heard: unknown[] = [];
      const read = ({ type, dataTransfer }: DragEvent) => {
        const has = dataTransfer?.types.includes('application/x-sample');
        heard.push([type, has, dataTransfer?.getData('application/x-sample'), dataTransfer?.files.length]);
      };
      await dragPicture(tools, (board) => {
        board.addEventListener('dragover', (event) => {
          event.preventDefault();
          if (heard.length === 0) read(event);
        });
        board.addEventListener('drop', (event) => {
          event.preventDefault();
          read(event);
        });
      });
      await tools.until(() => heard.length === 2);
      tools.expect(heard).toEqual([
        ['dragover', true, '', 0],
        ['drop', true, 'fox', 0],
      ]);
    },
  },
  {
    says: 'The browser checks every `dragover`, so a call in `dragenter` is not enough.',
    run: async (tools) => {
      const heard = new Set<string>();
      await dragPicture(tools, (board) => {
        for (const type of ['dragenter', 'dragover', 'dragleave', 'drop']) {
          board.addEventListener(type, () => heard.add(type));
        }
        board.addEventListener('dragenter', (event) => event.preventDefault());
      });
      // The browser answers a refused drop with `dragleave`.
      await tools.until(() => heard.has('dragleave'));
      tools.expect([...heard]).toEqual(['dragenter', 'dragover', 'dragleave']);
    },
  },
  {
    says: 'so the `File` in an entry is still the original object',
    run: async (tools) => {
      watchUrls(tools);
      const { add, read } = await mountSvelte(tools, DroppedFiles, {});
      const source = svgFile('a.svg');
      add({ id: 1, source });
      tools.expect(read(0)).toBe(source);
    },
  },
  {
    says: 'An inner effect is destroyed when the outer effect runs again for a new `source`, and when the component is destroyed.',
    run: async (tools) => {
      const open = watchUrls(tools);
      const { add, replace, remove } = await mountSvelte(tools, DroppedFiles, {});
      add({ id: 1, source: svgFile('a.svg') });
      flushSync();
      const [first] = open;
      replace(0, svgFile('b.svg'));
      flushSync();
      const [second] = open;
      tools.expect([open.size, first === second]).toEqual([1, false]);
      remove(0);
      flushSync();
      tools.expect(open.size).toBe(0);
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
]);
