/** How large a site is, as far as its tests go. */
export interface Size {
  /** Built pages that are tested. */
  pages: number;
  /** Demos, each counted as often as it has flavours. */
  flavours: number;
}

/** Seconds of the wall clock: once, for each page, for each flavour of a demo. */
export interface Cost {
  name: string;
  fixed: number;
  page: number;
  flavour: number;
}

/** Seconds at a size. */
export function costAt({ fixed, page, flavour }: Cost, { pages, flavours }: Size): number {
  return fixed + page * pages + flavour * flavours;
}

/** A browser test of a run: its file below `e2e/`, its titles, and milliseconds. */
export interface TestTime {
  file: string;
  title: string;
  milliseconds: number;
}

/** Says which tests there are more of when the site grows, or which take longer. */
export interface Scaling {
  file: string;
  title: RegExp;
  by: keyof Size;
}

/**
 * What each file of browser tests costs.
 *
 * @param tests all tests of a run
 * @param seconds what the run took; its workers divide what the tests took one by one
 * @param size of the site in that run
 */
export function browserCosts(
  tests: readonly TestTime[],
  seconds: number,
  size: Size,
  scalings: readonly Scaling[],
): Cost[] {
  const sum = tests.reduce((total, { milliseconds }) => total + milliseconds, 0);
  if (sum === 0) return [];
  /** Seconds of the run for a millisecond of a test. */
  const share = seconds / sum;
  const costs = new Map<string, Cost>();
  for (const { file, title, milliseconds } of tests) {
    const cost = costs.get(file) ?? { name: file, fixed: 0, page: 0, flavour: 0 };
    costs.set(file, cost);
    const by = scalings.find((one) => one.file === file && one.title.test(title))?.by;
    const own = milliseconds * share;
    if (by === undefined) cost.fixed += own;
    else if (by === 'pages') cost.page += own / size.pages;
    else cost.flavour += own / size.flavours;
  }
  return [...costs.values()];
}

/** Seconds of a step at two sizes of the site. */
export interface Measured {
  size: Size;
  seconds: number;
}

/**
 * What a step costs that was measured at two sizes. What it takes more at the larger one is put down to pages or to flavours.
 *
 * @throws when both sizes are the same
 */
export function grownCost(name: string, small: Measured, large: Measured, by: keyof Size): Cost {
  const more = large.size[by] - small.size[by];
  if (more <= 0) throw new Error(`${name} was measured at one number of ${by} only. Measure it at two.`);
  const each = Math.max(0, (large.seconds - small.seconds) / more);
  const fixed = Math.max(0, small.seconds - each * small.size[by]);
  return { name, fixed, page: by === 'pages' ? each : 0, flavour: by === 'flavours' ? each : 0 };
}

/** One cost for several, under a name. */
export function together(name: string, costs: readonly Cost[]): Cost {
  const sum = (key: 'fixed' | 'page' | 'flavour') => costs.reduce((total, cost) => total + cost[key], 0);
  return { name, fixed: sum('fixed'), page: sum('page'), flavour: sum('flavour') };
}

/** Costs below this many seconds, at both sizes, stand together in one line. */
const SMALL = 4;

/** The costs that deserve a line, the largest first, and one line for the others. */
export function withOthers(costs: readonly Cost[], sizes: readonly Size[], noun: string): Cost[] {
  const most = (cost: Cost) => Math.max(...sizes.map((size) => costAt(cost, size)));
  const large = costs.filter((cost) => most(cost) >= SMALL).sort((a, b) => most(b) - most(a));
  const small = costs.filter((cost) => most(cost) < SMALL);
  return small.length === 0 ? large : [...large, together(`${small.length} other ${noun}`, small)];
}

const whole = (value: number) => String(Math.round(value));

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

export interface CostGroup {
  /** What stands before each name in the table. */
  label: string;
  costs: readonly Cost[];
}

/**
 * The table of costs, in Markdown.
 *
 * @param now size of the site that was measured
 * @param then size it will have
 * @param sums further lines, with seconds at both sizes
 */
export function costTable(
  groups: readonly CostGroup[],
  now: Size,
  then: Size,
  sums: readonly { name: string; now: number; then: number }[],
): string {
  const named = ({ pages, flavours }: Size) => `${pages} pages, ${flavours} flavors`;
  const head = ['step or spec', 'fixed, s', 'one more page, ms', 'one more flavor, ms', `${named(now)}, s`];
  const rows = groups.flatMap(({ label, costs }) =>
    costs.map((cost) => [
      `${label}${cost.name}`,
      whole(cost.fixed),
      whole(cost.page * 1000),
      whole(cost.flavour * 1000),
      whole(costAt(cost, now)),
      whole(costAt(cost, then)),
    ]),
  );
  const ends = sums.map((sum) => [`**${sum.name}**`, '', '', '', `**${whole(sum.now)}**`, `**${whole(sum.then)}**`]);
  return [
    line([...head, `${named(then)}, s`]),
    line(['---', ...Array.from({ length: 5 }, () => '--:')]),
    ...[...rows, ...ends].map(line),
  ].join('\n');
}
