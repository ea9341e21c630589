import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addTile({ Konva, layer }: ClaimTools, config: Partial<Konva.RectConfig> = {}): Konva.Rect {
  const tile = new Konva.Rect({ x: 100, y: 100, width: 60, height: 60, fill: 'red', ...config });
  layer.add(tile).draw();
  return tile;
}

/** Whether a touch at a point of the tile, or beside it, keeps the page from scrolling. */
function isHeld({ touch }: ClaimTools, x = 120): boolean {
  const held = touch.start([x, 120]);
  touch.end();
  return held;
}

export default defineClaims([
  {
    says: 'By default, a touch that starts on a shape does not scroll the page, and a touch on an empty area does.',
    run: (tools) => {
      addTile(tools);
      tools.expect([isHeld(tools), isHeld(tools, 20)]).toEqual([true, false]);
    },
  },
  {
    says: 'The shape still receives `touchstart` and `tap`.',
    run: (tools) => {
      const heard: string[] = [];
      addTile(tools, { preventDefault: false }).on('touchstart tap', ({ type }) => heard.push(type));
      tools.expect(isHeld(tools)).toBe(false);
      tools.expect(heard).toEqual(['touchstart', 'tap']);
    },
  },
  {
    says: 'While a node with `preventDefault` is dragged, Konva also prevents scrolling on each move.',
    run: (tools) => {
      addTile(tools, { draggable: true });
      tools.touch.start([120, 120]);
      tools.touch.move([140, 120]);
      tools.expect(tools.touch.move([300, 20])).toBe(true);
      tools.touch.end();
    },
  },
  {
    says: 'a shape with `listening: false`, or nothing | scrolls',
    run: (tools) => {
      addTile(tools, { listening: false });
      tools.expect(isHeld(tools)).toBe(false);
    },
  },
  {
    says: 'Let touches on the tiles scroll the page, start the drag from a timer, and prevent scrolling during the drag',
    run: async (tools) => {
      const { stage, touch, expect } = tools;
      const tile = addTile(tools);
      let timer = 0;
      let from = { x: 0, y: 0 };
      tile.preventDefault(false);
      tile.on('touchstart', () => {
        from = stage.getPointerPosition() ?? from;
        timer = window.setTimeout(() => tile.startDrag(), 40);
      });
      tile.on('touchmove', () => {
        const now = stage.getPointerPosition() ?? from;
        if (Math.hypot(now.x - from.x, now.y - from.y) > 8) window.clearTimeout(timer);
      });
      tile.on('touchend touchcancel', () => window.clearTimeout(timer));
      tile.on('dragstart', () => tile.preventDefault(true));
      tile.on('dragend', () => tile.preventDefault(false));

      expect(touch.start([120, 120])).toBe(false);
      expect(touch.move([123, 120])).toBe(false);
      await tools.until(() => tile.isDragging());
      expect(touch.move([160, 150])).toBe(true);
      touch.end();
      expect(tile.position()).toEqual({ x: 137, y: 130 });
      tools.layer.draw();
      expect(touch.start([160, 150])).toBe(false);
      expect(touch.move([160, 190])).toBe(false);
      touch.end();
      expect(tile.position()).toEqual({ x: 137, y: 130 });
    },
  },
  {
    says: 'Do not set `draggable`: the drag would then start at the first move.',
    run: (tools) => {
      const tile = addTile(tools, { draggable: true, preventDefault: false });
      tools.touch.start([120, 120]);
      tools.touch.move([130, 120]);
      tools.expect(tile.isDragging()).toBe(true);
      tools.touch.end();
    },
  },
  {
    says: 'A background shape covers the canvas. Set `preventDefault: false` or `listening: false` on it.',
    run: (tools) => {
      const background = addTile(tools, { x: 0, y: 0, width: 400, height: 300 });
      tools.expect(isHeld(tools)).toBe(true);
      background.preventDefault(false);
      tools.expect(isHeld(tools)).toBe(false);
      background.setAttrs({ preventDefault: true, listening: false });
      tools.layer.draw();
      tools.expect(isHeld(tools)).toBe(false);
    },
  },
  {
    says: '`preventDefault: false` on a group has no effect.',
    run: (tools) => {
      const group = new tools.Konva.Group({ preventDefault: false });
      group.add(addTile(tools));
      tools.layer.add(group).draw();
      tools.expect(isHeld(tools)).toBe(true);
    },
  },
]);
