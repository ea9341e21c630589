/** Every number that decides the order of results. Tuned on `evaluation/queries.ts`. */

/** Places where a word can stand in a record. The order is part of the index files' layout. */
export const FIELDS = ['title', 'above', 'group', 'address', 'keywords', 'summary', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** How much a match counts by the place of the word. */
export const FIELD_BOOST: Readonly<Record<Field, number>> = {
  /** The record's own title. */
  title: 6,
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
};

/** How much a match counts by its likeness to the word as typed, which is 1. */
export const LIKENESS = {
  /** Another form of the word: plural, verb form, other spelling. */
  root: 0.95,
  /** The word begins with what was typed, at least; grows to `prefixMost` with the share that was typed. */
  prefixLeast: 0.4,
  prefixMost: 0.9,
  /** A slip of the finger; each further one counts that much again. */
  slip: 0.6,
  /** A word of the same meaning. */
  synonym: 0.6,
  /** The same where the site knows the typed word too. */
  synonymBeside: 0.45,
} as const;

/** Share of the other places' scores that is added to the best place's. */
export const OTHER_FIELDS_SHARE = 0.12;
/** Share of a section's score for a word that its page gets when the page itself lacks the word. */
export const SECTION_TO_PAGE_SHARE = 0.35;
/** Term frequency in texts: how fast more of the same word stops counting, and how much long texts are damped. */
export const TEXT_SATURATION = 1.2;
export const TEXT_LENGTH_DAMPING = 0.5;
/** Words in the average text, roughly; only the proportion matters. */
export const TEXT_USUAL_LENGTH = 80;

/** Factor at full cover of the record's title by the query; partial cover counts in proportion. */
export const TITLE_COVER_BONUS = 0.9;
/** Factor when title and query, or address and query, are the same words. */
export const SAME_TITLE_BONUS = 0.6;
/** Factor when the query is the record's full name: `Konva.Rect`, `Node#find`. */
export const SAME_NAME_BONUS = 3;

/** Records that cover less of the query (by the words' weight) than this share of the best cover are no results. */
export const LEAST_COVER = 0.3;
/** A record with part of the query's words counts that share to this power. */
export const COVER_POWER = 1.5;
/** Weight, for the cover, of a word that the whole site does not know. */
export const UNKNOWN_WORD_WEIGHT = 0.2;

/** Weight of a framework's name among other words: it lifts, it does not decide. */
export const FRAMEWORK_WEIGHT = 0.5;

/** Factor by what the record is. */
export const KIND_FACTOR = { page: 1.25, section: 0.9, member: 1, demo: 0.95 } as const;
/** A framework's page for a reader who did not name the framework. */
export const UNASKED_FRAMEWORK_FACTOR = 0.6;
/** A framework's page for a reader who named it. */
export const ASKED_FRAMEWORK_FACTOR = 1.5;
/** Blog posts, overviews and lists, which name everything once. */
export const BROAD_PAGE_FACTOR = 0.7;
/** The first page of a section. */
export const INDEX_PAGE_FACTOR = 1.45;
/** The page that opens its group. */
export const LEADING_PAGE_FACTOR = 1.25;
/** A query that is written like code (`toDataURL`, `Node#find`, `add()`) asks for the API. */
export const CODE_QUERY_API_FACTOR = 1.6;
/** A query of plain words asks how to do something: the API counts this when its name has little of the query… */
export const PLAIN_QUERY_API_LEAST = 0.3;
/** …and this when its name is what was asked. */
export const PLAIN_QUERY_API_MOST = 0.85;
/** Likeness from which a word of a name counts as said: a slip of the finger, half of a long word. */
export const SAID_LIKENESS = 0.6;
/** Members of the base classes, which others inherit, stand before their overrides elsewhere. */
export const BASE_CLASS_FACTORS: Readonly<Record<string, number>> = {
  'Konva.Node': 1.15,
  'Konva.Shape': 1.1,
  'Konva.Container': 1.05,
};

/** Most results from one page, so that a long page does not fill the list; an API page may bring more members. */
export const MOST_PER_PAGE = 3;
export const MOST_MEMBERS_PER_PAGE = 5;
