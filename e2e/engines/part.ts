import { createHash } from 'node:crypto';

/** Which of several parts of the demos and pages a run takes, counted from 1. */
export interface Part {
  part: number;
  of: number;
}

/** The number of the week since a Monday in 1970: it changes on Mondays, and never starts anew. */
export function weekOf(date: Date): number {
  const DAY = 86_400_000;
  const MONDAY_OFFSET = 3;
  return Math.floor((date.getTime() / DAY + MONDAY_OFFSET) / 7);
}

/** @throws when the text is not `3/8` */
export function readPart(text: string): Part {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (part === undefined || of === undefined || part < 1 || part > of) {
    throw new Error(`--part=${text} is no part. Write which of how many: --part=1/8.`);
  }
  return { part, of };
}

/** This week's eighth: after eight weeks, everything has had its turn. */
export function thisWeek(date: Date): Part {
  return { part: (weekOf(date) % 8) + 1, of: 8 };
}

/** Whether an id belongs to a part. Ids stay in their part when others come and go. */
export function isInPart(id: string, { part, of }: Part): boolean {
  return createHash('sha1').update(id).digest().readUInt32BE() % of === part - 1;
}
