/** What the ranking considers apart from single words: a record's title as a whole, its kind, its place on the site. */
import { ownTitle } from '../model/record';
import type { TitleRecord } from '../model/index-files';
import { nameKey, type ParsedQuery, type QueryWord } from './parse';
import { isFiller } from './vocabulary';
import * as weights from './weights';
import { formsOf, tokens, type WordForms } from './words';

/** Facts about a record that the ranking needs repeatedly. */
export interface RecordFacts {
  /** Meaningful words of the record's own title; a camelCase name is split into its parts. */
  titleWords: readonly TitleWord[];
  /** The same words as one word. */
  joinedTitle: string;
  /** The same for a page's address. */
  addressWords: readonly TitleWord[];
  /** The same for the group, on the page that opens it. */
  groupWords: readonly TitleWord[];
  /** Full name of a class or member, see `nameKey`. */
  name?: string;
  /** The framework to whose guide the page belongs. */
  framework?: string;
  isApi: boolean;
  /** The part of the ranking factor that does not depend on the query. */
  factor: number;
}

interface TitleWord extends WordForms {
  /** The camelCase word that this is a part of. */
  of?: string;
}

const FRAMEWORK_PAGE = /^\/docs\/(react|vue|svelte)\//;
const API_PAGE = /^\/api\//;
const BROAD_PAGE = /^\/(blog|category)(\/|$)|^\/$|\/(overview|faq|tools|ai_tools)\.html$|^\/docs\/sandbox\.html$/;
const SANDBOX_PAGE = /^\/docs\/sandbox\//;
const INDEX_PAGE = /\/index\.html$/;

export function factsOf(record: TitleRecord): RecordFacts {
  const title = ownTitle(record);
  const framework = FRAMEWORK_PAGE.exec(record.url)?.[1];
  const isApi = API_PAGE.test(record.url);
  const isMember = record.kind === 'member';
  const titleWords = isMember ? wordsOf(title) : meaningfulWords(title);
  return {
    titleWords,
    joinedTitle: titleWords.map(({ whole }) => whole).join(''),
    addressWords: record.kind === 'page' ? meaningfulWords(addressWords(record.url)) : [],
    groupWords: record.leads === true ? meaningfulWords(record.titles[0] ?? '') : [],
    ...(isApi ? { name: nameKey(isMember ? record.titles.slice(1).join('.') : title) } : {}),
    ...(framework === undefined ? {} : { framework }),
    isApi,
    factor:
      weights.KIND_FACTOR[record.kind] *
      (isMember ? (weights.BASE_CLASS_FACTORS[record.titles[1] ?? ''] ?? 1) : 1) *
      (BROAD_PAGE.test(record.url) ? weights.BROAD_PAGE_FACTOR : 1) *
      (SANDBOX_PAGE.test(record.url) ? weights.SANDBOX_FACTOR : 1) *
      (INDEX_PAGE.test(record.url) ? weights.INDEX_PAGE_FACTOR : 1) *
      (record.leads === true ? weights.LEADING_PAGE_FACTOR : 1),
  };
}

/** `/docs/drag_and_drop/Drag_Events.html` to `Drag Events`; empty for index pages and for API pages, which only repeat a class's name. */
export function addressWords(url: string): string {
  const name = url.slice(url.lastIndexOf('/') + 1).replace(/\.html$/, '');
  return name === 'index' || API_PAGE.test(url) ? '' : name.replaceAll('_', ' ');
}

function wordsOf(title: string): readonly TitleWord[] {
  return tokens(title).flatMap((token): TitleWord[] => {
    const forms = formsOf(token.text);
    return forms.parts.length > 0 ? forms.parts.map((part) => ({ ...part, of: forms.whole })) : [forms];
  });
}

/** The words of a title without fillers. Member names keep all their words instead: `isDragging` is not `drag`. */
function meaningfulWords(title: string): readonly TitleWord[] {
  const words = wordsOf(title);
  const meaningful = words.filter((word) => !isFiller(word.whole));
  return meaningful.length > 0 ? meaningful : words;
}

/**
 * Rewards titles that say what the query asks and little else.
 * @param terms terms of the index that the query's words matched, with their likeness
 * @returns the factor, the share of the title's words that the query contains, and whether the query is the record's full name
 */
export function titleFactor(
  facts: RecordFacts,
  terms: ReadonlyMap<string, number>,
  parsed: ParsedQuery,
): { factor: number; share: number; isName: boolean } {
  if (facts.name !== undefined && facts.name === parsed.name) {
    return { factor: 1 + weights.SAME_NAME_BONUS, share: 1, isName: true };
  }
  const asked = askedOf(facts, parsed);
  const isGroup = facts.groupWords.length > 0 && sameWords(facts.groupWords, asked);
  const { cover, share } = coverOf(facts, terms);
  const isSame = isGroup || sameWords(facts.titleWords, asked) || sameWords(facts.addressWords, asked);
  return {
    factor: 1 + weights.TITLE_COVER_BONUS * (isGroup ? 1 : cover) + (isSame ? weights.SAME_TITLE_BONUS : 0),
    share,
    isName: false,
  };
}

/**
 * Share of the title's words that matched: `cover` is weighted by likeness, in `share` a word counts in full from the likeness at which
 * it counts as said.
 */
function coverOf(
  { titleWords, joinedTitle }: RecordFacts,
  terms: ReadonlyMap<string, number>,
): { cover: number; share: number } {
  if (titleWords.length === 0) return { cover: 0, share: 0 };
  let cover = 0;
  let share = 0;
  for (const { whole, root, of } of titleWords) {
    let likeness = terms.get(whole) ?? 0;
    if (root !== whole) likeness = Math.max(likeness, terms.get(root) ?? 0);
    if (of !== undefined) likeness = Math.max(likeness, terms.get(of) ?? 0);
    cover += likeness;
    share += said(likeness);
  }
  const joined = terms.get(joinedTitle) ?? 0;
  return {
    cover: Math.max(joined, cover / titleWords.length),
    share: Math.max(said(joined), share / titleWords.length),
  };
}

/** A likeness that counts in full from the one at which a word counts as said. */
function said(likeness: number): number {
  return likeness >= weights.SAID_LIKENESS ? 1 : likeness;
}

/** What the query asks for; on a page of the framework that it names, the framework need not be in the title. */
function askedOf(facts: RecordFacts, parsed: ParsedQuery): readonly QueryWord[] {
  const isNamed = facts.framework !== undefined && facts.framework === parsed.framework;
  return parsed.words.filter(({ role }) => role === 'plain' || (role === 'framework' && !isNamed));
}

function sameWords(words: readonly TitleWord[], asked: readonly QueryWord[]): boolean {
  return (
    words.length === asked.length &&
    words.every(({ whole, root }) => asked.some((word) => word.whole === whole || word.root === root))
  );
}

/**
 * The part of a record's ranking factor that depends on the query.
 * @param nameShare how much name and query have in common: the smaller of the name's share and the query's share
 */
export function queryFactor(facts: RecordFacts, parsed: ParsedQuery, nameShare: number): number {
  if (facts.framework !== undefined) {
    if (facts.framework === parsed.framework) return weights.ASKED_FRAMEWORK_FACTOR;
    return parsed.framework === undefined
      ? (weights.UNASKED_FRAMEWORK_FACTORS[facts.framework] ?? 1)
      : weights.OTHER_FRAMEWORK_FACTOR;
  }
  if (!facts.isApi) return 1;
  if (parsed.isCode) {
    const asked = parsed.words.filter(({ role }) => role !== 'filler').length;
    return asked > 1 ? weights.MIXED_QUERY_API_FACTOR : weights.CODE_QUERY_API_FACTOR;
  }
  const { PLAIN_QUERY_API_MIN: least, PLAIN_QUERY_API_MAX: most } = weights;
  return least + (most - least) * nameShare ** 2;
}
