/** What the scheduler needs to know about a step. */
export interface Planned {
  name: string;
  /** Names of the steps that must have passed before this one starts. */
  needs?: readonly string[];
  /** Approximate seconds. Of the steps that could start, the one that holds up the run longest starts first. */
  seconds: number;
  /** How many cores it keeps busy; defaults to 1. */
  cores?: number;
}

/** Progress of a run, by the names of its steps. */
export interface Progress {
  running: ReadonlySet<string>;
  /** Finished steps, and whether they passed. */
  ended: ReadonlyMap<string, boolean>;
}

/** @throws when a name is used twice, a step needs a step that does not exist, or steps need each other */
export function checkPlan(steps: readonly Planned[]): void {
  const names = steps.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`Two steps are named ${twice}. Give each a name of its own.`);
  for (const { name, needs = [] } of steps) {
    const unknown = needs.find((need) => !names.includes(need));
    if (unknown !== undefined) {
      throw new Error(`The step ${name} needs ${unknown}, which is not a step. The steps are ${names.join(', ')}.`);
    }
  }
  const sorted = new Set<string>();
  for (let left = [...steps]; left.length > 0;) {
    const free = left.filter(({ needs = [] }) => needs.every((need) => sorted.has(need)));
    if (free.length === 0) {
      throw new Error(`These steps need each other: ${left.map(({ name }) => name).join(', ')}. Take one need away.`);
    }
    for (const { name } of free) sorted.add(name);
    left = left.filter(({ name }) => !sorted.has(name));
  }
}

/** Seconds from the start of each step to the end of the run, if no step had to wait for a core. */
function secondsToEnd(steps: readonly Planned[]): Map<string, number> {
  const known = new Map<string, number>();
  const of = (step: Planned): number => {
    const before = known.get(step.name);
    if (before !== undefined) return before;
    const after = steps.filter(({ needs = [] }) => needs.includes(step.name)).map(of);
    const seconds = step.seconds + Math.max(0, ...after);
    known.set(step.name, seconds);
    return seconds;
  };
  for (const step of steps) of(step);
  return known;
}

/** The steps that can never start, because a step that they need failed or can never start either. */
export function lostSteps(steps: readonly Planned[], { ended }: Pick<Progress, 'ended'>): Set<string> {
  const lost = new Set<string>();
  const fails = (name: string) => ended.get(name) === false || lost.has(name);
  for (let before = -1; before !== lost.size;) {
    before = lost.size;
    for (const { name, needs = [] } of steps) if (needs.some(fails)) lost.add(name);
  }
  return lost;
}

/**
 * The steps to start now. If a step's cores are not free, others go first: every step has to run at some time, so no core stays idle for a
 * waiting step. A step that wants more cores than there are runs alone.
 *
 * @param cores how many cores the run may keep busy
 */
export function nextSteps(steps: readonly Planned[], { running, ended }: Progress, cores: number): string[] {
  const coresOf = (step: Planned) => Math.min(step.cores ?? 1, cores);
  const toEnd = secondsToEnd(steps);
  const urgency = ({ name }: Planned) => toEnd.get(name) ?? 0;
  const ready = steps
    .filter(({ name }) => !running.has(name) && !ended.has(name))
    .filter(({ needs = [] }) => needs.every((need) => ended.get(need) === true))
    .sort((a, b) => urgency(b) - urgency(a));
  let free = cores;
  for (const step of steps) if (running.has(step.name)) free -= coresOf(step);
  return ready.flatMap((step) => {
    if (coresOf(step) > free) return [];
    free -= coresOf(step);
    return [step.name];
  });
}

/** The only running step, when no other can start any more. */
export function lastStep(steps: readonly Planned[], progress: Progress): string | undefined {
  const [only, ...others] = progress.running;
  const left = steps.length - progress.ended.size - lostSteps(steps, progress).size;
  return others.length === 0 && left === 1 ? only : undefined;
}

/**
 * Runs steps in parallel, limited by the number of cores, in the order that their dependencies require.
 *
 * @param run runs one step; resolves to true when it passed
 * @param started called whenever steps have started
 * @returns which steps passed, by name, in the order in which they ended; without those that could not start
 */
export async function runPlan<Step extends Planned>(
  steps: readonly Step[],
  cores: number,
  run: (step: Step) => Promise<boolean>,
  started: (progress: Progress) => void = () => undefined,
): Promise<Map<string, boolean>> {
  checkPlan(steps);
  const ended = new Map<string, boolean>();
  const running = new Map<string, Promise<void>>();
  for (;;) {
    const next = nextSteps(steps, { running: new Set(running.keys()), ended }, cores);
    for (const name of next) {
      const step = steps.find((one) => one.name === name);
      if (step === undefined) continue;
      const end = (passed: boolean) => {
        running.delete(name);
        ended.set(name, passed);
      };
      running.set(name, run(step).then(end));
    }
    if (running.size === 0) return ended;
    started({ running: new Set(running.keys()), ended });
    await Promise.race(running.values());
  }
}

/** Seconds that a run takes if each step takes its stated time, whatever runs in parallel. */
export function planSeconds(steps: readonly Planned[], cores: number): number {
  checkPlan(steps);
  const ended = new Map<string, boolean>();
  const running = new Map<string, number>();
  let now = 0;
  for (;;) {
    for (const name of nextSteps(steps, { running: new Set(running.keys()), ended }, cores)) {
      running.set(name, now + (steps.find((step) => step.name === name)?.seconds ?? 0));
    }
    const [first] = [...running].sort(([, a], [, b]) => a - b);
    if (first === undefined) return now;
    const [name, end] = first;
    now = end;
    running.delete(name);
    ended.set(name, true);
  }
}
