import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import type Konva from 'konva';
import RawList from './claims/RawList.svelte';
import Rings from './claims/Rings.svelte';
import Scaled from './claims/Scaled.svelte';
import Snapped from './claims/Snapped.svelte';

type Name = 'bound' | 'unbound' | 'fixed' | 'later';
type Places = Record<Name, { x?: number; y: number }>;

/** Mounts circles that pass their position in different ways, and lets their state and their nodes be compared. */
async function mountRings(tools: ClaimTools, ondrop?: (node: Konva.Node, places: Places) => void) {
  const mounted = await mountSvelte(tools, Rings, { ondrop });
  const places: Places = mounted['places'];
  await tools.frames(2);
  const node = (id: Name) => {
    const found = tools.Konva.stages[0]?.findOne(`#${id}`);
    if (found === undefined) throw new Error(`There is no node ${id}.`);
    return found;
  };
  return { places, node };
}

/** Drags the circles in the upper row, one after the other, by 30 and 10. */
function dragAll({ mouse }: ClaimTools) {
  for (const x of [60, 160, 260]) mouse.drag([x, 60], [x + 30, 70]);
}

export default defineClaims([
  {
    says: 'nor when code moves the node: `node.x(40)`, a tween and a `Konva.Animation` change only the node',
    run: async (tools) => {
      const { places, node } = await mountRings(tools);
      node('bound').x(40);
      await tools.frames(2);
      tools.expect([node('bound').x(), places.bound.x]).toEqual([40, 60]);
    },
  },
  {
    says: 'At the end of a gesture, the binding writes the state before your listener runs.',
    run: async (tools) => {
      const seen: unknown[] = [];
      await mountRings(tools, (dragged, { bound }) => seen.push(dragged.id(), bound.x, bound.y));
      tools.mouse.drag([60, 60], [90, 70]);
      tools.expect(seen).toEqual(['bound', 90, 70]);
    },
  },
  {
    says: 'A component writes a prop when its value changes, and a later `place.x = 80` is not a change if the state is already 80.',
    run: async (tools) => {
      const { places, node } = await mountRings(tools);
      dragAll(tools);
      places.unbound.x = 160;
      places.fixed.x = 260;
      await tools.frames();
      tools.expect([places.bound.x, node('bound').x()]).toEqual([90, 90]);
      tools.expect([node('unbound').x(), node('fixed').x()]).toEqual([190, 290]);
      places.unbound.x = 161;
      places.fixed.x = 261;
      await tools.frames();
      tools.expect([node('unbound').x(), node('fixed').x()]).toEqual([161, 261]);
    },
  },
  {
    says: 'not written: the number has not changed',
    run: async (tools) => {
      const { places, node } = await mountRings(tools);
      dragAll(tools);
      node('bound').x(400);
      places.bound = { ...places.bound };
      places.unbound = { ...places.unbound };
      places.fixed = { ...places.fixed };
      await tools.frames();
      tools.expect([node('bound').x(), node('unbound').x(), node('fixed').x()]).toEqual([90, 160, 290]);
    },
  },
  {
    says: 'If the state is `undefined` when the gesture ends, the binding does not write it.',
    run: async (tools) => {
      const { places, node } = await mountRings(tools);
      tools.mouse.drag([0, 200], [30, 210]);
      tools.expect([places.later.x, places.later.y]).toEqual([undefined, 210]);
      tools.expect(node('later').position()).toEqual({ x: 30, y: 210 });
      // It counts what the value is now, not what it was at first.
      places.later.x = 50;
      await tools.frames(2);
      tools.mouse.drag([50, 210], [90, 210]);
      tools.expect(places.later.x).toBe(90);
    },
  },
  {
    says: 'The component writes `scale` and then `scaleX` and `scaleY`, which are `undefined` and reset it.',
    run: async (tools) => {
      const seen: unknown[] = [];
      await mountSvelte(tools, Scaled, { report: (scale: unknown) => seen.push(scale) });
      const rect = tools.Konva.stages[0]?.findOne('Rect');
      tools.expect(rect?.scale()).toEqual({ x: 1, y: 1 });
      rect?.scale({ x: 3, y: 3 });
      rect?.fire('transformend');
      await tools.frames();
      tools.expect(rect?.scale()).toEqual({ x: 1, y: 1 });
      tools.expect(seen).toEqual([{ x: 2, y: 2 }, undefined]);
    },
  },
  {
    says: "The listener moves the node, and a moment later the component's effect writes the dropped position.",
    run: async (tools) => {
      const { node } = await mountRings(tools, (dragged) => dragged.position({ x: 200, y: 100 }));
      dragAll(tools);
      tools.expect(node('unbound').x()).toBe(200);
      await tools.frames();
      tools.expect(node('bound').position()).toEqual({ x: 90, y: 70 });
      tools.expect(node('unbound').position()).toEqual({ x: 190, y: 70 });
      tools.expect(node('fixed').position()).toEqual({ x: 200, y: 100 });
    },
  },
  {
    says: 'If the prop is bound, set the state in the listener instead.',
    run: async (tools) => {
      const { node } = await mountRings(tools, (_, places) => (places.bound = { x: 60, y: 60 }));
      tools.mouse.drag([60, 60], [90, 70]);
      await tools.frames();
      tools.expect(node('bound').position()).toEqual({ x: 60, y: 60 });
    },
  },
  {
    says: 'If the result equals the old value, the state does not change, and the node stays where it was dropped.',
    run: async (tools) => {
      const set: number[] = [];
      await mountSvelte(tools, Snapped, { report: (x: number) => set.push(x) });
      const circle = tools.Konva.stages[0]?.findOne('Circle');
      await tools.frames(2);
      tools.mouse.drag([40, 60], [50, 60]);
      await tools.frames();
      tools.expect([set, circle?.x()]).toEqual([[40], 50]);
      tools.mouse.drag([50, 60], [110, 60]);
      await tools.frames();
      tools.expect([set, circle?.x()]).toEqual([[40, 120], 120]);
    },
  },
  {
    says: 'With `$state.raw` or a plain array, the assignment changes only the object',
    run: async (tools) => {
      await mountSvelte(tools, RawList, {});
      await tools.frames(2);
      tools.mouse.drag([60, 60], [90, 60]);
      await tools.frames();
      tools.mouse.drag([60, 200], [90, 200]);
      await tools.frames();
      tools.expect(tools.Konva.stages[0]?.find('Circle').map((circle) => circle.x())).toEqual([90, 90]);
      tools.expect(tools.container.textContent?.trim()).toBe('90 and 60');
    },
  },
]);
