/** A found record. */
export interface Found {
  /** Position in the list of records. */
  record: number;
  score: number;
  /** True when a word of the query is in the record's own title. */
  inTitle: boolean;
}

/** A found record, and the share of the query that it covers. */
export interface CoveredFound extends Found {
  cover: number;
}
