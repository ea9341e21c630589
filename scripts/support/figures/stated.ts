import type { Stated } from './model';
import { figuresIn, type ProseFigure } from './prose';

/** Reads a file of the project; undefined when it does not exist. */
export type ReadFile = (file: string) => string | undefined;

/** Start and end of each place where a document has a text; line breaks count as blanks. */
function placesOf(document: string, text: string): { start: number; end: number }[] {
  const words = text.split(/\s+/).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`));
  return [...document.matchAll(new RegExp(words.join(String.raw`\s+`), 'g'))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

const digits = (text: string) =>
  [...text.matchAll(/\d[\d.,_]*/g)].map(([number]) => Number(number.replaceAll(/[,_]|\.$/g, '')));

/** Whether code has the number, perhaps in a unit a thousand times smaller or larger. */
function hasNumber(code: string, wanted: number): boolean {
  return digits(code).some((number) => [number, number * 1000, number / 1000].includes(wanted));
}

/** What is wrong with the limits that are stated: a constant that is gone, or has another value. */
function limitProblems(stated: readonly Stated[], read: ReadFile): string[] {
  return stated.flatMap((each) => {
    if (!('limit' in each)) return [];
    const { document, text, limit } = each;
    const where = `${document}: "${text}"`;
    const source = read(limit.file);
    if (source === undefined) return [`${where}: there is no ${limit.file}.`];
    if (!source.includes(limit.code)) return [`${where}: ${limit.file} does not contain \`${limit.code}\`.`];
    const wrong = digits(text).filter((number) => !hasNumber(limit.code, number));
    return wrong.length === 0 ? [] : [`${where}: \`${limit.code}\` in ${limit.file} is not ${wrong.join(', ')}.`];
  });
}

/**
 * What is wrong with the figures of documents: one that is neither generated nor stated, a statement that no document makes, and a limit
 * whose constant has another value.
 */
export function figureProblems(documents: readonly string[], stated: readonly Stated[], read: ReadFile): string[] {
  const problems = limitProblems(stated, read);
  const left = new Set(stated);
  for (const document of documents) {
    const content = read(document) ?? '';
    const figures = figuresIn(content);
    const isIn = ({ start, end }: ProseFigure, place: { start: number; end: number }) =>
      place.start <= start && end <= place.end;
    const covered = new Set<ProseFigure>();
    for (const each of stated.filter((one) => one.document === document)) {
      const inside = placesOf(content, each.text).flatMap((place) => figures.filter((figure) => isIn(figure, place)));
      for (const figure of inside) covered.add(figure);
      if (inside.length > 0) left.delete(each);
    }
    for (const { text, line } of figures.filter((figure) => !covered.has(figure)))
      problems.push(
        `${document}:${line}: "${text}" may go out of date. Leave it out, name the constant's file instead, generate it (npm run figures), or add it to \`stated\` in docs/figures.json.`,
      );
  }
  for (const { document, text } of left)
    problems.push(`docs/figures.json: ${document} does not state the figure "${text}". Remove the entry.`);
  return problems;
}
