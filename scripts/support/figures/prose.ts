import { blankRegions } from './regions';

/** A number with a unit, and where it is in its document. */
export interface ProseFigure {
  text: string;
  line: number;
  start: number;
  end: number;
}

const UNITS =
  'kB|KB|MB|GB|ms|s|seconds?|minutes?|pages?|demos?|flavou?rs?|tests?|claims?|files?|lines?|words?|records?|%|chunks?|requests?|members?|queries|scripts?';
const NUMBER = String.raw`\d(?:[\d.,]*\d)?`;
const JOINED = String.raw`(?:\s(?:to|of|and|or|instead of)\s|\s?[–+/]\s?)`;
const FIGURE = new RegExp(
  String.raw`(?<![\w.\-#])${NUMBER}(?:${JOINED}${NUMBER})*[\s-]?(?:\w+\s)?(?:${UNITS})(?![\w/-])`,
  'g',
);

/** Blocks of code, code in backticks, comments and addresses of links are no prose. */
const NO_PROSE = /^```[\s\S]*?^```|`[^`\n]*`|<!--[\s\S]*?-->|\]\([^()\s]+\)/gm;

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** The figures in a document's prose, outside of generated parts. */
export function figuresIn(document: string): ProseFigure[] {
  const prose = blankRegions(document).replaceAll(NO_PROSE, blank);
  return [...prose.matchAll(FIGURE)].map(({ 0: text, index }) => ({
    text: text.replaceAll(/\s+/g, ' '),
    line: prose.slice(0, index).split('\n').length,
    start: index,
    end: index + text.length,
  }));
}
