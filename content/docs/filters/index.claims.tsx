import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import { markRaw, ref } from 'vue';

/** A gray square at 50, 50, cached, with a filter that counts how often it runs. */
function countedSquare({ Konva, layer }: ClaimTools): { square: Konva.Rect; runs: () => number } {
  let runs = 0;
  const count = () => {
    runs++;
  };
  const square = new Konva.Rect({ x: 50, y: 50, width: 100, height: 100, fill: '#808080' });
  layer.add(square);
  square.cache();
  square.filters([count, Konva.Filters.Brighten]);
  layer.draw();
  return { square, runs: () => runs };
}

export default defineClaims([
  {
    says: "The demo has all of Konva's filters.",
    run: ({ Konva, expect }) => expect(Object.keys(Konva.Filters)).toHaveLength(20),
  },
  {
    says: 'Later draws use that result.',
    run: (tools) => {
      const { runs } = countedSquare(tools);
      const ball = new tools.Konva.Circle({ x: 250, y: 100, radius: 20, fill: 'red' });
      tools.layer.add(ball).draw();
      ball.x(300);
      tools.layer.draw();
      tools.expect(runs()).toBe(1);
    },
  },
  {
    says: 'nothing: the filter runs on the next draw',
    run: (tools) => {
      const { square, runs } = countedSquare(tools);
      square.brightness(0.2);
      tools.expect(runs()).toBe(1);
      tools.layer.draw();
      tools.expect(runs()).toBe(2);
      tools.expect(tools.pixel(100, 100)).toEqual([179, 179, 179, 255]);
    },
  },
  {
    says: 'the list of filters | nothing, if it is a new array',
    run: (tools) => {
      const { square } = countedSquare(tools);
      const filters = square.filters() ?? [];
      filters.push(tools.Konva.Filters.Invert);
      tools.layer.draw();
      tools.expect(tools.pixel(100, 100)[0]).toBe(128);
      square.filters([...filters]);
      tools.layer.draw();
      tools.expect(tools.pixel(100, 100)[0]).toBe(127);
    },
  },
  {
    says: 'position, rotation, scale or opacity of the cached node | nothing, and no filter runs',
    run: (tools) => {
      const { square, runs } = countedSquare(tools);
      square.setAttrs({ x: 120, rotation: 10, scaleX: 1.5, opacity: 0.5 });
      tools.layer.draw();
      tools.expect(runs()).toBe(1);
      tools.expect(tools.pixel(200, 130)[3]).toBeCloseTo(128, -1);
    },
  },
  {
    says: 'fill, text, size or image of the cached node, or anything inside a cached group | call `cache()` again',
    run: (tools) => {
      const ball = new tools.Konva.Circle({ x: 100, y: 100, radius: 40, fill: '#ff0000' });
      const group = new tools.Konva.Group();
      tools.layer.add(group.add(ball));
      group.cache();
      ball.fill('#0000ff');
      tools.layer.draw();
      tools.expect(tools.pixel(100, 100)).toEqual([255, 0, 0, 255]);
      group.cache();
      tools.layer.draw();
      tools.expect(tools.pixel(100, 100)).toEqual([0, 0, 255, 255]);
    },
  },
  {
    says: 'If several attributes change between two draws, the filters run once.',
    run: (tools) => {
      const { square, runs } = countedSquare(tools);
      for (const amount of [0.1, 0.2, 0.3]) square.brightness(amount).contrast(amount * 10);
      tools.layer.draw();
      tools.expect(runs()).toBe(2);
    },
  },
  {
    says: 'back, once per run, regardless of the number of filters.',
    run: (tools) => {
      const { square } = countedSquare(tools);
      let reads = 0;
      const original = CanvasRenderingContext2D.prototype.getImageData;
      CanvasRenderingContext2D.prototype.getImageData = function (...args) {
        reads++;
        return original.apply(this, args);
      };
      tools.onEnd(() => {
        CanvasRenderingContext2D.prototype.getImageData = original;
      });
      const { Blur, Brighten, Invert } = tools.Konva.Filters;
      square.filters([Blur, Brighten, Invert]).blurRadius(4);
      tools.layer.draw();
      tools.expect(reads).toBe(1);
    },
  },
  {
    says: '`cache({ pixelRatio: 1 })` reduces the work to a quarter',
    run: (tools) => {
      const { square } = countedSquare(tools);
      const sizes: number[] = [];
      square.filters([(data: ImageData) => sizes.push(data.width * data.height)]);
      for (const pixelRatio of [2, 1]) {
        square.cache({ pixelRatio });
        tools.layer.draw();
      }
      tools.expect(sizes).toEqual([40_000, 10_000]);
    },
  },
  {
    says: 'draw `node.toCanvas()` in a `Konva.Image`, and destroy the node with its caches.',
    run: (tools) => {
      const { square } = countedSquare(tools);
      square.brightness(0.2);
      const image = new tools.Konva.Image({ image: square.toCanvas(), x: 200, y: 50 });
      square.destroy();
      tools.layer.add(image).draw();
      tools.expect(tools.pixel(250, 100)).toEqual([179, 179, 179, 255]);
    },
  },
  {
    says: 'If the list contains only strings, the browser filters while it draws, without a read-back. This also works for images that another site serves without CORS permission.',
    run: async (tools) => {
      const image = new Image();
      image.src = tools.foreignPicture;
      await image.decode();
      const node = new tools.Konva.Image({ image, width: 100, height: 100 });
      tools.layer.add(node);
      node.cache();
      node.filters(['invert(1)']);
      tools.layer.draw();
      tools.expect(tools.warnings).toEqual([]);
      node.filters([tools.Konva.Filters.Invert]);
      tools.layer.draw();
      tools.expect(tools.warnings.join()).toContain('Unable to apply filter');
    },
  },
  {
    says: 'It ignores other strings and warns.',
    run: (tools) => {
      const { square } = countedSquare(tools);
      square.filters([tools.Konva.Filters.Brighten, 'hue-rotate(90deg)', 'opacity(0.5)']).brightness(0.2);
      tools.layer.draw();
      tools.expect(tools.pixel(100, 100)).toEqual([179, 179, 179, 255]);
      tools.expect(tools.warnings.join()).toContain('not supported in fallback mode');
    },
  },
  {
    says: '`Blur` with a `blurRadius` of about 8 | treats pixels outside the cache as transparent instead of repeating the edge',
    run: (tools) => {
      const { square } = countedSquare(tools);
      square.filters(['blur(4px)']);
      tools.layer.draw();
      tools.expect(tools.pixel(50, 100)[3]).toBeLessThan(180);
      square.filters([tools.Konva.Filters.Blur]).blurRadius(8);
      tools.layer.draw();
      tools.expect(tools.pixel(50, 100)[3]).toBeGreaterThan(250);
    },
  },
  {
    says: "`'invert(1)'` | `Invert` | none",
    run: (tools) => {
      const { square } = countedSquare(tools);
      square.fill('#2080c0').cache();
      const seen = [['invert(1)'], [tools.Konva.Filters.Invert]].map((filters) => {
        square.filters(filters);
        tools.layer.draw();
        return tools.pixel(100, 100);
      });
      tools.expect(seen).toEqual([
        [223, 127, 63, 255],
        [223, 127, 63, 255],
      ]);
    },
  },
  {
    says: 'needs no cache and applies to the whole stage, but `toDataURL()` does not include it.',
    run: (tools) => {
      const { square } = countedSquare(tools);
      const plain = tools.stage.toDataURL();
      tools.stage.container().style.filter = 'invert(1)';
      tools.onEnd(() => {
        tools.stage.container().style.filter = '';
      });
      square.clearCache();
      tools.expect(tools.stage.toDataURL()).toBe(plain);
    },
  },
  {
    says: 'An array in the JSX is new on every render, so the filter runs each time.',
    run: async (tools) => {
      let runs = 0;
      let render: (count: number) => void = () => undefined;
      const count = () => {
        runs++;
      };
      const same = [count];
      function Scene({ isSame }: { isSame: boolean }) {
        const [renders, setRenders] = useState(0);
        const square = useRef<Konva.Rect>(null);
        useEffect(() => {
          render = setRenders;
          square.current?.cache();
        }, []);
        return (
          <Stage width={400} height={300}>
            <Layer name={`render ${renders}`}>
              <Rect ref={square} width={100} height={100} fill="#808080" filters={isSame ? same : [count]} />
            </Layer>
          </Stage>
        );
      }
      for (const [isSame, more] of [
        [true, 0],
        [false, 1],
      ] as const) {
        await mountReact(tools, <Scene key={String(isSame)} isSame={isSame} />);
        await tools.frames(3);
        const before = runs;
        tools.expect(before).toBeGreaterThan(0);
        render(1);
        await tools.frames(3);
        tools.expect(runs - before).toBe(more);
      }
    },
  },
  {
    says: 'vue-konva sets a plain array in `:config` again on every update of the component, even if the array is the same, and the filter runs each time.',
    run: async (tools) => {
      let runs = 0;
      const count = () => {
        runs++;
      };
      const same = [count];
      const raw = markRaw([count]);
      for (const [filters, more] of [
        ['same', 1],
        ['raw', 0],
      ] as const) {
        const updates = ref(0);
        await mountVue(tools, {
          setup: () => ({ same, raw, updates }),
          template: `<v-stage :config="{ width: 400, height: 300 }"><v-layer>
            <v-rect :config="{ name: 'r' + updates, width: 100, height: 100, fill: '#808080', filters: ${filters} }" />
          </v-layer></v-stage>`,
        });
        await tools.frames(2);
        tools.Konva.stages.at(-1)?.findOne('Rect')?.cache();
        await tools.frames(2);
        const before = runs;
        tools.expect(before).toBeGreaterThan(0);
        updates.value++;
        await tools.frames(3);
        tools.expect(runs - before).toBe(more);
      }
    },
  },
  {
    says: 'Konva ignores the filters of a node without a cache, and does not warn.',
    run: (tools) => {
      const { square } = countedSquare(tools);
      square.clearCache();
      square.brightness(0.5);
      tools.layer.draw();
      tools.expect(tools.pixel(100, 100)).toEqual([128, 128, 128, 255]);
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: 'It was cached before it had loaded. Call `cache()` in the `load` event.',
    run: async (tools) => {
      const loaded = await tools.picture(100, 100);
      const image = new Image();
      const node = new tools.Konva.Image({ image, width: 100, height: 100 });
      tools.layer.add(node);
      node.cache();
      image.src = loaded.src;
      await image.decode();
      tools.layer.draw();
      tools.expect(tools.pixel(50, 50)[3]).toBe(0);
      node.cache();
      tools.layer.draw();
      tools.expect(tools.pixel(50, 50)[3]).toBe(255);
    },
  },
  {
    says: 'Another site serves the image without CORS permission, so Konva cannot read its pixels and draws it without the filter.',
    run: async (tools) => {
      const image = new Image();
      image.src = tools.foreignPicture;
      await image.decode();
      const drawn: unknown[] = [];
      const node = new tools.Konva.Image({ image, width: 100, height: 100 });
      tools.layer.add(node);
      node.cache();
      node.filters([(data: ImageData) => drawn.push(data)]);
      tools.layer.draw();
      tools.expect(drawn).toEqual([]);
      tools.expect(tools.warnings.join()).toContain('Unable to apply filter');
    },
  },
  {
    says: '`cache({ offset: 20 })` makes it 20 pixels larger on each side.',
    run: (tools) => {
      const { square } = countedSquare(tools);
      const sizes: [number, number][] = [];
      square.filters([
        (data: ImageData) => {
          sizes.push([data.width, data.height]);
          data.data.fill(255);
        },
      ]);
      square.cache({ offset: 20, pixelRatio: 1 });
      tools.layer.draw();
      tools.expect(sizes).toEqual([[140, 140]]);
      tools.expect(tools.pixel(32, 32)[3]).toBe(255);
    },
  },
]);
