import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { Circle, Layer, Stage } from 'react-konva';
import { swipe } from '../../../demos/common/konva/swipe';
import { SortedCards } from './claims/tasks/SortedCards';

const board = (
  <Stage width={200} height={100}>
    <Layer>
      <Circle x={50} y={50} radius={20} fill="#f2664a" draggable />
    </Layer>
  </Stage>
);

/** A root whose component is unmounted at the end. */
function rootIn(host: Element, { onEnd }: ClaimTools) {
  const root = createRoot(host);
  onEnd(() => flushSync(() => root.unmount()));
  return root;
}

/** Sets React's flag for tests until the claim is over. */
function inTests(isOn: boolean, { onEnd }: ClaimTools) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isOn);
  onEnd(() => void Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT'));
}

export default defineClaims([
  {
    says: 'A component test mounts the component in a real browser, drags a shape with a real mouse, and checks nodes and pixels',
    run: async (tools) => {
      const { Konva, container, device, expect } = tools;
      const root = rootIn(container, tools);
      flushSync(() => root.render(<SortedCards />));
      const [stage] = Konva.stages;
      const layer = stage?.getLayers()[0];
      if (!stage || !layer) throw new Error('The list has no layer.');
      const ids = () => stage.find('.card').map((card) => card.id());
      const pixelAt = (x: number, y: number) => {
        layer.draw();
        const ratio = layer.getCanvas().getPixelRatio();
        return [...layer.getContext().getImageData(x * ratio, y * ratio, 1, 1).data];
      };

      expect(pixelAt(200, 38)).toEqual([0xf6, 0xb7, 0x3c, 255]);
      await device.move(200, 38);
      await device.down();
      await device.move(200, 60);
      await device.move(200, 84);
      await device.up();
      expect(ids()).toEqual(['bread', 'apple', 'cheese', 'dates', 'eggs', 'figs']);
      expect(stage.findOne('#apple')?.position()).toEqual({ x: 20, y: 64 });
      expect(pixelAt(200, 38)).toEqual([0x8f, 0xd3, 0xc8, 255]);
      expect(pixelAt(200, 82)).toEqual([0xf6, 0xb7, 0x3c, 255]);

      const figs = stage.findOne('#figs');
      if (!figs) throw new Error('There is no last card.');
      swipe(figs, { x: 0, y: -90 });
      expect(ids()).toEqual(['bread', 'apple', 'cheese', 'figs', 'dates', 'eggs']);
      expect(container.textContent).toContain('Figs: place 4 of 6.');

      flushSync(() => root.unmount());
      expect(Konva.stages).toHaveLength(0);
    },
  },
  {
    says: '`root.render` alone returns before there is a stage. `flushSync` returns when the stage and its nodes exist.',
    run: (tools) => {
      const { Konva, container, expect } = tools;
      const root = rootIn(container, tools);
      root.render(board);
      expect(Konva.stages).toHaveLength(0);
      flushSync(() => root.render(board));
      expect(Konva.stages[0]?.find('Circle')).toHaveLength(1);
    },
  },
  {
    says: '`root.unmount` inside `flushSync` destroys the stage at once.',
    run: (tools) => {
      const { Konva, container, expect } = tools;
      const root = rootIn(container, tools);
      flushSync(() => root.render(board));
      expect(Konva.stages).toHaveLength(1);
      flushSync(() => root.unmount());
      expect(Konva.stages).toHaveLength(0);
    },
  },
  {
    says: 'After `await act(async () => root.render(<Board />))`, the stage and its nodes exist as well, and effects have run.',
    run: async (tools) => {
      const { Konva, container, warnings, expect } = tools;
      inTests(true, tools);
      const root = createRoot(container);
      await act(async () => root.render(board));
      expect(Konva.stages[0]?.find('Circle')).toHaveLength(1);
      await act(async () => root.unmount());
      expect(Konva.stages).toHaveLength(0);
      expect(warnings).toEqual([]);
    },
  },
  {
    says: '`act` was called without `globalThis.IS_REACT_ACT_ENVIRONMENT = true`.',
    run: async (tools) => {
      const { container, warnings, expect } = tools;
      inTests(false, tools);
      const root = rootIn(container, tools);
      await act(async () => root.render(board));
      expect(warnings.join()).toContain('The current testing environment is not configured to support act(...)');
    },
  },
  {
    says: 'The host is not in the document, so the moves do not bubble to the window.',
    run: (tools) => {
      const { Konva, container, expect } = tools;
      const host = document.createElement('div');
      const root = rootIn(host, tools);
      flushSync(() => root.render(board));
      const circle = Konva.stages[0]?.findOne('Circle');
      if (!circle) throw new Error('There is no circle.');
      swipe(circle, { x: 40, y: 20 });
      expect(circle.position()).toEqual({ x: 50, y: 50 });
      circle.stopDrag();
      container.append(host);
      swipe(circle, { x: 40, y: 20 });
      expect(circle.position()).toEqual({ x: 90, y: 70 });
    },
  },
  {
    says: 'the test passes even when another shape covers the node or `listening` is off.',
    run: ({ Konva, layer, mouse, expect }) => {
      let clicks = 0;
      const box = new Konva.Rect({ width: 100, height: 100, fill: 'red', listening: false });
      box.on('click', () => (clicks += 1));
      layer.add(box).draw();
      mouse.click(50, 50);
      expect(clicks).toBe(0);
      box.fire('click');
      expect(clicks).toBe(1);
    },
  },
  {
    says: 'A move must be at least as long as `Konva.Node#dragDistance`, 3 pixels by default.',
    run: ({ Konva, layer, mouse, expect }) => {
      const box = new Konva.Rect({ width: 100, height: 100, fill: 'red', draggable: true });
      layer.add(box).draw();
      mouse.down(50, 50);
      mouse.move(52, 50);
      expect(box.isDragging()).toBe(false);
      mouse.move(53, 50);
      expect(box.isDragging()).toBe(true);
      mouse.up(53, 50);
    },
  },
  {
    says: '`swipe` sends touch events only: a listener for a pointer event, such as `onPointerClick`, is not called. `userEvent.click` calls it.',
    run: async ({ Konva, stage, layer, device, expect }) => {
      const heard: string[] = [];
      const box = new Konva.Rect({ width: 100, height: 100, fill: 'red' });
      box.on('tap pointerclick', ({ type }) => heard.push(type));
      layer.add(box).draw();
      const { left, top } = stage.content.getBoundingClientRect();
      const finger = new Touch({ identifier: 1, target: stage.content, clientX: left + 50, clientY: top + 50 });
      for (const type of ['touchstart', 'touchend']) {
        const touches = type === 'touchend' ? [] : [finger];
        const init = { bubbles: true, cancelable: true, touches, changedTouches: [finger] };
        stage.content.dispatchEvent(new TouchEvent(type, init));
      }
      expect(heard).toEqual(['tap']);
      // Real input, as Vitest's `userEvent` sends it.
      await device.click(50, 50);
      expect(heard).toEqual(['tap', 'pointerclick']);
    },
  },
]);
