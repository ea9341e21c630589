import { ownTitle, type SearchRecord } from '../model/record';
import { addressWords } from './standing';
import { TermIndex } from './term-index';

/**
 * Indexes what is known of records without their texts: titles, the group and address of pages, keywords. Titles above a record
 * are not repeated for it; the search finds them through the records they belong to.
 */
export function indexTitles(records: readonly Omit<SearchRecord, 'text'>[]): TermIndex {
  const terms = new TermIndex();
  records.forEach((record, index) => {
    terms.add(index, 'title', ownTitle(record), true);
    if (record.kind === 'page') {
      // The page that opens its group is what the group's name stands for.
      terms.add(index, record.leads === true ? 'address' : 'group', record.titles[0] ?? '');
      terms.add(index, 'address', addressWords(record.url));
    }
    for (const keyword of record.keywords) terms.add(index, 'keywords', keyword);
  });
  return terms;
}
