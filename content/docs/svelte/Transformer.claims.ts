import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import type Konva from 'konva';
import Boxes from './claims/Boxes.svelte';

type Box = ReturnType<typeof newBox>;
interface View {
  selected: string[];
  hasTransformer: boolean;
}

const newBox = (id: string, x: number) => ({ id, x, scaleX: 1, scaleY: 1 });

/** Mounts boxes with a transformer, and finds their nodes. */
async function mountBoxes(tools: ClaimTools, onend?: (node: Konva.Node) => void) {
  const mounted = await mountSvelte(tools, Boxes, { onend });
  const boxes: Box[] = mounted['boxes'];
  const view: View = mounted['view'];
  const layer = tools.Konva.stages[0]?.getLayers()[0];
  if (layer === undefined) throw new Error('There is no layer.');
  await tools.frames();
  return {
    boxes,
    view,
    layer,
    /** The classes and ids of the layer's children, from the bottom. */
    order: () => layer.getChildren().map((node) => node.id() || node.getClassName()),
    attached: () =>
      layer
        .findOne<Konva.Transformer>('Transformer')
        ?.nodes()
        .map((node) => node.id()),
  };
}

export default defineClaims([
  {
    says: 'The effect runs again when a selected box gets its handle, and when a deleted box is restored with a new node.',
    run: async (tools) => {
      const { boxes, view, layer, attached } = await mountBoxes(tools);
      view.selected = ['a', 'b'];
      await tools.frames();
      tools.expect(attached()).toEqual(['a']);
      boxes.push(newBox('b', 120));
      await tools.frames();
      tools.expect(attached()).toEqual(['a', 'b']);
      const old = layer.findOne('#a');
      const [a] = boxes.splice(0, 1);
      await tools.frames();
      tools.expect(attached()).toEqual(['b']);
      if (a) boxes.push(a);
      await tools.frames();
      tools.expect(attached()).toEqual(['a', 'b']);
      tools.expect(layer.findOne('#a')).not.toBe(old);
    },
  },
  {
    says: 'A transform changes `scaleX` and `scaleY` and leaves `width` and `height` as they were.',
    run: async (tools) => {
      const { boxes, layer } = await mountBoxes(tools);
      await tools.frames(2);
      tools.mouse.drag([70, 40], [120, 80]);
      await tools.frames();
      const box = layer.findOne('#a');
      tools.expect([box?.width(), box?.height()]).toEqual([50, 40]);
      tools.expect(boxes[0]?.scaleX).toBeCloseTo(2, 1);
      tools.expect(boxes[0]?.scaleY).toBeCloseTo(2, 1);
    },
  },
  {
    says: 'It resets the scale of the node, but then the effect of the bound `scaleX` writes the scale of the gesture again.',
    run: async (tools) => {
      const { boxes, layer } = await mountBoxes(tools, (node) => node.scale({ x: 1, y: 1 }));
      const box = layer.findOne('#a');
      box?.scale({ x: 2, y: 3 });
      box?.fire('transformend');
      tools.expect(box?.scale()).toEqual({ x: 1, y: 1 });
      await tools.frames();
      tools.expect(box?.scale()).toEqual({ x: 2, y: 3 });
      tools.expect(boxes[0]?.scaleX).toBe(2);
    },
  },
  {
    says: 'The box becomes too large when the handle is released. `scaleX` and `scaleY` are bound, and the listener turns them into a size.',
    run: async (tools) => {
      const { layer } = await mountBoxes(tools, (node) => {
        node.width(node.width() * node.scaleX());
        node.scaleX(1);
      });
      const box = layer.findOne('#a');
      box?.scaleX(1.5);
      box?.fire('transformend');
      tools.expect(box?.getClientRect().width).toBe(75);
      await tools.frames();
      tools.expect([box?.width(), box?.getClientRect().width]).toEqual([75, 112.5]);
    },
  },
  {
    says: 'New nodes are added at the end of their parent, above the transformer.',
    run: async (tools) => {
      const { boxes, view, order } = await mountBoxes(tools);
      boxes.push(newBox('b', 120));
      await tools.frames();
      tools.expect(order()).toEqual(['a', 'Transformer', 'b']);
      view.hasTransformer = false;
      await tools.frames();
      view.hasTransformer = true;
      await tools.frames();
      tools.expect(order()).toEqual(['a', 'b', 'Transformer']);
    },
  },
  {
    says: 'An `{#if}` creates a new transformer each time, without nodes.',
    run: async (tools) => {
      const { view, layer, attached } = await mountBoxes(tools);
      const first = layer.findOne('Transformer');
      view.hasTransformer = false;
      await tools.frames();
      tools.expect(layer.findOne('Transformer')).toBeUndefined();
      view.hasTransformer = true;
      await tools.frames();
      tools.expect(layer.findOne('Transformer')).not.toBe(first);
      // The effect of the page has filled it.
      tools.expect(attached()).toEqual(['a']);
    },
  },
]);
