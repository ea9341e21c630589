import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import type Konva from 'konva';
import { tick } from 'svelte';
import Changing from './claims/Changing.svelte';
import Ideas from './claims/Ideas.svelte';
import OnStage from './claims/OnStage.svelte';
import Ref from './claims/ideas/Ref.svelte';
import State from './claims/ideas/State.svelte';
import { add, dots } from './claims/ideas/Store.svelte';

/** Mounts the component, lets its state change, and answers with its nodes. */
async function change(tools: ClaimTools) {
  const heard: string[] = [];
  const { next } = await mountSvelte(tools, Changing, { report: (name: string) => heard.push(name) });
  const layer = tools.Konva.stages[0]?.getLayers()[0];
  if (layer === undefined) throw new Error('There is no layer.');
  next();
  await tools.frames(2);
  return { layer, heard };
}

/** Mounts the programs of the map on one stage. */
async function ideas(tools: ClaimTools) {
  const heard: string[] = [];
  const changes = await mountSvelte(tools, Ideas, { report: (words: string) => heard.push(words) });
  const attr = (selector: string, name: string): unknown => tools.Konva.stages[0]?.findOne(selector)?.getAttr(name);
  return { changes, heard, attr };
}

export default defineClaims([
  {
    says: 'here, a press changes one attribute of one node, and no other code runs.',
    run: async (tools) => {
      await mountSvelte(tools, OnStage, { Inside: State, given: {} });
      await tools.frames(2);
      const circle = tools.Konva.stages[0]?.findOne<Konva.Circle>('Circle');
      const written: string[] = [];
      circle?.on('radiusChange xChange yChange fillChange', ({ type }) => written.push(type));
      tools.mouse.click(60, 60);
      await tick();
      tools.expect([circle?.radius(), written]).toEqual([35, ['radiusChange']]);
    },
  },
  {
    says: 'In the component that renders the shape, the effect finds the new attributes on the node',
    run: async (tools) => {
      const { changes } = await ideas(tools);
      const ring = tools.Konva.stages[0]?.findOne<Konva.Ring>('Ring');
      const seen: unknown[] = [];
      if (ring) ring.cache = () => (seen.push([ring.innerRadius(), ring.outerRadius()]), ring);
      tools.expect(ring?.isCached()).toBe(true);
      changes.change();
      await tick();
      tools.expect(seen).toEqual([[45, 50]]);
    },
  },
  {
    says: 'The handle is the component; `handle.node` is the Konva node.',
    run: async (tools) => {
      await mountSvelte(tools, OnStage, { Inside: Ref, given: {} });
      await tools.frames(2);
      tools.mouse.click(60, 60);
      const circle = tools.Konva.stages[0]?.findOne('Circle');
      await tools.until(() => circle?.scaleX() === 2 && circle.scaleY() === 2);
    },
  },
  {
    says: 'A component around the stage calls `setInk(() => color)`, and the shapes follow `color`.',
    run: async (tools) => {
      const { changes, attr } = await ideas(tools);
      tools.expect(attr('Circle', 'fill')).toBe('#f2664a');
      changes.change();
      await tick();
      tools.expect(attr('Circle', 'fill')).toBe('#4a90e2');
    },
  },
  {
    says: "The content between the card's tags moves with its group, is placed relative to it, and is drawn above the rectangle",
    run: async (tools) => {
      await ideas(tools);
      const inside = tools.Konva.stages[0]?.findOne('.inside');
      tools.expect([inside?.absolutePosition(), inside?.getZIndex()]).toEqual([{ x: 210, y: 10 }, 1]);
    },
  },
  {
    says: 'Here the entry stays in the list until `ongone` is called.',
    run: async (tools) => {
      const { changes, heard } = await ideas(tools);
      const guest = tools.Konva.stages[0]?.find<Konva.Circle>('Circle').find(({ attrs }) => attrs.fill === '#8457c9');
      await tools.until(() => guest?.opacity() === 1);
      changes.leave();
      await tick();
      tools.expect([guest?.getLayer() === null, heard]).toEqual([false, []]);
      await tools.until(() => heard.length > 0);
      await tick();
      tools.expect([guest?.getLayer(), heard]).toEqual([null, ['gone']]);
    },
  },
  {
    says: 'each component that imports `dots` draws the same list with `{#each dots as dot (dot.id)}`.',
    run: async (tools) => {
      dots.length = 0;
      await ideas(tools);
      add(50);
      add(90);
      await tick();
      tools.expect(tools.Konva.stages[0]?.find('.dot').map((dot) => dot.x())).toEqual([50, 90]);
    },
  },
  {
    says: 'A component ignores most props that you add later.',
    run: async (tools) => {
      const { layer } = await change(tools);
      const box = layer.findOne('.box');
      tools.expect([box?.getAttr('shadowBlur'), box?.getAttr('fill')]).toEqual([0, 'blue']);
    },
  },
  {
    says: 'the component ignores another function passed later',
    run: async (tools) => {
      const { heard } = await change(tools);
      tools.mouse.click(10, 10);
      tools.expect(heard).toEqual(['first']);
    },
  },
  {
    says: 'sorting an `{#each}` does not reorder the canvas',
    run: async (tools) => {
      const { layer } = await change(tools);
      tools.expect(layer.find('.mark').map((mark) => mark.id())).toEqual(['a', 'b']);
    },
  },
  {
    says: 'The tag and the text of a `<Label>` lose the positions that the label gave them.',
    run: async (tools) => {
      const { layer } = await change(tools);
      const label = layer.findOne<Konva.Label>('Label');
      const places = () => [label?.getTag().y(), label?.getText().y()];
      tools.expect(places()).toEqual([0, 0]);
      label?.getText().fire('textChange');
      const up = -10 - (label?.getText().height() ?? 0);
      tools.expect(places()).toEqual([up, up]);
    },
  },
]);
