/** Every number that decides the order of results. Tuned on `evaluation/queries.ts`. */

/** Places where a word can occur in a record. The order is part of the index files' layout. */
export const FIELDS = ['title', 'above', 'group', 'address', 'keywords', 'summary', 'text', 'wordings'] as const;
export type Field = (typeof FIELDS)[number];

/** How much a match counts, by the place of the word. */
export const FIELD_BOOST: Readonly<Record<Field, number>> = {
  /** The record's own title. */
  title: 4.8,
  /** Titles above it: the page of a section, the class of a member. */
  above: 2.2,
  /** The group the page is in: a sidebar category. */
  group: 1.2,
  /** Words of the page's address. */
  address: 3,
  /** Tags, members that a demo uses. */
  keywords: 1.8,
  summary: 1.6,
  /** Only in the full text. */
  text: 0.75,
  /** What people type who look for the record (`wordings/`). */
  wordings: 4.5,
};

/** How much a match counts, by its likeness to the typed word; 1 is the same word. */
export const LIKENESS = {
  /** Another form of the word: plural, verb form, other spelling. */
  root: 0.95,
  /** The minimum for a word that begins with what was typed; grows to `prefixMost` with the share that was typed. */
  prefixLeast: 0.4,
  prefixMost: 0.9,
  /** One typo; each further typo multiplies by this factor again. */
  slip: 0.6,
  /** A synonym of a word that the site does not contain. */
  synonym: 0.6,
  /** A synonym of a word that the site contains. */
  synonymBeside: 0.45,
} as const;

/** Share of the other places' scores that is added to the best place's. */
export const OTHER_FIELDS_SHARE = 0.18;
/** Share of a section's score for a word that its page gets when the page itself lacks the word. */
export const SECTION_TO_PAGE_SHARE = 0.35;
/** Term frequency in texts: how fast repetitions of a word stop counting, and how much long texts are dampened. */
export const TEXT_SATURATION = 1.2;
export const TEXT_LENGTH_DAMPING = 0.5;
/** Approximate number of words in an average text; only the proportion matters. */
export const TEXT_USUAL_LENGTH = 80;

/** Added to the factor when the query covers the record's title completely; partial coverage counts in proportion. */
export const TITLE_COVER_BONUS = 0.9;
/** Added to the factor when the query repeats what people type for the record (`wordings/`); a part of it counts less. */
export const WORDING_BONUS = 1;
/** Added to the factor when the query has the same words as the title or the address. */
export const SAME_TITLE_BONUS = 0.6;
/** Added to the factor when the query is the record's full name: `Konva.Rect`, `Node#find`. */
export const SAME_NAME_BONUS = 3;

/** Records that cover less of the query (by the words' weights) than this share of the best coverage are not results. */
export const MIN_COVER = 0.3;
/** A record that covers a share of the query's words is weighted by that share raised to this power. */
export const COVER_POWER = 1.15;
/** How far a record's coverage moves to that of its whole page. */
export const PAGE_COVER_SHARE = 0.5;
/** Likeness, for the coverage, of a word that is only in the text. */
export const TEXT_COVER = 0.6;
/** Power of a word's rarity. */
export const RARITY_POWER = 0.8;
/** Share of the records with only a synonym or a longer word that counts for a word's rarity. */
export const OTHER_WORDS_SHARE = 0.2;
/** Weight, in the coverage, of a word that occurs nowhere on the site. */
export const UNKNOWN_WORD_WEIGHT = 0.2;

/** Weight of a framework's name among other words: it raises the score but does not decide. */
export const FRAMEWORK_WEIGHT = 0.5;

/** Factor by the kind of record. */
export const KIND_FACTOR = { page: 1.25, section: 0.9, member: 1, demo: 0.95 } as const;
/** A framework's page for a reader who did not name the framework: the more people use it, the likelier it is meant. */
export const UNASKED_FRAMEWORK_FACTORS: Readonly<Record<string, number>> = { react: 0.66, vue: 0.57, svelte: 0.52 };
/** A framework's page for a reader who named another one. */
export const OTHER_FRAMEWORK_FACTOR = 0.4;
/** A framework's page for a reader who named it. */
export const ASKED_FRAMEWORK_FACTOR = 2.2;
/** Blog posts, overviews and lists, which name everything once. */
export const BROAD_PAGE_FACTOR = 0.7;
/** Sandboxes: whole programs, which contain a bit of everything. */
export const SANDBOX_FACTOR = 0.8;
/** The first page of a section. */
export const INDEX_PAGE_FACTOR = 1.45;
/** The page that opens its group. */
export const LEADING_PAGE_FACTOR = 1.25;
/** API pages, for a query written like code (`toDataURL`, `Node#find`, `add()`). */
export const CODE_QUERY_API_FACTOR = 2;
/** The same for a query that has other words beside the code: it asks about the name, so a page may know more. */
export const MIXED_QUERY_API_FACTOR = 0.8;
/** API pages, for a query of plain words, which asks how to do something: the factor when name and query have little in common… */
export const PLAIN_QUERY_API_MIN = 0.3;
/** …and the factor when the name is what was asked. */
export const PLAIN_QUERY_API_MAX = 0.85;
/** Likeness from which a word of a name counts as typed: one typo, or half of a long word. */
export const SAID_LIKENESS = 0.6;
/** Members of the base classes, which other classes inherit, rank before their overrides. */
export const BASE_CLASS_FACTORS: Readonly<Record<string, number>> = {
  'Konva.Node': 1.15,
  'Konva.Shape': 1.1,
  'Konva.Container': 1.05,
};

/** The best result for the query in the words of the pages, as a share of the best result for what was typed. */
export const REWORDED_FACTOR = 1.05;
/** Share of the lower of a record's two scores that is added to the higher one, when it was found for both. */
export const BOTH_SHARE = 0.3;

/** Minimum number of words in a row that count as a quotation, such as a part of an error message. */
export const PHRASE_WORDS = 5;
/** Records that cover less of the query than this are not searched for its words in a row. */
export const PHRASE_COVER = 0.6;
/** Added to the factor of a record whose text has all of the query's words in a row; a part of them counts in proportion. */
export const PHRASE_BONUS = 12;

/** How many of the best records are compared for words that are near each other. */
export const NEAR_RECORDS = 40;
/** How many words apart two neighboring words of the query may be in a text. */
export const NEAR_WORDS = 4;
/** Added to the factor of a record in whose text all neighboring words of the query are near each other. */
export const NEAR_BONUS = 0.3;

/** From this share of its words in a row, a query is a quotation and keeps its words. */
export const QUOTED_SHARE = 0.6;

/** Share of the score of a page's next best record that is added to its best record's. */
export const PAGE_SUPPORT = 0.35;
/** Factor of each further result from one page, so that five results show several pages. */
export const REPEATED_PAGE_FACTOR = 0.5;
/** Maximum number of results from one page, so that a long page does not fill the list; more are allowed for members on an API page. */
export const MAX_PER_PAGE = 3;
export const MAX_MEMBERS_PER_PAGE = 5;
