import { benchPart, type Part } from './model';

type Parts = Readonly<Record<string, Part>>;

const MAX_SPECS = 12;
const PAGES = [
  ['home', 'index.html'],
  ['tutorial', 'docs/shapes/Rect.html'],
  ['gallery', 'docs/sandbox.html'],
  ['API page, short', 'api/Konva.Rect.html'],
  ['API page, long', 'api/Konva.Node.html'],
  ['playground', 'play/index.html'],
] as const;

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A value of a part. @throws when it is missing, which only an edited file can cause */
function valueOf({ values }: Part, name: string): number {
  const value = values[name];
  if (value === undefined)
    throw new Error(`docs/figures.json has no value ${name}. Run what \`npm run figures\` reads.`);
  return value;
}

const count = (part: Part, name: string) => grouped.format(valueOf(part, name));
const size = (part: Part, name: string) => `${oneDecimal.format(valueOf(part, name))} kB`;
/** A size without decimals, or in MB with one. */
const roughSize = (kB: number) => (kB < 1000 ? `${grouped.format(kB)} kB` : `${oneDecimal.format(kB / 1000)} MB`);
const day = ({ date }: Part) => longDate.format(new Date(date));

function origin(part: Part): string {
  const { command, machine } = part;
  const on = machine === undefined ? '' : `; ${machine.cores} cores, Node ${machine.node}, ${machine.browser}`;
  return `${day(part)}, \`${command}\`${on}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Names and values below a prefix, the largest value first. */
function below({ values }: Part, prefix: string): [string, number][] {
  return Object.entries(values)
    .flatMap(([name, value]): [string, number][] =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    )
    .sort(([, a], [, b]) => b - a);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function specTable(run: Part): string {
  const specs = below(run, 'seconds.').map(([file, seconds]) => ({
    file: `\`${file}\``,
    tests: valueOf(run, `tests.${file}`),
    seconds,
  }));
  const rest = specs.slice(MAX_SPECS);
  const others = {
    file: `${rest.length} others`,
    tests: sum(rest.map(({ tests }) => tests)),
    seconds: sum(rest.map(({ seconds }) => seconds)),
  };
  return table(
    ['spec', 'tests', 'seconds of one worker', 'for each'],
    [...specs.slice(0, MAX_SPECS), ...(rest.length === 0 ? [] : [others])].map(({ file, tests, seconds }) => [
      file,
      grouped.format(tests),
      grouped.format(seconds),
      `${(seconds / tests).toFixed(2)} s`,
    ]),
  );
}

const minutes = (run: Part) => `${grouped.format(valueOf(run, 'seconds') / 60)} minutes`;

function testCosts(all: Part, quick: Part | undefined): string {
  return [
    `${minutes(all)} for everything (${origin(all)})${quick === undefined ? '' : `, ${minutes(quick)} without \`--all\` (${origin(quick)})`}.${all.note === undefined ? '' : ` ${all.note}`}`,
    table(
      ['step', 'seconds'],
      below(all, 'step.').map(([name, seconds]) => [name, grouped.format(seconds)]),
    ),
    specTable(all),
  ].join('\n\n');
}

function speed(paint: Part, next: Part): string {
  const rows = [
    ['first contentful paint', paint, 'paint, Rect tutorial: FCP, ms'],
    ['total blocking time', paint, 'paint, Rect tutorial: TBT, ms'],
    ['the page answers', paint, 'paint, Rect tutorial: INTERACTIVE, ms'],
    ["from the press on a link to the next page's paint", next, 'next page: Rect tutorial, phone, ms'],
  ] as const;
  return [
    table(
      ['a tutorial of this site', 'plain Docusaurus', 'here'],
      rows.map(([title, part, name]) => [
        title,
        `${count(part, `${name}, plain Docusaurus`)} ms`,
        `${count(part, name)} ms`,
      ]),
    ),
    `${origin(paint)}. The last row: ${origin(next)}.`,
  ].join('\n\n');
}

function pageWeights(sizes: Part): string {
  return [
    table(
      ['page', 'HTML', 'style', 'scripts'],
      PAGES.map(([title, page]) => [
        title,
        ...['html', 'style', 'script'].map((kind) => size(sizes, `${kind}.${page}`)),
      ]),
    ),
    `Brotli, before the reader acts, without demos and their libraries (${origin(sizes)}).`,
  ].join('\n\n');
}

/**
 * The text of a generated region.
 *
 * @param name the region's name in its markers
 * @returns undefined when a part that it needs is not there
 * @throws when no such region is known
 */
export function regionText(name: string, parts: Parts): string | undefined {
  const { assistant, content, sizes, variants, 'run all': all, 'run quick': quick } = parts;
  const paint = parts[benchPart('paint')];
  const next = parts[benchPart('next')];
  const change = (from: string, to: string) =>
    variants && `${oneDecimal.format(valueOf(variants, from))} to ${size(variants, to)}`;

  switch (name) {
    case 'counts':
      return (
        content &&
        `${count(content, 'pages')} pages, ${count(content, 'demos')} demos in ${count(content, 'flavors')} flavors, and ${count(content, 'claims')} sentences with a program that proves them (${day(content)})`
      );
    case 'test-costs':
      return all && testCosts(all, quick);
    case 'page-weights':
      return sizes && pageWeights(sizes);
    case 'speed':
      return paint && next && speed(paint, next);
    case 'search-sizes':
      return sizes && `${count(sizes, 'search.titles')} and ${count(sizes, 'search.texts')} kB of gzip`;
    case 'search-order':
      return (
        sizes &&
        `${count(sizes, 'search.records')} records, the mean reciprocal rank of ${count(sizes, 'search.queries')} queries is ${valueOf(sizes, 'search.mrr').toFixed(3)}, and ${count(sizes, 'search.firstRight')} % have a wanted page first (${origin(sizes)})`
      );
    case 'assistant':
      return (
        assistant &&
        `of ${count(assistant, 'questions')} questions that people asked, ${count(assistant, 'inTwoCalls')} % are answered within two calls and 3,000 tokens (${count(assistant, 'inOneCall')} % by the search alone; median ${count(assistant, 'medianTokens')} tokens); \`check\` names the fault of ${count(assistant, 'namedFaults')} % of ${count(assistant, 'programs')} faulty programs and accepts their corrections; the list of tools costs ${count(assistant, 'toolListTokens')} tokens (${origin(assistant)})`
      );
    case 'critical-style-html':
      return change('html.without-critical-style', 'html.full');
    case 'route-tables-scripts':
      return (
        variants &&
        `${count(variants, 'scripts.without-route-tables')} scripts with ${size(variants, 'script.without-route-tables')} become ${count(variants, 'scripts.full')} with ${size(variants, 'script.full')}`
      );
    case 'lean-theme-scripts':
      return (
        variants && `${size(variants, 'script.without-lean-theme')} of scripts become ${size(variants, 'script.full')}`
      );
    default:
      if (name.startsWith('size/')) return sizes && roughSize(valueOf(sizes, `text.${name.slice('size/'.length)}`));
      throw new Error(`No generated region is called ${name}. The regions are in scripts/support/figures/texts.ts.`);
  }
}
