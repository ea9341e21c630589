import { ownTitle, type SearchRecord } from '../model/record';
import { addressWords } from './rank-factors';
import { TermIndex } from './term-index';

/**
 * Indexes what is known about records without their texts: titles, the groups and addresses of pages, and keywords. The titles above a
 * record are not indexed for it again; the search finds them through the records they belong to.
 */
export function indexTitles(records: readonly Omit<SearchRecord, 'text'>[]): TermIndex {
  const terms = new TermIndex();
  records.forEach((record, index) => {
    terms.add(index, 'title', ownTitle(record), true);
    if (record.kind === 'page') {
      // A group's name leads to the page that opens the group, so it counts as much as that page's address.
      terms.add(index, record.leads === true ? 'address' : 'group', record.titles[0] ?? '');
      terms.add(index, 'address', addressWords(record.url));
    }
    for (const keyword of record.keywords) terms.add(index, 'keywords', keyword);
  });
  return terms;
}
