import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import { Factory } from 'konva/lib/Factory';
import { getNumberArrayValidator } from 'konva/lib/Validators';
import { flushSync } from 'svelte';
import Props from './claims/Props.svelte';

/** Mounts the component, and answers with a way to count the change events of its nodes. */
async function mountProps(tools: ClaimTools) {
  const { changes, isPoints } = await mountSvelte(tools, Props, {});
  const layer = tools.Konva.stages[0]?.getLayers()[0];
  const node = (name: string) => {
    const found = layer?.findOne(`.${name}`);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found;
  };
  /** How often `event` fires on the node while `act` and its effects run. */
  const count = (name: string, event: string, act: () => void) => {
    let times = 0;
    node(name).on(`${event}.count`, () => (times += 1));
    act();
    flushSync();
    node(name).off('.count');
    return times;
  };
  return { changes, isPoints, node, count };
}

export default defineClaims([
  {
    says: '`undefined` removes the attribute, so the default applies again',
    run: async (tools) => {
      const { changes, node, count } = await mountProps(tools);
      count('line', 'strokeChange', () => changes.stroke('red'));
      tools.expect(node('line').getAttr('stroke')).toBe('red');
      count('line', 'strokeChange', () => changes.stroke(undefined));
      tools.expect('stroke' in node('line').attrs).toBe(false);
    },
  },
  {
    says: 'the node gets the proxy: `node.points() === points` is true.',
    run: async (tools) => {
      const { isPoints, node } = await mountProps(tools);
      tools.expect(isPoints(node('line').getAttr('points'))).toBe(true);
    },
  },
  {
    says: 'yes: Konva reads the members of `offset`, `crop`, `clip` and the like inside the effect',
    run: async (tools) => {
      const { changes, node, count } = await mountProps(tools);
      tools.expect(count('line', 'offsetXChange', changes.offset)).toBe(1);
      tools.expect(node('line').offsetX()).toBe(5);
      tools.expect(count('line', 'pointsChange', changes.replace), 'a new array').toBe(1);
      tools.expect(count('copy', 'pointsChange', changes.copy), 'a copy').toBe(1);
      // The attribute of one's own holds the proxy, so it has the value, but nothing is drawn again.
      tools.expect(count('line', 'windChange', changes.wind), 'an attribute of our own').toBe(0);
      tools.expect(node('line').getAttr('wind')).toEqual({ speed: 2 });
    },
  },
  {
    says: '`staticConfig` leaves out these listeners, and nothing else: the props stay reactive.',
    run: async (tools) => {
      const { changes, node, count } = await mountProps(tools);
      const own = (name: string) => ['dragend', 'transformend'].filter((type) => type in node(name).eventListeners);
      tools.expect([own('copy'), own('line')]).toEqual([['dragend', 'transformend'], []]);
      tools.expect(count('line', 'strokeChange', () => changes.stroke('red'))).toBe(1);
    },
  },
  {
    says: 'The component applies `scale`, and then the effects of `scaleX` and `scaleY` overwrite it with `undefined`. The same happens to `position` and `skew`.',
    run: async (tools) => {
      const { node } = await mountProps(tools);
      tools.expect(node('scale').scale()).toEqual({ x: 1, y: 1 });
      tools.expect(node('position').position()).toEqual({ x: 0, y: 0 });
      tools.expect([node('skew').skewX(), node('skew').skewY()]).toEqual([0, 0]);
      tools.expect([node('parts').scaleX(), node('parts').x(), node('parts').skewX()]).toEqual([2, 20, 1]);
    },
  },
  {
    says: "Konva's unminified code validates `points` and reads each element, so the effect depends on them. Minified code skips the validation, and the effect depends on the array alone.",
    run: async (tools) => {
      const { changes, count } = await mountProps(tools);
      tools.expect(count('line', 'pointsChange', changes.push), 'unminified').toBe(1);
      // What Konva does when it is loaded minified: the setter is made without a validator.
      const remake = (isUnminified: boolean) => {
        tools.Konva.isUnminified = isUnminified;
        Factory.overWriteSetter(tools.Konva.Line, 'points', getNumberArrayValidator());
      };
      tools.onEnd(() => remake(true));
      remake(false);
      // The effect runs once more with the old dependencies, and has the new ones afterward.
      count('line', 'pointsChange', changes.replace);
      tools.expect(count('line', 'pointsChange', changes.push), 'minified').toBe(0);
    },
  },
]);
