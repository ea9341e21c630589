import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { Layer, Rect, Stage } from 'react-konva';
import Closing from './claims/Closing.svelte';

/** A red box on the layer. */
function addBox({ Konva, layer }: ClaimTools): Konva.Rect {
  const box = new Konva.Rect({ width: 50, height: 50, fill: 'red' });
  layer.add(box);
  return box;
}

const isKnown = ({ Konva }: ClaimTools, shape: Konva.Shape) => Object.values(Konva.shapes).includes(shape);

export default defineClaims([
  {
    says: 'entry in `Konva.shapes` | stays | deleted',
    run: (tools) => {
      const box = addBox(tools);
      box.remove();
      tools.expect(isKnown(tools, box)).toBe(true);
      tools.layer.add(box);
      box.destroy();
      tools.expect(isKnown(tools, box)).toBe(false);
    },
  },
  {
    says: 'canvases of `cache()` | kept | set to 0 by 0 pixels',
    run: (tools) => {
      // The canvas of a cache is one of those that are created meanwhile.
      const made: HTMLCanvasElement[] = [];
      const { createCanvasElement } = tools.Konva.Util;
      tools.Konva.Util.createCanvasElement = () => {
        const canvas = createCanvasElement();
        made.push(canvas);
        return canvas;
      };
      tools.onEnd(() => (tools.Konva.Util.createCanvasElement = createCanvasElement));
      const box = addBox(tools);
      made.length = 0;
      box.cache();
      box.remove();
      tools.expect(made.some((canvas) => canvas.width >= 50)).toBe(true);
      box.destroy();
      tools.expect(made.map(({ width, height }) => width + height)).toEqual(made.map(() => 0));
    },
  },
  {
    says: 'canvases of a layer | kept | set to 0 by 0 pixels',
    run: ({ layer, expect }) => {
      layer.draw();
      const canvases = [layer.getNativeCanvasElement(), layer.getHitCanvas()._canvas];
      layer.remove();
      expect(canvases.map(({ width }) => width > 0)).toEqual([true, true]);
      layer.destroy();
      expect(canvases.map(({ width, height }) => width + height)).toEqual([0, 0]);
    },
  },
  {
    says: 'running tweens of the node | continue | destroyed',
    run: (tools) => {
      const box = addBox(tools);
      box.to({ x: 100, duration: 60 });
      box.remove();
      tools.expect(tools.Konva.Animation.animations.size).toBe(1);
      box.destroy();
      tools.expect(tools.Konva.Animation.animations.size).toBe(0);
      tools.expect(tools.Konva.Tween.attrs).toEqual({});
    },
  },
  {
    says: 'A tween that you created with `new Konva.Tween()` leaves a small record of its attributes, even after it has finished.',
    run: (tools) => {
      const { Konva, expect } = tools;
      const box = addBox(tools);
      const tween = new Konva.Tween({ node: box, x: 100 });
      tween.play().finish();
      box.destroy();
      expect(Object.keys(Konva.Tween.attrs)).toEqual([String(box._id)]);
      tween.destroy();
      expect(Konva.Tween.attrs).toEqual({});
      const other = addBox(tools);
      other.to({ x: 100 }).finish();
      expect(Konva.Tween.attrs).toEqual({});
    },
  },
  {
    says: 'animations that change the node | continue | continue',
    run: (tools) => {
      const box = addBox(tools);
      const animation = new tools.Konva.Animation(({ time }) => void box.x(time)).start();
      tools.onEnd(() => animation.stop());
      box.destroy();
      tools.layer.destroy();
      tools.stage.destroy();
      tools.expect(animation.isRunning()).toBe(true);
    },
  },
  {
    says: 'event `destroy` | no | yes, on every node inside',
    run: (tools) => {
      const heard: string[] = [];
      const box = addBox(tools);
      box.on('destroy', () => heard.push('box'));
      tools.layer.on('destroy', () => heard.push('layer'));
      tools.layer.remove();
      tools.expect(heard).toEqual([]);
      tools.layer.destroy();
      tools.expect(heard).toEqual(['box', 'layer']);
    },
  },
  {
    says: 'attached Transformer | stays attached | detached',
    run: (tools) => {
      const box = addBox(tools);
      const transformer = new tools.Konva.Transformer({ nodes: [box] });
      tools.layer.add(transformer);
      box.remove();
      tools.expect(transformer.nodes()).toEqual([box]);
      box.destroy();
      tools.expect(transformer.nodes()).toEqual([]);
    },
  },
  {
    says: 'A Transformer counts as 14 shapes.',
    run: ({ Konva, expect }) => {
      const before = Object.keys(Konva.shapes).length;
      const transformer = new Konva.Transformer();
      expect(Object.keys(Konva.shapes).length - before).toBe(14);
      transformer.destroy();
      expect(Object.keys(Konva.shapes)).toHaveLength(before);
    },
  },
  {
    says: 'Removing the element of the stage from the page is not enough.',
    run: ({ Konva, stage, expect }) => {
      stage.container().remove();
      expect(Konva.stages).toContain(stage);
      stage.destroy();
      expect(Konva.stages).not.toContain(stage);
    },
  },
  {
    says: 'A variable that refers to a destroyed node also keeps its image',
    run: async ({ Konva, layer, picture, expect }) => {
      const source = await picture(20, 20);
      const image = new Konva.Image({ image: source });
      layer.add(image);
      image.destroy();
      expect(image.image()).toBe(source);
    },
  },
  {
    says: 'Components of all three bindings destroy their nodes when they unmount.',
    run: async (tools) => {
      const { Konva, until } = tools;
      // Claims of other pages may have left some.
      const oldStages = new Set(Konva.stages);
      const oldShapes = new Set(Object.keys(Konva.shapes));
      const holds = (count: number) =>
        Konva.stages.filter((stage) => !oldStages.has(stage)).length === count &&
        Object.keys(Konva.shapes).filter((key) => !oldShapes.has(key)).length === count;
      const isOpen = () => holds(1);
      const isGone = () => holds(0);

      const react = await mountReact(
        tools,
        <Stage width={50} height={50}>
          <Layer>
            <Rect width={10} height={10} />
          </Layer>
        </Stage>,
      );
      await until(isOpen);
      react.unmount();
      await until(isGone);

      const template =
        '<v-stage :config="{ width: 50, height: 50 }"><v-layer><v-rect :config="{ width: 9, height: 9 }" /></v-layer></v-stage>';
      const vue = await mountVue(tools, { template });
      await until(isOpen);
      vue.unmount();
      await until(isGone);

      const svelte = await mountSvelte(tools, Closing, {});
      await until(isOpen);
      svelte.close();
      await until(isGone);
    },
  },
  {
    says: 'Every click counts twice, then three times. A listener on the stage is added whenever the view opens.',
    run: (tools) => {
      addBox(tools);
      tools.layer.draw();
      let count = 0;
      const open = () => tools.stage.on('click.card', () => (count += 1));
      open();
      open();
      open();
      tools.mouse.click(20, 20);
      tools.expect(count).toBe(3);
      tools.stage.off('click.card');
      open();
      tools.mouse.click(20, 20);
      tools.expect(count).toBe(4);
    },
  },
  {
    says: 'They were removed with `removeChildren()` before.',
    run: (tools) => {
      const box = addBox(tools);
      tools.layer.removeChildren();
      tools.layer.destroy();
      tools.expect(isKnown(tools, box)).toBe(true);
    },
  },
  {
    says: 'The shape was added again after `destroy()`, so it receives no pointer events.',
    run: (tools) => {
      const box = addBox(tools);
      box.destroy();
      tools.layer.add(box).draw();
      tools.expect(tools.pixel(20, 20)).toEqual([255, 0, 0, 255]);
      tools.expect(tools.stage.getIntersection({ x: 20, y: 20 })).toBe(null);
      tools.expect(tools.warnings.join()).toContain('destroyed shape');
    },
  },
]);
