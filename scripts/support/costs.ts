/** Size of a site as its tests see it. */
export interface Size {
  /** Built pages that have tests. */
  pages: number;
  /** Demos, counted once per flavor. */
  flavours: number;
}

/** Seconds of wall-clock time: fixed, per page, and per demo flavor. */
export interface Cost {
  name: string;
  fixed: number;
  page: number;
  flavour: number;
}

/** Seconds at a given size. */
export function costAt({ fixed, page, flavour }: Cost, { pages, flavours }: Size): number {
  return fixed + page * pages + flavour * flavours;
}

/** A browser test of a run: its file below `e2e/`, its titles, and its milliseconds. */
export interface TestTime {
  file: string;
  title: string;
  milliseconds: number;
}

/** Says which tests grow in number or duration with the site. */
export interface Scaling {
  file: string;
  title: RegExp;
  by: keyof Size;
}

/**
 * What each file of browser tests costs.
 *
 * @param tests all tests of a run
 * @param seconds duration of the run; workers ran its tests in parallel
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
  /** Seconds of the run per millisecond of a test. */
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
 * What a step costs, measured at two sizes. The difference is attributed to pages or to flavors.
 *
 * @throws when both sizes are equal
 */
export function grownCost(name: string, small: Measured, large: Measured, by: keyof Size): Cost {
  const more = large.size[by] - small.size[by];
  if (more <= 0) throw new Error(`${name} was measured at one number of ${by} only. Measure it at two.`);
  const each = Math.max(0, (large.seconds - small.seconds) / more);
  const fixed = Math.max(0, small.seconds - each * small.size[by]);
  return { name, fixed, page: by === 'pages' ? each : 0, flavour: by === 'flavours' ? each : 0 };
}

/** Adds several costs up under one name. */
export function together(name: string, costs: readonly Cost[]): Cost {
  const sum = (key: 'fixed' | 'page' | 'flavour') => costs.reduce((total, cost) => total + cost[key], 0);
  return { name, fixed: sum('fixed'), page: sum('page'), flavour: sum('flavour') };
}

/** Costs below this many seconds at both sizes share one line. */
const SMALL = 4;

/** The costs large enough for a line of their own, the largest first, and one line for the rest. */
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
  /** Prefix of each name in the table. */
  label: string;
  costs: readonly Cost[];
}

/**
 * The table of costs, in Markdown.
 *
 * @param now size of the measured site
 * @param then size that it will have
 * @param sums additional rows, with seconds at both sizes
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
