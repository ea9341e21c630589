import { MAX_NUMBERS } from '../model/inspection';

/** A list of numbers as text for its field, separated by commas. */
export function textOfNumbers(values: readonly number[]): string {
  return values.map((value) => Number(value.toFixed(4))).join(', ');
}

/** Parses numbers separated by commas or spaces; undefined when one of them is not a number. */
export function numbersOfText(text: string): number[] | undefined {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const values = parts.map(Number);
  return values.length <= MAX_NUMBERS && values.every(Number.isFinite) ? values : undefined;
}
