import { defineClaims } from '@site-packages/page-claims';
import { createSpeedometer, letGo, moveOn, still, type Journey } from '../../../demos/sandbox/Tile_Map/shared/camera';
import { createCache } from '../../../demos/sandbox/Tile_Map/shared/tiles';
import { heightsOf } from '../../../demos/sandbox/Tile_Map/shared/terrain';

/** A black picture, without smooth borders of its own. */
function black(size: number) {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, size, size);
  return canvas;
}

export default defineClaims([
  {
    says: 'drops the least recently used',
    run: ({ expect }) => {
      const cache = createCache<number>(2);
      for (const key of ['first', 'second', 'third']) cache.keep(key, 0);
      cache.use('first');
      expect(cache.trim(() => false)).toBe(1);
      expect(['first', 'second', 'third'].map(cache.has)).toEqual([true, false, true]);
    },
  },
  {
    says: 'Each zoom level has four times as many tiles as the level before, and only the tiles in view are nodes',
    run: ({ expect }) => {
      function tilesInView(center: { x: number; y: number }, zoom: number, width: number, height: number) {
        const count = 2 ** zoom;
        const [left, top] = [center.x * count * 256 - width / 2, center.y * count * 256 - height / 2];
        const first = (at: number) => Math.max(0, Math.floor(at / 256));
        const last = (at: number) => Math.min(count, Math.ceil(at / 256));
        return (last(left + width) - first(left)) * (last(top + height) - first(top));
      }
      expect(tilesInView({ x: 0.5, y: 0.5 }, 0, 256, 256)).toBe(1);
      expect(tilesInView({ x: 0.5, y: 0.5 }, 3, 800, 400)).toBe(8);
      expect(tilesInView({ x: 0, y: 0 }, 3, 800, 400)).toBe(2);
    },
  },
  {
    says: 'a tile at 10.4 with a width of 20.4 ends at 30, and the next one begins at 31',
    run: ({ Konva, layer, pixel, expect }) => {
      const tile = (from: number, width: number) =>
        new Konva.Image({ image: black(20), x: from, y: 10, width, height: 40 });
      const painted = () => [29, 30, 31].map((x) => pixel(x, 30)[3]);
      const next = 10.4 + 20.4;
      layer.add(tile(Math.round(10.4), Math.round(20.4)), tile(Math.round(next), Math.round(20.4))).draw();
      expect(painted()).toEqual([255, 0, 255]);
      layer.destroyChildren();
      const side = Math.round(next);
      layer.add(tile(Math.round(10.4), side - Math.round(10.4)), tile(side, 20)).draw();
      expect(painted()).toEqual([255, 255, 255]);
    },
  },
  {
    says: 'A tile of 256 by 256 pixels takes 262,144 bytes',
    run: ({ expect }) => {
      const data = black(256).getContext('2d')?.getImageData(0, 0, 256, 256).data;
      expect(data?.byteLength).toBe(262_144);
    },
  },
  {
    says: '`Konva.Node#remove` takes a node off the layer, but its image stays in memory as long as your code keeps the node.',
    run: ({ Konva, layer, expect }) => {
      const image = black(8);
      const node = new Konva.Image({ image });
      layer.add(node);
      node.remove();
      expect(layer.getChildren()).toHaveLength(0);
      expect(node.image()).toBe(image);
    },
  },
  {
    says: 'uses only the last 100 milliseconds, and if the pointer rests for 50 milliseconds before the release, the speed is 0.',
    run: ({ expect }) => {
      const meter = createSpeedometer();
      // Fast at first, then slow.
      for (let time = 0; time <= 400; time += 10) {
        const x = time <= 200 ? time * 5 : 1000 + (time - 200);
        meter.add(time, { x, y: 0 });
      }
      expect(meter.read(401).x).toBeCloseTo(1);
      expect(meter.read(449).x).toBeCloseTo(1);
      expect(meter.read(451).x).toBe(0);
    },
  },
  {
    says: 'so a glide covers the same distance at 30 and at 120 frames per second.',
    run: ({ expect }) => {
      const glide = (frame: number) => {
        let journey: Journey = letGo(still({ x: 60, y: 60, zoom: 4 }), { x: -1, y: 0 }, true);
        for (let time = 0; time < 1000; time += frame) journey = moveOn(journey, frame);
        return journey.camera.x;
      };
      expect(glide(1000 / 30)).toBeGreaterThan(62);
      expect(glide(1000 / 30)).toBeCloseTo(glide(1000 / 120), 6);
    },
  },
  {
    says: 'For each tile, the demo computes 4,489 heights',
    run: ({ expect }) => {
      expect(heightsOf(0, 0, 16, 6).values).toHaveLength(4489);
    },
  },
  {
    says: 'with `Konva.Node#listening` set to `false`, moving tiles redraws one canvas instead of two.',
    run: ({ Konva, stage, layer, expect }) => {
      const tile = new Konva.Image({ image: black(40), width: 40, height: 40 });
      let drawn = 0;
      tile.hitFunc((context, shape) => {
        drawn += 1;
        context.fillStrokeShape(shape);
      });
      layer.add(tile).draw();
      expect(drawn).toBe(1);
      layer.listening(false);
      tile.x(5);
      layer.draw();
      expect(drawn).toBe(1);
      expect(stage.getIntersection({ x: 10, y: 10 })).toBeNull();
    },
  },
]);
