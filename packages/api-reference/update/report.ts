import type { MemberChange } from './member-changes';
import type { Touched } from './touched';

/** A command of an update and its result. */
export interface Step {
  name: string;
  passed: boolean;
  /** The end of what it printed, if it failed. */
  output?: string;
}

export interface Update {
  before: string;
  after: string;
  /** `react-konva 19.3.1 → 19.3.2`. */
  bindings: readonly string[];
  changes: readonly MemberChange[];
  touched: Touched;
  /** What the API reference lacks, or has too much. */
  gaps: readonly string[];
  steps: readonly Step[];
  /** Demos whose image is another one. */
  pictures: readonly string[];
}

const TITLES: readonly [MemberChange['kind'], string][] = [
  ['new', 'New: write the text'],
  ['default', 'Changed defaults: correct the text'],
  ['type', 'Changed types: correct the text'],
  ['deprecated', 'Deprecated: say what replaces it'],
  ['removed', 'Removed: take the text out'],
];

/** The text of the pull request, in Markdown. */
export function updateReport(update: Update): string {
  const { before, after, bindings, changes, touched, gaps, steps, pictures } = update;
  return [
    `# konva ${before} → ${after}`,
    ...section('Bindings', bindings),
    ...(changes.length === 0 ? ['No name, type or default changed.'] : []),
    ...TITLES.flatMap(([kind, title]) =>
      section(
        title,
        changes.filter((change) => change.kind === kind).map((change) => line(change)),
      ),
    ),
    ...section('What the API reference asks for', gaps),
    ...section(
      'Demos that use a changed member',
      touched.demos.map((id) => `\`${id}\``),
    ),
    ...section(
      'Pages and claims that name one',
      touched.texts.map((file) => `\`${file}\``),
    ),
    ...section(
      'Changed images: compare them',
      pictures.map((id) => `\`demos/${id}/poster.webp\``),
    ),
    ...section(
      'Checks',
      steps.map(({ name, passed }) => `${passed ? 'passed' : '**failed**'}: \`${name}\``),
    ),
    ...steps.flatMap(({ name, output }) =>
      output === undefined ? [] : [`### ${name}\n\n\`\`\`text\n${output.replaceAll('```', "'''")}\n\`\`\``],
    ),
    '',
  ].join('\n\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, lines.map((each) => `- ${each}`).join('\n')];
}

function line({ name, kind, from, to, file, isWritten, draft }: MemberChange): string {
  const change = from === undefined || to === undefined ? '' : `: \`${from}\` → \`${to}\``;
  const said =
    kind !== 'new'
      ? ''
      : isWritten
        ? ', which has it'
        : draft === undefined
          ? '. The library has no comment on it.'
          : `. Draft, from the library’s comment, to be checked:\n  > ${draft.replaceAll('\n', '\n  > ')}`;
  return `\`${name}\`${change}, in \`${file}\`${said}`;
}
