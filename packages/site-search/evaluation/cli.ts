import path from 'node:path';
import { parseArgs } from 'node:util';
import { hasBuiltIndex, readBuiltIndex } from './built-index';
import { QUESTIONS } from './questions';
import {
  figuresOf,
  judge,
  partsOf,
  rowsOf,
  type Figures,
  type JudgedWording,
  type QuestionRow,
} from './questions/judge';

const HELP = `Prints a table of the questions that people asked: by framework and section, whether a page answers them and, when there is a build,
how well the search finds the answer.

npm run questions                    the table
npm run questions -- --missing       what is missing, question by question: the plan for new pages and sections
npm run questions -- --ranks         the rank of the answer for each wording, worst first, without those set aside
npm run questions -- --set-aside     the same for those set aside; do not tune the ranking on them

BUILD_DIR names the folder of another build.
`;

const NAME_WIDTH = 24;

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
const figuresText = ({ wordings, mrrAt5, inFive }: Figures) =>
  wordings === 0 ? '' : `${String(wordings).padStart(6)}  ${mrrAt5.toFixed(2)}  ${percent(inFive).padStart(5)}`;

function rowText({ name, questions, yes, partly, no, found }: QuestionRow): string {
  const counts = [questions, yes, partly, no].map((count) => String(count).padStart(8)).join('');
  return `${name.padEnd(NAME_WIDTH)}${counts}  ${figuresText(found)}`.trimEnd();
}

function tableText(judged: readonly JudgedWording[]): string {
  const { frameworks, sections, all } = rowsOf(QUESTIONS, judged);
  const head = `${''.padEnd(NAME_WIDTH)}${['asked', 'yes', 'partly', 'no'].map((each) => each.padStart(8)).join('')}   typed  MRR@5  in 5`;
  const rows = (each: readonly QuestionRow[]) => each.map(rowText).join('\n');
  return [head, rows(frameworks), '', rows(sections), '', rowText(all)].join('\n');
}

function ranksText(judged: readonly JudgedWording[]): string {
  const order = ({ rank }: JudgedWording) => rank ?? Number.POSITIVE_INFINITY;
  return [...judged]
    .sort((a, b) => (order(a) === order(b) ? 0 : order(b) - order(a)))
    .map(({ rank, typed, question }) => `${String(rank ?? '–').padStart(4)}  ${typed}  → ${question.answers.join(' ')}`)
    .join('\n');
}

function missingText(): string {
  return QUESTIONS.filter(({ missing }) => missing !== undefined)
    .map(
      ({ id, answered, asks, missing, answers }) =>
        `${answered === 'no' ? 'no    ' : 'partly'}  ${id}  ${asks}\n        ${missing ?? ''}${answers.length === 0 ? '' : ` (${answers.join(' ')})`}`,
    )
    .join('\n');
}

const { values } = parseArgs({
  options: {
    missing: { type: 'boolean' },
    ranks: { type: 'boolean' },
    'set-aside': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help === true) {
  console.log(HELP);
} else {
  const build = path.resolve(process.env['BUILD_DIR'] ?? 'build');
  const judged = hasBuiltIndex(build) ? judge(QUESTIONS, readBuiltIndex(build).ask) : [];
  const { tuning, setAside } = partsOf(judged);
  console.log(tableText(judged));
  if (judged.length === 0) console.log(`\nNo ranks: ${build} has no search index. Run \`npm run build\` first.`);
  else console.log(`\nTuned on:  ${figuresText(figuresOf(tuning))}\nSet aside: ${figuresText(figuresOf(setAside))}`);
  if (values.missing === true) console.log(`\n${missingText()}`);
  if (values.ranks === true) console.log(`\n${ranksText(tuning)}`);
  if (values['set-aside'] === true) console.log(`\n${ranksText(setAside)}`);
}
