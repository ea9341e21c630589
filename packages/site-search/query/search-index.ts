import type { TitleRecord } from '../model/index-files';
import { leadsOf } from '../model/leads';
import type { CoveredFound, Found } from './found';
import { parseQuery, type ParsedQuery, type QueryWord } from './parse';
import { reword } from './reword';
import { factsOf, queryFactor, titleFactor, type RecordFacts } from './rank-factors';
import { TermIndex } from './term-index';
import { stem } from './stem';
import { synonymsOf } from './vocabulary';
import { PhraseIndex } from './phrases';
import { Wordings } from './wordings';
import * as weights from './weights';
import { LIKENESS } from './weights';
import { fieldNumber, WordScores } from './word-scores';
import { formsOf } from './words';

/** Results and the terms that led to them. */
export interface Findings {
  /** Best first. */
  found: Found[];
  /** Terms of the index that the query's words matched, for marking. */
  terms: ReadonlySet<string>;
}

/** Old answers write `setHitStrokeWidth()` for an attribute, of which the site has only `hitStrokeWidth`, and `onContentClick` for an event. */
const ACCESSOR = /^(?:[gs]et|on)(.{3,})$/;
const TITLE = fieldNumber('title');
const ABOVE = fieldNumber('above');
const KEYWORDS = fieldNumber('keywords');
const TEXT = fieldNumber('text');
const WORDINGS = fieldNumber('wordings');

/**
 * The index and the ranking. Titles, addresses and keywords are available from the start; summaries and texts are added later. Every query
 * uses what is available.
 */
export class SearchIndex {
  private readonly texts = new TermIndex();
  private readonly phrases = new PhraseIndex();
  private readonly wordings = new Wordings();
  private readonly facts: (RecordFacts | undefined)[] = [];
  /** For each record whose text is indexed, how much the text's length dampens the frequency of a word. */
  private readonly dampings: number[] = [];
  /** For each record, the position of its page, and the end of the run of records below it. */
  private readonly pages: number[];
  private readonly ends: number[];

  /** @param titles what `indexTitles` made of the same records */
  constructor(
    readonly records: readonly TitleRecord[],
    private readonly titles: TermIndex,
  ) {
    ({ pages: this.pages, ends: this.ends } = nesting(records));
  }

  /** Words of titles, groups, addresses and keywords, sorted. */
  titleTerms(): readonly string[] {
    return this.titles.startingWith('');
  }

  /** Number of records whose text is indexed. */
  get textCount(): number {
    return this.dampings.length;
  }

  /**
   * Indexes the summaries of the records in a range, and prepares their facts, so that the first query need not. Must be called only once for
   * each record.
   */
  addSummaries(from: number, to: number): void {
    for (const [at, record] of this.records.slice(from, to).entries()) {
      if (record.summary !== '') this.texts.add(from + at, 'summary', record.summary);
      this.factsOf(from + at, record);
    }
  }

  /**
   * Adds the texts of further records, in the order of the records.
   * @param wordings of the same records, empty for those without
   */
  addTexts(texts: readonly string[], wordings: readonly string[] = []): void {
    for (const [position, text] of texts.entries()) {
      const index = this.dampings.length;
      if (index >= this.records.length) return;
      const asked = wordings[position] ?? '';
      if (asked !== '') {
        this.texts.add(index, 'wordings', asked);
        this.wordings.add(index, asked);
      }
      const leads = leadsOf(text);
      if (leads !== '') this.texts.add(index, 'summary', leads);
      this.phrases.add(text);
      const length = text === '' ? 0 : this.texts.add(index, 'text', text);
      this.dampings.push(
        1 - weights.TEXT_LENGTH_DAMPING + (weights.TEXT_LENGTH_DAMPING * length) / weights.TEXT_USUAL_LENGTH,
      );
    }
  }

  /**
   * Finds the records that match a query, with at most a few from one page.
   * @param accepts whether a record may be a result at all
   */
  search(query: string, accepts: (record: TitleRecord) => boolean = () => true): Findings {
    const asTyped = this.find(query, accepts);
    const reworded = reword(query, (word) => this.titles.has(word) || this.texts.has(word));
    if (reworded === undefined || asTyped.isQuoted) return { found: this.spread(asTyped.found), terms: asTyped.terms };
    const inOurWords = this.find(reworded, accepts);
    return {
      found: this.spread(mixed(asTyped.found, inOurWords.found)),
      terms: new Set([...asTyped.terms, ...inOurWords.terms]),
    };
  }

  /** Finds all records that match a query, as it is written. */
  private find(query: string, accepts: (record: TitleRecord) => boolean): Findings & { isQuoted: boolean } {
    const parsed = parseQuery(query);
    const likenesses = new Map<string, number>();
    const terms = new Set<string>();
    if (parsed.words.length === 0) return { found: [], terms, isQuoted: false };
    const scores = parsed.words.map((word, position) =>
      this.scoresOf(word, parsed.words[position - 1]?.joined, (term, likeness, isSeen) => {
        if (likeness > (likenesses.get(term) ?? 0)) likenesses.set(term, likeness);
        if (isSeen) terms.add(term);
      }),
    );
    for (const each of scores) this.lendToPages(each);
    const ranked = this.rank(parsed, scores, likenesses, accepts);
    const { found, isQuoted } = this.phrases.raise(query, ranked);
    const asked = parsed.words.filter(({ role }) => role !== 'filler');
    return { found: isQuoted ? found : this.phrases.raiseNear(asked, found), isQuoted, terms };
  }

  /**
   * @param note called with each term that the word matched. `isSeen` tells whether to mark the term: marking a synonym next to matches of
   * the word itself would only puzzle readers
   */
  private scoresOf(
    word: QueryWord,
    joinedBefore: string | undefined,
    note: (term: string, likeness: number, isSeen: boolean) => void,
  ): WordScores {
    const scores = new WordScores(this.records.length);
    if (word.role === 'filler') return scores;
    const take = (index: TermIndex, term: string, likeness: number, isSeen = true) => {
      let isThere = false;
      index.visit(term, (record, field, count) => {
        isThere = true;
        scores.note(record, field, likeness, field === TEXT ? this.frequency(record, count) : 1);
      });
      if (isThere) note(term, likeness, isSeen);
    };
    const indexes = [this.titles, this.texts];
    for (const index of indexes) {
      take(index, word.whole, 1);
      if (word.root !== word.whole) take(index, word.root, LIKENESS.root);
    }
    scores.sameWord = scores.found.length;
    for (const index of indexes) {
      for (const joined of [word.joined, joinedBefore]) {
        if (joined === undefined) continue;
        take(index, joined, LIKENESS.root);
        for (const synonym of synonymsOf(stem(joined))) take(index, formsOf(synonym).whole, LIKENESS.synonym);
      }
      // A first letter begins hundreds of words of the texts, none of which tells what is meant.
      const isPrefix = word.last ? word.whole.length > 1 || index === this.titles : word.whole.length > 2;
      if (isPrefix) {
        for (const term of index.startingWith(word.whole)) {
          const share = word.whole.length / term.length;
          take(index, term, LIKENESS.prefixLeast + (LIKENESS.prefixMost - LIKENESS.prefixLeast) * share);
        }
      }
    }
    /** The word that a misspelled word was probably meant to be. */
    let meant = { root: word.root, likeness: 1 };
    const [, accessed] = ACCESSOR.exec(word.whole) ?? [];
    if (scores.found.length === 0 && accessed !== undefined) {
      for (const index of indexes) take(index, accessed, LIKENESS.root);
    }
    if (scores.found.length === 0) {
      for (const index of indexes) {
        for (const { term, likeness } of index.nearTo(word.whole)) {
          take(index, term, likeness);
          if (meant.likeness === 1 || likeness > meant.likeness) meant = { root: stem(term), likeness };
        }
      }
    }
    if (word.role === 'plain') {
      const isUnknown = scores.found.length === 0;
      const likeness = meant.likeness * (isUnknown ? LIKENESS.synonym : LIKENESS.synonymBeside);
      for (const synonym of synonymsOf(meant.root)) {
        const { whole, root } = formsOf(synonym);
        for (const index of indexes) {
          take(index, whole, likeness, isUnknown);
          if (root !== whole) take(index, root, likeness, isUnknown);
        }
      }
    }
    this.noteAbove(scores);
    return scores;
  }

  /** A word of a title is also a word above the records below it. Done once for all terms, because a first letter matches hundreds of them. */
  private noteAbove(scores: WordScores): void {
    // The list grows while it is read; what is added has no word in its own title.
    for (let at = 0, all = scores.found.length; at < all; at++) {
      const record = scores.found[at] ?? 0;
      const likeness = scores.likenessInField(record, TITLE);
      if (likeness === 0) continue;
      const end = this.ends[record] ?? 0;
      for (let below = record + 1; below < end; below++) scores.note(below, ABOVE, likeness);
    }
  }

  /** How much a word counts that occurs `count` times in a text. */
  private frequency(record: number, count: number): number {
    const damping = this.dampings[record] ?? 1;
    return (count * (weights.TEXT_SATURATION + 1)) / (count + weights.TEXT_SATURATION * damping);
  }

  /** A page is about what its sections are about, so it gets part of their score for words that it lacks itself. */
  private lendToPages(scores: WordScores): void {
    const lent = new Map<number, number>();
    for (const record of scores.found) {
      const page = this.pages[record] ?? record;
      if (page === record || scores.has(page) || this.records[record]?.kind === 'member') continue;
      const score = scores.of(record) * weights.SECTION_TO_PAGE_SHARE;
      if (score > (lent.get(page) ?? 0)) lent.set(page, score);
    }
    for (const [page, score] of lent) scores.note(page, TEXT, 1, score);
  }

  private rank(
    parsed: ParsedQuery,
    scores: readonly WordScores[],
    terms: ReadonlyMap<string, number>,
    accepts: (record: TitleRecord) => boolean,
  ): CoveredFound[] {
    const plain = parsed.words.map((word) => word.role === 'plain');
    const wordWeights = parsed.words.map((word, position) => this.weightOf(word, scores[position]));
    const coverWeights = wordWeights.map((weight, position) => {
      if (plain[position] !== true) return 0;
      return scores[position]?.found.length === 0 ? weights.UNKNOWN_WORD_WEIGHT : weight;
    });
    const total = coverWeights.reduce((all, each) => all + each, 0);
    const asked = Math.max(1, parsed.words.filter((word) => word.role !== 'filler').length);

    const covered: { record: TitleRecord; index: number; cover: number }[] = [];
    let best = 0;
    for (const index of candidatesOf(scores, plain)) {
      const record = this.records[index];
      if (record === undefined || !accepts(record)) continue;
      let sum = 0;
      scores.forEach((each, position) => (sum += (coverWeights[position] ?? 0) * each.likenessIn(index)));
      const cover = total === 0 ? 1 : sum / total;
      best = Math.max(best, cover);
      covered.push({ record, index, cover });
    }
    this.coverByPages(covered, scores, coverWeights, total);
    const found: CoveredFound[] = [];
    for (const { record, index, cover } of covered) {
      if (cover < best * weights.MIN_COVER) continue;
      const facts = this.factsOf(index, record);
      let score = 0;
      let inTitle = 0;
      let isWording = false;
      scores.forEach((each, position) => {
        if (!each.has(index)) return;
        score += (wordWeights[position] ?? 0) * each.of(index);
        // In `click event` or `visible attribute`, the member's kind counts as part of its name.
        if (each.inField(index, TITLE)) inTitle += 1;
        else if (record.kind === 'member' && each.inField(index, KEYWORDS)) inTitle += 1;
        isWording ||= each.inField(index, WORDINGS);
      });
      const title = titleFactor(facts, terms, parsed);
      const wording = isWording ? 1 + weights.WORDING_BONUS * this.wordings.likeness(index, terms, asked) ** 2 : 1;
      const nameShare = Math.min(title.share, title.isName ? 1 : inTitle / asked);
      score *=
        cover ** weights.COVER_POWER * wording * title.factor * facts.factor * queryFactor(facts, parsed, nameShare);
      found.push({ record: index, score, inTitle: inTitle > 0, cover });
    }
    return found.sort((a, b) => b.score - a.score || a.record - b.record);
  }

  /** A section also covers, to a share, the words that only other sections of its page have: an answer spreads over a page. */
  private coverByPages(
    covered: readonly { record: TitleRecord; index: number; cover: number }[],
    scores: readonly WordScores[],
    coverWeights: readonly number[],
    total: number,
  ): void {
    if (coverWeights.filter((weight) => weight > 0).length < 2) return;
    const ofPages = new Float32Array(this.records.length);
    const best = new Float32Array(this.records.length);
    for (const [position, each] of scores.entries()) {
      const weight = (coverWeights[position] ?? 0) / total;
      if (weight === 0) continue;
      for (const record of each.found) {
        const page = this.pages[record] ?? record;
        best[page] = Math.max(best[page] ?? 0, each.likenessIn(record));
      }
      for (const record of each.found) {
        const page = this.pages[record] ?? record;
        ofPages[page] = (ofPages[page] ?? 0) + weight * (best[page] ?? 0);
        best[page] = 0;
      }
    }
    for (const each of covered) {
      if (each.record.kind === 'member') continue;
      const ofPage = ofPages[this.pages[each.index] ?? each.index] ?? 0;
      each.cover += (ofPage - each.cover) * weights.PAGE_COVER_SHARE;
    }
  }

  private factsOf(index: number, record: TitleRecord): RecordFacts {
    return (this.facts[index] ??= factsOf(record));
  }

  /** Rare words count most: from 1 for a word that one record has down toward 0 for a word that all have. */
  private weightOf(word: QueryWord, scores: WordScores | undefined): number {
    if (word.role === 'filler' || scores === undefined) return 0;
    // Synonyms and longer words do not make a word less rare.
    const others = scores.found.length - scores.sameWord;
    const matched = scores.sameWord === 0 ? others : scores.sameWord + others * weights.OTHER_WORDS_SHARE;
    const rarity =
      (Math.log(1 + this.records.length / Math.max(1, matched)) / Math.log(1 + this.records.length)) **
      weights.RARITY_POWER;
    return word.role === 'framework' ? weights.FRAMEWORK_WEIGHT * rarity : rarity;
  }

  /** Limits the results from one page. A page that has several good results is worth more, but the second of them gives way to another page. */
  private spread(found: readonly Found[]): Found[] {
    const ofPages = new Map<number, Found[]>();
    for (const each of found) {
      const page = this.pages[each.record] ?? each.record;
      const ofPage = ofPages.get(page);
      if (ofPage === undefined) ofPages.set(page, [each]);
      else ofPage.push(each);
    }
    return [...ofPages.values()]
      .flatMap((ofPage) =>
        ofPage.flatMap((each, place) => {
          const isMember = this.records[each.record]?.kind === 'member';
          if (place >= (isMember ? weights.MAX_MEMBERS_PER_PAGE : weights.MAX_PER_PAGE)) return [];
          if (isMember) return [each];
          const support = place === 0 ? (ofPage[1]?.score ?? 0) * weights.PAGE_SUPPORT : 0;
          return [{ ...each, score: each.score * weights.REPEATED_PAGE_FACTOR ** place + support }];
        }),
      )
      .sort((a, b) => b.score - a.score || a.record - b.record);
  }
}

/** Results of a query as it was typed and in the words of the pages; the best of the latter count a little more than the best of the former. */
function mixed(asTyped: readonly Found[], inOurWords: readonly Found[]): Found[] {
  const best = asTyped[0]?.score ?? 1;
  const scale = (best * weights.REWORDED_FACTOR) / (inOurWords[0]?.score ?? 1);
  const all = new Map(asTyped.map((each) => [each.record, each]));
  for (const each of inOurWords) {
    const score = each.score * scale;
    const other = all.get(each.record);
    if (other === undefined) all.set(each.record, { ...each, score });
    else {
      const [low, high] = score > other.score ? [other.score, score] : [score, other.score];
      all.set(each.record, { ...(score > other.score ? each : other), score: high + low * weights.BOTH_SHARE });
    }
  }
  return [...all.values()].sort((a, b) => b.score - a.score || a.record - b.record);
}

/** Records that contain at least one of the query's plain words. */
function candidatesOf(scores: readonly WordScores[], plain: readonly boolean[]): Set<number> {
  const candidates = new Set<number>();
  scores.forEach(({ found }, position) => {
    if (plain[position] === true) for (const record of found) candidates.add(record);
  });
  return candidates;
}

/** For each record, the position of its page's record and the end of the run of records below it. */
function nesting(records: readonly TitleRecord[]): { pages: number[]; ends: number[] } {
  const pages: number[] = [];
  const ends: number[] = [];
  const open: number[] = [];
  let page = 0;
  records.forEach((record, index) => {
    const depth = record.titles.length;
    if (record.kind === 'page') page = index;
    while (open.length > 0) {
      const last = open[open.length - 1] ?? 0;
      const above = records[last]?.titles ?? [];
      if (above.length < depth && record.kind !== 'page') break;
      ends[last] = index;
      open.pop();
    }
    open.push(index);
    pages.push(page);
  });
  for (const last of open) ends[last] = records.length;
  return { pages, ends };
}
