import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import ManyDots from './claims/ManyDots.svelte';
import MovingDots from './claims/tasks/MovingDots.svelte';

/** Mounts both lists, and notes what is written to their nodes from then on. */
async function mountLists(tools: ClaimTools) {
  const mounted = await mountSvelte(tools, ManyDots, {});
  await tools.frames(2);
  const written: string[] = [];
  const nodes = tools.Konva.stages[0]?.find('Circle') ?? [];
  for (const node of nodes) {
    const write = node.setAttr.bind(node);
    Reflect.set(node, 'setAttr', (name: string, value: unknown) => {
      written.push(`${node.id()} ${name}`);
      return write(name, value);
    });
  }
  const call = async (name: 'change' | 'replace', x: number) => {
    mounted[name](x);
    await tools.frames();
    return written.splice(0).sort();
  };
  return { nodes, call };
}

export default defineClaims([
  {
    says: 'one effect runs and writes one attribute of one node',
    run: async (tools) => {
      const { call } = await mountLists(tools);
      tools.expect(await call('change', 7)).toEqual(['deep2 x']);
    },
  },
  {
    says: 'The list is in `$state.raw`, and a field of an entry was assigned in place. Replace the entry and the list.',
    run: async (tools) => {
      const { call, nodes } = await mountLists(tools);
      await call('change', 7);
      tools.expect(nodes.find((node) => node.id() === 'raw2')?.x()).toBe(50);
      const written = await call('replace', 8);
      tools.expect(written).toContain('raw2 x');
      tools.expect(written.filter((words) => !words.startsWith('raw2'))).toEqual([]);
      tools.expect(nodes.find((node) => node.id() === 'raw2')?.x()).toBe(8);
    },
  },
  {
    says: 'With `staticConfig`, a circle has no listeners for `dragend` and `transformend`.',
    run: async (tools) => {
      const { nodes } = await mountLists(tools);
      const listening = nodes.map(({ eventListeners }) =>
        ['dragend', 'transformend'].every((type) => type in eventListeners),
      );
      tools.expect(listening).toEqual([true, true, true, false, false, false]);
    },
  },
  {
    says: 'Svelte creates the circles and updates them when their data changes. One animation moves all of them.',
    run: async (tools) => {
      const { paint } = await mountSvelte(tools, MovingDots, {});
      const circles = tools.Konva.stages[0]?.find('Circle') ?? [];
      tools.expect(circles).toHaveLength(2000);
      const before = circles.map((circle) => circle.position());
      paint(1999, '#ff0000');
      await tools.until(() =>
        /^[1-9]\d* frames per second$/.test(tools.container.querySelector('p')?.textContent ?? ''),
      );
      const resting = circles.filter(
        (circle, index) => circle.x() === before[index]?.x && circle.y() === before[index]?.y,
      );
      tools.expect(resting).toHaveLength(0);
      tools.expect(circles[1999]?.getAttr('fill')).toBe('#ff0000');
    },
  },
]);
