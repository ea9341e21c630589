import type { TitleRecord } from '../model/index-files';
import { parseQuery, type ParsedQuery, type QueryWord } from './parse';
import { factsOf, queryFactor, titleFactor, type RecordFacts } from './standing';
import { TermIndex } from './term-index';
import { synonymsOf } from './vocabulary';
import * as weights from './weights';
import { FIELD_BOOST, LIKENESS, type Field } from './weights';
import { formsOf } from './words';

/** A found record and why. */
export interface Found {
  /** Position in the list of records. */
  record: number;
  score: number;
  /** Terms of the index that matched, each with its likeness to the word as typed. */
  terms: ReadonlyMap<string, number>;
  /** True when a word of the query stands in the record's own title. */
  inTitle: boolean;
}

/** What one word of the query found in one record. */
interface WordMatch {
  /** Best score by field. */
  byField: Partial<Record<Field, number>>;
  terms: Map<string, number>;
}

/**
 * The index and the ranking. Titles, addresses and keywords are known from the start; summaries and texts are added
 * later, and every query uses what is there.
 */
export class SearchIndex {
  private readonly texts = new TermIndex();
  private readonly facts: (RecordFacts | undefined)[] = [];
  private readonly textLengths: number[] = [];
  /** Position of each record's page, and where the records below each record end. */
  private readonly pages: number[];
  private readonly ends: number[];

  /** @param titles what `indexTitles` made of the same records */
  constructor(
    readonly records: readonly TitleRecord[],
    private readonly titles: TermIndex,
  ) {
    ({ pages: this.pages, ends: this.ends } = nesting(records));
  }

  /** Words of titles, addresses and keywords, in order. */
  titleTerms(): readonly string[] {
    return this.titles.startingWith('');
  }

  /** Number of records whose text is known. */
  get textCount(): number {
    return this.textLengths.length;
  }

  /** Indexes the summaries of some records; call once for each. */
  addSummaries(from: number, to: number): void {
    for (let index = from; index < Math.min(to, this.records.length); index++) {
      const summary = this.records[index]?.summary ?? '';
      if (summary !== '') this.texts.add(index, 'summary', summary);
    }
  }

  /** Adds the texts of further records, in the order of the records. */
  addTexts(texts: readonly string[]): void {
    for (const text of texts) {
      const index = this.textLengths.length;
      if (index >= this.records.length) return;
      this.textLengths.push(text === '' ? 0 : this.texts.add(index, 'text', text));
    }
  }

  /**
   * Records that answer, best first, with at most a few from one page.
   * @param accepts tells which records may be results at all
   */
  search(query: string, accepts: (record: TitleRecord) => boolean = () => true): Found[] {
    const parsed = parseQuery(query);
    if (parsed.words.length === 0) return [];
    const matches = parsed.words.map((word, position) => this.matchesOf(word, parsed.words[position - 1]?.joined));
    this.lendToPages(matches);
    return this.spread(this.rank(parsed, matches, accepts));
  }

  private matchesOf(word: QueryWord, joinedBefore: string | undefined): Map<number, WordMatch> {
    const found = new Map<number, WordMatch>();
    const note = (record: number, field: Field, score: number, term: string, likeness: number) => {
      let match = found.get(record);
      if (match === undefined) {
        match = { byField: {}, terms: new Map() };
        found.set(record, match);
      }
      if (score > (match.byField[field] ?? 0)) match.byField[field] = score;
      if (likeness > (match.terms.get(term) ?? 0)) match.terms.set(term, likeness);
    };
    const take = (index: TermIndex, term: string, likeness: number) => {
      index.visit(term, (record, field, count) => {
        const times = field === 'text' ? this.frequency(record, count) : 1;
        note(record, field, FIELD_BOOST[field] * likeness * times, term, likeness);
        if (field !== 'title') return;
        const end = this.ends[record] ?? 0;
        for (let below = record + 1; below < end; below++)
          note(below, 'above', FIELD_BOOST.above * likeness, term, likeness);
      });
    };
    const indexes = [this.titles, this.texts];
    for (const index of indexes) {
      take(index, word.whole, 1);
      if (word.root !== word.whole) take(index, word.root, LIKENESS.root);
      for (const joined of [word.joined, joinedBefore]) if (joined !== undefined) take(index, joined, LIKENESS.root);
      if (word.role !== 'filler' && (word.last || word.whole.length > 2)) {
        for (const term of index.startingWith(word.whole)) {
          const share = word.whole.length / term.length;
          take(index, term, LIKENESS.prefixLeast + (LIKENESS.prefixMost - LIKENESS.prefixLeast) * share);
        }
      }
    }
    if (found.size === 0) {
      for (const index of indexes)
        for (const { term, likeness } of index.nearTo(word.whole)) take(index, term, likeness);
    }
    if (word.role === 'plain') {
      const likeness = found.size === 0 ? LIKENESS.synonym : LIKENESS.synonymBeside;
      for (const synonym of synonymsOf(word.root)) {
        const { whole, root } = formsOf(synonym);
        for (const index of indexes) {
          take(index, whole, likeness);
          if (root !== whole) take(index, root, likeness);
        }
      }
    }
    return found;
  }

  /** How much a word counts that stands `count` times in a text. */
  private frequency(record: number, count: number): number {
    const length = this.textLengths[record] ?? 0;
    const damping =
      1 - weights.TEXT_LENGTH_DAMPING + (weights.TEXT_LENGTH_DAMPING * length) / weights.TEXT_USUAL_LENGTH;
    return (count * (weights.TEXT_SATURATION + 1)) / (count + weights.TEXT_SATURATION * damping);
  }

  /** A page is about what its sections are about: it gets part of their score for words that it lacks itself. */
  private lendToPages(matches: readonly Map<number, WordMatch>[]): void {
    for (const match of matches) {
      const lent = new Map<number, number>();
      for (const [record, { byField }] of match) {
        const page = this.pages[record] ?? record;
        if (page === record || match.has(page) || this.records[record]?.kind === 'member') continue;
        const score = scoreOf(byField) * weights.SECTION_TO_PAGE_SHARE;
        if (score > (lent.get(page) ?? 0)) lent.set(page, score);
      }
      for (const [page, score] of lent) match.set(page, { byField: { text: score }, terms: new Map() });
    }
  }

  private rank(
    parsed: ParsedQuery,
    matches: readonly Map<number, WordMatch>[],
    accepts: (record: TitleRecord) => boolean,
  ): Found[] {
    const wordWeights = parsed.words.map((word, index) => this.weightOf(word, matches[index]?.size ?? 0));
    const coverWeights = parsed.words.map((word, index) => {
      if (word.role !== 'plain') return 0;
      return (matches[index]?.size ?? 0) === 0 ? weights.UNKNOWN_WORD_WEIGHT : (wordWeights[index] ?? 0);
    });
    const total = coverWeights.reduce((all, each) => all + each, 0);
    const asked = Math.max(1, parsed.words.filter((word) => word.role !== 'filler').length);
    const candidates = new Set<number>();
    parsed.words.forEach((word, index) => {
      if (word.role === 'plain') for (const record of matches[index]?.keys() ?? []) candidates.add(record);
    });

    const found: (Found & { cover: number })[] = [];
    for (const index of candidates) {
      const record = this.records[index];
      if (record === undefined || !accepts(record)) continue;
      const facts = (this.facts[index] ??= factsOf(record));
      let score = 0;
      let covered = 0;
      let inTitle = 0;
      const terms = new Map<string, number>();
      matches.forEach((match, position) => {
        const here = match.get(index);
        if (here === undefined) return;
        score += (wordWeights[position] ?? 0) * scoreOf(here.byField);
        covered += coverWeights[position] ?? 0;
        if (here.byField.title !== undefined && parsed.words[position]?.role !== 'filler') inTitle += 1;
        for (const [term, likeness] of here.terms) terms.set(term, Math.max(likeness, terms.get(term) ?? 0));
      });
      const cover = total === 0 ? 1 : covered / total;
      const title = titleFactor(facts, terms, parsed);
      const nameShare = Math.min(title.cover, title.isName ? 1 : inTitle / asked);
      score *= cover ** weights.COVER_POWER * title.factor * facts.factor * queryFactor(facts, parsed, nameShare);
      found.push({ record: index, score, terms, inTitle: inTitle > 0, cover });
    }
    const best = found.reduce((most, { cover }) => Math.max(most, cover), 0);
    return found
      .filter(({ cover }) => cover >= best * weights.LEAST_COVER)
      .sort((a, b) => b.score - a.score || a.record - b.record);
  }

  /** Rare words decide: from 1 for a word of one record towards 0 for one of all. */
  private weightOf(word: QueryWord, matched: number): number {
    if (word.role === 'filler') return weights.FILLER_WEIGHT;
    const rarity = Math.log(1 + this.records.length / Math.max(1, matched)) / Math.log(1 + this.records.length);
    return word.role === 'framework' ? weights.FRAMEWORK_WEIGHT * rarity : rarity;
  }

  private spread(found: readonly Found[]): Found[] {
    const taken = new Map<number, number>();
    return found.filter(({ record }) => {
      const page = this.pages[record] ?? record;
      const count = taken.get(page) ?? 0;
      taken.set(page, count + 1);
      const most = this.records[record]?.kind === 'member' ? weights.MOST_MEMBERS_PER_PAGE : weights.MOST_PER_PAGE;
      return count < most;
    });
  }
}

/** The best place's score and a little of the others'. */
function scoreOf(byField: Partial<Record<Field, number>>): number {
  let best = 0;
  let all = 0;
  for (const score of Object.values(byField)) {
    all += score;
    if (score > best) best = score;
  }
  return best + (all - best) * weights.OTHER_FIELDS_SHARE;
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
