import { MOST_NUMBERS } from '../model/inspection';

/** A list of numbers as it is edited: separated by commas. */
export function textOfNumbers(values: readonly number[]): string {
  return values.map((value) => Number(value.toFixed(4))).join(', ');
}

/** The numbers of a text, separated by commas or spaces; undefined when something in it is not a number. */
export function numbersOfText(text: string): number[] | undefined {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const values = parts.map(Number);
  return values.length <= MOST_NUMBERS && values.every(Number.isFinite) ? values : undefined;
}
