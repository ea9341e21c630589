import { defineClaims } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import type Konva from 'konva';
import Effects from './claims/Effects.svelte';

/** The attributes of a node after they were written as JSON and read again. */
function saved(node: Konva.Node): Record<string, unknown> {
  const { attrs }: { attrs: Record<string, unknown> } = JSON.parse(node.toJSON());
  return attrs;
}

export default defineClaims([
  {
    says: 'have `children`, in drawing order.',
    run: ({ Konva, layer, expect }) => {
      const names = ['a', 'b', 'c'];
      layer.add(...names.map((name) => new Konva.Rect({ name })));
      layer.findOne('.a')?.moveToTop();
      const copy = Konva.Node.create(layer.toJSON());
      expect(copy.getChildren().map((node: Konva.Node) => node.name())).toEqual(['b', 'c', 'a']);
      expect(layer.toObject().children?.[0]).toEqual({ attrs: { name: 'b' }, className: 'Rect' });
    },
  },
  {
    says: 'a number, string or boolean equal to a fixed default | left out',
    run: ({ Konva, expect }) => {
      const node = new Konva.Rect({ x: 0, opacity: 1, visible: true, rotation: 30 });
      expect(saved(node)).toEqual({ rotation: 30 });
    },
  },
  {
    says: '`brightness`, `threshold`, arrays, and values with a computed default, such as `dragDistance` | written even when they equal the default',
    run: ({ Konva, expect }) => {
      const fresh = new Konva.Rect();
      const brightness = fresh.brightness();
      const threshold = fresh.threshold();
      const node = new Konva.Rect({ brightness, threshold, contrast: fresh.contrast() });
      expect(saved(node)).toEqual({ brightness: 0, threshold: 0.5 });
      expect(saved(new Konva.Line({ points: [], dragDistance: fresh.dragDistance() }))).toEqual({
        points: [],
        dragDistance: 3,
      });
    },
  },
  {
    says: 'a typed array | a list of numbers',
    run: ({ Konva, expect }) => {
      expect(saved(new Konva.Line({ points: new Float32Array([1, 2, 3, 4]) }))).toEqual({ points: [1, 2, 3, 4] });
    },
  },
  {
    says: '`null` and `undefined` | left out; setting one removes the attribute',
    run: ({ Konva, expect }) => {
      const node = new Konva.Rect({ name: 'box' });
      node.setAttr('name', undefined);
      node.setAttr('note', 'kept');
      node.setAttr('note', null);
      expect(saved(node)).toEqual({});
    },
  },
  {
    says: '`NaN` and `Infinity` | `null`',
    run: ({ Konva, expect }) => {
      expect(saved(new Konva.Rect({ price: NaN, limit: Infinity }))).toEqual({ price: null, limit: null });
    },
  },
  {
    says: 'a function: `sceneFunc`, `hitFunc`, `clipFunc`, `dragBoundFunc` | left out',
    run: ({ Konva, expect }) => {
      const doNothing = () => undefined;
      const shape = new Konva.Shape({ sceneFunc: doNothing, hitFunc: doNothing, dragBoundFunc: (at) => at });
      expect(saved(shape)).toEqual({});
      expect(saved(new Konva.Group({ clipFunc: doNothing }))).toEqual({});
    },
  },
  {
    says: 'CSS filter strings are written, functions are left out',
    run: ({ Konva, expect }) => {
      const node = new Konva.Rect({ filters: [Konva.Filters.Invert, 'blur(4px)'] });
      expect(saved(node)).toEqual({ filters: ['blur(4px)'] });
      expect(node.filters()).toHaveLength(2);
    },
  },
  {
    says: 'an image, canvas or video: `image`, `fillPatternImage` | left out',
    run: ({ Konva, expect }) => {
      const image = document.createElement('img');
      const canvas = document.createElement('canvas');
      const video = document.createElement('video');
      for (const source of [image, canvas, video]) expect(saved(new Konva.Image({ image: source }))).toEqual({});
      expect(saved(new Konva.Rect({ fillPatternImage: image }))).toEqual({});
    },
  },
  {
    says: 'an instance of a class, such as a `Date` or a `Map` | left out',
    run: ({ Konva, expect }) => {
      expect(saved(new Konva.Rect({ made: new Date(), tags: new Map(), plain: { a: 1 } }))).toEqual({
        plain: { a: 1 },
      });
    },
  },
  {
    says: 'the cache of `cache()` | left out',
    run: ({ Konva, layer, expect }) => {
      const node = new Konva.Rect({ width: 10, height: 10, fill: 'red' });
      layer.add(node);
      node.cache();
      node.on('click', () => undefined);
      const copy = Konva.Node.create(node.toJSON());
      expect(node.isCached()).toBe(true);
      expect(copy.isCached()).toBe(false);
      expect(copy.eventListeners.click).toBeUndefined();
    },
  },
  {
    says: 'running tweens and animations | left out; the attributes have their current values',
    run: async ({ Konva, layer, until, expect }) => {
      const node = new Konva.Rect({ x: 10, width: 10, height: 10 });
      layer.add(node);
      const tween = new Konva.Tween({ node, x: 1000, duration: 4 });
      tween.play();
      await until(() => node.x() > 10);
      const { x } = saved(node);
      tween.destroy();
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(1000);
    },
  },
  {
    says: 'The JSON of a stage includes its size, zoom and position, and the position of each layer.',
    run: ({ stage, layer, expect }) => {
      stage.scale({ x: 2, y: 2 });
      stage.position({ x: 5, y: 6 });
      layer.x(40);
      expect(saved(stage)).toEqual({ width: 400, height: 300, scaleX: 2, scaleY: 2, x: 5, y: 6 });
      expect(saved(layer)).toEqual({ x: 40 });
    },
  },
  {
    says: 'which quotes the string of `toJSON()` again.',
    run: ({ stage, expect }) => {
      expect(JSON.stringify(stage).startsWith(String.raw`"{\"attrs\"`)).toBe(true);
      const document: unknown = JSON.parse(JSON.stringify({ drawing: stage.toObject() }));
      expect(document).toEqual({ drawing: JSON.parse(stage.toJSON()) });
    },
  },
  {
    says: 'The list has only functions, so `"filters": []` was saved.',
    run: ({ Konva, expect }) => {
      expect(new Konva.Rect({ filters: [Konva.Filters.Invert] }).toJSON()).toContain('"filters":[]');
    },
  },
  {
    says: 'A Transformer is a node, so it is saved too, without its handles.',
    run: ({ Konva, layer, expect }) => {
      const box = new Konva.Rect({ width: 10, height: 10 });
      layer.add(box, new Konva.Transformer({ nodes: [box], keepRatio: false }));
      const children = layer.toObject().children ?? [];
      expect(children[1]).toEqual({ attrs: { keepRatio: false }, className: 'Transformer' });
    },
  },
  {
    says: 'An `$effect` in the component that renders the shape runs after them and reads the new values. Handlers, and effects in an earlier sibling or inside the shape, read the old values. In these, call `await tick()` first.',
    run: async (tools) => {
      const seen: Record<string, unknown> = {};
      const look = (who: string, node?: Konva.Node) => void (seen[who] = node && saved(node)['x']);
      const { change } = await mountSvelte(tools, Effects, { look });
      await change();
      tools.expect(seen).toEqual({ handler: 10, before: 10, inside: 10, own: 50, tick: 50 });
    },
  },
  {
    says: 'The JSON of a Transformer does not contain its `nodes`, so the selection is lost on loading.',
    run: ({ Konva, stage, layer, expect }) => {
      const box = new Konva.Rect({ id: 'box', width: 50, height: 50, fill: 'red' });
      const transformer = new Konva.Transformer({ nodes: [box] });
      layer.add(box, transformer);
      transformer.setAttr('selected', ['box']);
      const loaded: unknown = Konva.Node.create(stage.toJSON(), document.createElement('div'));
      if (!(loaded instanceof Konva.Stage)) throw new Error('The JSON is no stage.');
      const again = loaded.findOne<Konva.Transformer>('Transformer');
      expect(again?.nodes()).toEqual([]);
      expect(again?.getAttr('selected')).toEqual(['box']);
      loaded.destroy();
    },
  },
]);
