import { pageOf } from '../../model/record';
import { FRAMEWORKS, SECTIONS, type Question } from '.';
import { heldOut } from './held-out';

/** How many results a reader looks at. */
const LOOKED_AT = 5;

/** The place of the answer among the results of one wording. */
export interface JudgedWording {
  question: Question;
  typed: string;
  /** 1 is the first result; undefined when no result is a wanted page. */
  rank: number | undefined;
}

/** Ranks of every wording of the questions that have an answer. */
export function judge(questions: readonly Question[], ask: (query: string) => string[]): JudgedWording[] {
  return questions
    .filter(({ answered }) => answered !== 'no')
    .flatMap((question) => {
      const wanted = new Set(question.answers.map(pageOf));
      return question.typed.map((typed) => {
        const at = ask(typed).findIndex((url) => wanted.has(pageOf(url)));
        return { question, typed, rank: at < 0 ? undefined : at + 1 };
      });
    });
}

/** Figures of some wordings. */
export interface Figures {
  wordings: number;
  /** Mean reciprocal rank within the results that a reader looks at. */
  mrrAt5: number;
  /** Share of wordings with the answer among them. */
  inFive: number;
}

export function figuresOf(judged: readonly JudgedWording[]): Figures {
  const ranks = judged.map(({ rank }) => (rank !== undefined && rank <= LOOKED_AT ? rank : undefined));
  const share = (sum: number) => (judged.length === 0 ? 0 : sum / judged.length);
  return {
    wordings: judged.length,
    mrrAt5: share(ranks.reduce<number>((sum, rank) => sum + (rank === undefined ? 0 : 1 / rank), 0)),
    inFive: share(ranks.filter((rank) => rank !== undefined).length),
  };
}

/** The two parts: on the first, the ranking is tuned; the second tells what readers can expect. */
export function partsOf<T extends { question: Question }>(judged: readonly T[]): { tuning: T[]; setAside: T[] } {
  return {
    tuning: judged.filter(({ question }) => !heldOut(question.id)),
    setAside: judged.filter(({ question }) => heldOut(question.id)),
  };
}

/** A row of the table: a framework or section, how its questions are answered, and how they are found. */
export interface QuestionRow {
  name: string;
  questions: number;
  yes: number;
  partly: number;
  no: number;
  found: Figures;
}

function rowOf(name: string, questions: readonly Question[], judged: readonly JudgedWording[]): QuestionRow {
  const count = (answered: Question['answered']) => questions.filter((each) => each.answered === answered).length;
  const ids = new Set(questions.map(({ id }) => id));
  return {
    name,
    questions: questions.length,
    yes: count('yes'),
    partly: count('partly'),
    no: count('no'),
    found: figuresOf(judged.filter(({ question }) => ids.has(question.id))),
  };
}

/** One row for each framework, one for each section, and one for all. */
export function rowsOf(questions: readonly Question[], judged: readonly JudgedWording[]) {
  return {
    frameworks: FRAMEWORKS.map((name) =>
      rowOf(
        name,
        questions.filter(({ framework }) => framework === name),
        judged,
      ),
    ),
    sections: SECTIONS.map((name) =>
      rowOf(
        name,
        questions.filter(({ section }) => section === name),
        judged,
      ),
    ),
    all: rowOf('all', questions, judged),
  };
}
