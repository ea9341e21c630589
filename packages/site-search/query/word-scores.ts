import { FIELD_BOOST, FIELDS, OTHER_FIELDS_SHARE, TEXT_COVER, type Field } from './weights';

const COUNT = FIELDS.length;
const BOOSTS = FIELDS.map((field) => FIELD_BOOST[field]);
export const fieldNumber = (field: Field): number => FIELDS.indexOf(field);
const TEXT = fieldNumber('text');

/** The scores of one query word in each record: the best match per field. */
export class WordScores {
  private readonly cells: Float32Array;
  /** For each record, how much its best match resembles the word; 0 when there is none. */
  private readonly likenesses: Float32Array;
  /** Records in which the word was found, without duplicates. */
  readonly found: number[] = [];
  /** How many of them have the word itself or another form of it. */
  sameWord = 0;

  /** @param size number of records */
  constructor(size: number) {
    this.cells = new Float32Array(size * COUNT);
    this.likenesses = new Float32Array(size);
  }

  has(record: number): boolean {
    return this.likenessIn(record) > 0;
  }

  /** How much the best match in a record resembles the word, from 0 to 1. */
  likenessIn(record: number): number {
    return this.likenesses[record] ?? 0;
  }

  /**
   * Records a match.
   * @param field the field's position in `FIELDS`
   * @param likeness of the match
   * @param frequency factor of the word's frequency in the field
   */
  note(record: number, field: number, likeness: number, frequency = 1): void {
    const cell = record * COUNT + field;
    const score = likeness * frequency * (BOOSTS[field] ?? 0);
    if (score > (this.cells[cell] ?? 0)) this.cells[cell] = score;
    const before = this.likenessIn(record);
    if (before === 0) this.found.push(record);
    const sure = field === TEXT ? likeness * TEXT_COVER : likeness;
    if (sure > before) this.likenesses[record] = sure;
  }

  inField(record: number, field: number): boolean {
    return (this.cells[record * COUNT + field] ?? 0) > 0;
  }

  /** Likeness of the best match in a field without frequencies; 0 when there is none. */
  likenessInField(record: number, field: number): number {
    return (this.cells[record * COUNT + field] ?? 0) / (BOOSTS[field] ?? 1);
  }

  /** The best field's score plus a small share of the others'. */
  of(record: number): number {
    if (!this.has(record)) return 0;
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
