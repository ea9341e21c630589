import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { Layer, Rect, Stage } from 'react-konva';

export default defineClaims([
  {
    says: 'A click gives it the focus only if it has a `tabindex`.',
    run: async ({ stage, layer, Konva, device, expect }) => {
      layer.add(new Konva.Rect({ width: 400, height: 300, fill: 'red' })).draw();
      await device.click(100, 100);
      expect(document.activeElement).toBe(document.body);
      stage.container().tabIndex = 0;
      await device.click(100, 100);
      expect(document.activeElement).toBe(stage.container());
      // A mouse that rests here would take part in the next claim.
      await device.move(700, 550);
    },
  },
  {
    says: '`<Stage>` accepts `tabIndex`, but an `onKeyDown` on it becomes a Konva listener that never fires.',
    run: async (tools) => {
      const heard: string[] = [];
      const onKeyDown = { onKeyDown: () => heard.push('stage') };
      await mountReact(
        tools,
        <div onKeyDown={() => heard.push('div')}>
          <Stage width={300} height={200} tabIndex={0} {...onKeyDown}>
            <Layer>
              <Rect width={100} height={100} fill="red" />
            </Layer>
          </Stage>
        </div>,
      );
      const element = tools.container.querySelector('[tabindex="0"]');
      element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
      tools.expect(heard).toEqual(['div']);
    },
  },
  {
    says: 'The pointer is not over the canvas: Konva clears the position when the mouse leaves it.',
    run: ({ stage, layer, mouse, expect }) => {
      layer.draw();
      mouse.move(100, 80);
      expect(stage.getPointerPosition()).toEqual({ x: 100, y: 80 });
      mouse.leave();
      expect(stage.getPointerPosition()).toBeNull();
    },
  },
]);
