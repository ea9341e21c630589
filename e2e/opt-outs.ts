import type { Flavour } from '../packages/demo-engine/model/flavours';

/**
 * Rules for every demo. `holds its state`: its check passes with the bindings' strict modes, and one more render changes nothing on the
 * canvas. `cleans up`: after an unmount, it leaves no stage, animation, timer, listener on window or document, or object URL behind.
 */
export type DemoRule = 'draws' | 'logs no error' | 'has a check' | 'holds its state' | 'cleans up';

export interface OptOut {
  demo: string;
  /** All flavors when omitted. */
  flavour?: Flavour;
  rule: DemoRule;
  /** Why this demo cannot follow the rule. */
  reason: string;
}

/**
 * The only exceptions to the rules of `every-demo.spec.ts`. Each one is tested in reverse: if the demo follows the rule after all, the run
 * fails and the entry must be removed. Pictures that cannot match say so in `demo.json` (`picturesDiffer`).
 */
export const OPT_OUTS: readonly OptOut[] = [
  {
    demo: 'tutorials/posts/Tainted_Canvas',
    rule: 'logs no error',
    reason: 'Konva logs an error for each export and filter of the blocked picture, which is what the demo shows.',
  },
  {
    demo: 'guides/svelte/Bindings',
    rule: 'holds its state',
    reason: 'Two of its three rings are not bound, to show how their nodes drift away from the state.',
  },
];

/** The exception to a rule, if there is one. */
export function optOut(table: readonly OptOut[], demo: string, flavour: Flavour, rule: DemoRule): OptOut | undefined {
  return table.find(
    (entry) => entry.demo === demo && entry.rule === rule && (entry.flavour === undefined || entry.flavour === flavour),
  );
}

/** Entries that name an unknown demo or flavor, or do not give a reason. */
export function wrongOptOuts(
  table: readonly OptOut[],
  demos: readonly { id: string; flavours: readonly Flavour[] }[],
): string[] {
  return table.flatMap((entry) => {
    const demo = demos.find(({ id }) => id === entry.demo);
    const name = `e2e/opt-outs.ts, ${entry.demo} (${entry.rule})`;
    if (demo === undefined) return [`${name}: there is no such demo. Remove the entry.`];
    if (entry.flavour !== undefined && !demo.flavours.includes(entry.flavour)) {
      return [`${name}: the demo has no flavour ${entry.flavour}. Remove the entry.`];
    }
    if (entry.reason.trim().length < 20)
      return [`${name}: the reason says too little. Say why the rule cannot be kept.`];
    return [];
  });
}
