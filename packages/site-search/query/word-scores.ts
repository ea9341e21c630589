import { FIELD_BOOST, FIELDS, OTHER_FIELDS_SHARE, type Field } from './weights';

const COUNT = FIELDS.length;
const BOOSTS = FIELDS.map((field) => FIELD_BOOST[field]);
export const fieldNumber = (field: Field): number => FIELDS.indexOf(field);

/** The scores of one query word in each record: the best match per field. */
export class WordScores {
  private readonly cells: Float32Array;
  private readonly known: Uint8Array;
  /** Records in which the word was found, without duplicates. */
  readonly found: number[] = [];

  /** @param size number of records */
  constructor(size: number) {
    this.cells = new Float32Array(size * COUNT);
    this.known = new Uint8Array(size);
  }

  has(record: number): boolean {
    return this.known[record] === 1;
  }

  /**
   * Records a match.
   * @param field the field's position in `FIELDS`
   * @param strength the match's likeness, multiplied by its frequency factor
   */
  note(record: number, field: number, strength: number): void {
    const cell = record * COUNT + field;
    const score = strength * (BOOSTS[field] ?? 0);
    if (score > (this.cells[cell] ?? 0)) this.cells[cell] = score;
    if (this.known[record] === 0) {
      this.known[record] = 1;
      this.found.push(record);
    }
  }

  inField(record: number, field: number): boolean {
    return (this.cells[record * COUNT + field] ?? 0) > 0;
  }

  /** The best field's score plus a small share of the others'. */
  of(record: number): number {
    if (this.known[record] === 0) return 0;
    let best = 0;
    let all = 0;
    for (let cell = record * COUNT; cell < (record + 1) * COUNT; cell++) {
      const score = this.cells[cell] ?? 0;
      all += score;
      if (score > best) best = score;
    }
    return best + (all - best) * OTHER_FIELDS_SHARE;
  }
}
