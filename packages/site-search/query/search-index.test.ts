import { describe, expect, it } from 'vitest';
import { record, SITE } from '../testing/records';
import { indexTitles } from './index-titles';
import { SearchIndex } from './search-index';

function wholeIndex(): SearchIndex {
  const index = new SearchIndex(SITE, indexTitles(SITE));
  index.addSummaries(0, SITE.length);
  index.addTexts(SITE.map((each) => each.text));
  return index;
}

const index = wholeIndex();
const urls = (query: string, from = index) => from.search(query).found.map(({ record }) => SITE[record]?.url);

describe('SearchIndex', () => {
  it.each([
    ['rectangle', '/docs/shapes/Rect.html'],
    ['rounded corners', '/docs/shapes/Rect.html#rounded-corners'],
    ['round corner', '/docs/shapes/Rect.html#rounded-corners'],
    ['getClientRect', '/api/Konva.Node.html#getClientRect'],
    ['client rect', '/api/Konva.Node.html#getClientRect'],
    ['getclientrct', '/api/Konva.Node.html#getClientRect'],
    ['Konva.Shape#getClientRect', '/api/Konva.Shape.html#getClientRect'],
    ['konva.node', '/api/Konva.Node.html'],
    ['toDataUrl', '/api/Konva.Node.html#toDataURL'],
    ['drag and drop', '/docs/drag_and_drop/Drag_and_Drop.html'],
    ['dragging', '/docs/drag_and_drop/Drag_and_Drop.html'],
    ['dragBoundFunc', '/docs/drag_and_drop/Drag_and_Drop.html'],
    ['z-index', '/docs/groups_and_layers/zIndex.html'],
    ['z index', '/docs/groups_and_layers/zIndex.html'],
    ['greyscale', '/docs/filters/Grayscale.html'],
    ['grayscle', '/docs/filters/Grayscale.html'],
    ['color', '/docs/shapes/Rect.html'],
    ['react events', '/docs/react/Events.html'],
    ['events react', '/docs/react/Events.html'],
    ['events', '/docs/events/Binding_Events.html'],
    ['react', '/docs/react/index.html'],
    ['nextjs', '/docs/react/index.html'],
    ['seat', '/docs/sandbox/Seats.html'],
  ])('answers "%s" with %s first', (query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it('prefers the pages of a framework, without excluding others', () => {
    expect(urls('svelte rectangle')[0]).toBe('/docs/shapes/Rect.html');
    expect(urls('react events')).toContain('/docs/events/Binding_Events.html');
  });

  it('finds unfinished words, even from one letter', () => {
    expect(urls('rec')[0]).toBe('/docs/shapes/Rect.html');
    expect(urls('r').length).toBeGreaterThan(0);
  });

  it('searches titles while the texts are loading', () => {
    const titles = new SearchIndex(SITE, indexTitles(SITE));
    expect(urls('rounded corners', titles)[0]).toBe('/docs/shapes/Rect.html#rounded-corners');
    expect(urls('getclientrct', titles)[0]).toBe('/api/Konva.Node.html#getClientRect');
    expect(titles.textCount).toBe(0);
    titles.addTexts(SITE.slice(0, 2).map((each) => each.text));
    expect(titles.textCount).toBe(2);
    expect(urls('fill', titles)).toEqual(['/docs/shapes/Rect.html']);
  });

  it('returns only accepted records', () => {
    const { found } = index.search('rectangle', (each) => each.language === 'fr');
    expect(found.map(({ record }) => SITE[record]?.url)).toEqual(['/fr/docs/Rect.html']);
  });

  it('finds the page that opens its group by the group’s name, before the others in the group', () => {
    const drag = (url: string, title: string, leads = false) =>
      record({ url, titles: ['Drag and drop', title], ...(leads ? { leads } : {}) });
    const records = [
      drag('/docs/d/Events.html', 'Drag events'),
      drag('/docs/d/First.html', 'Drag a shape', true),
      drag('/docs/d/Drop.html', 'Drag and drop several'),
    ];
    const from = new SearchIndex(records, indexTitles(records));
    const first = (query: string) => records[from.search(query).found[0]?.record ?? -1]?.url;
    expect(first('drag and drop')).toBe('/docs/d/First.html');
    expect(first('drag')).toBe('/docs/d/First.html');
    expect(first('drag events')).toBe('/docs/d/Events.html');
  });

  it('matches a member’s name as a whole', () => {
    const member = (name: string, kind: string) =>
      record({
        url: `/api/Konva.Node.html#${name}`,
        kind: 'member',
        titles: ['API', 'Konva.Node', name],
        keywords: [kind],
      });
    const records = [
      record({ url: '/api/Konva.Node.html', titles: ['API', 'Konva.Node'] }),
      member('isDragging', 'method'),
      member('click', 'event'),
      record({ url: '/docs/d/First.html', titles: ['Drag and drop', 'Drag a shape'] }),
      record({ url: '/docs/e/Fire.html', titles: ['Events', 'Fire an event'], text: 'click' }),
    ];
    const from = new SearchIndex(records, indexTitles(records));
    from.addTexts(records.map(({ text }) => text));
    const first = (query: string) => records[from.search(query).found[0]?.record ?? -1]?.url;
    expect(first('drag')).toBe('/docs/d/First.html');
    expect(first('isDragging')).toBe('/api/Konva.Node.html#isDragging');
    expect(first('click event')).toBe('/api/Konva.Node.html#click');
  });

  it('finds synonyms of a word with a typo', () => {
    const records = [
      record({ url: '/a', titles: ['G', 'Rectangle of selection'] }),
      record({ url: '/b', titles: ['G', 'Rect'] }),
    ];
    const from = new SearchIndex(records, indexTitles(records));
    expect(from.search('rectangel').found.map(({ record: at }) => records[at]?.url)).toContain('/b');
  });

  it('finds an attribute by the accessor of old answers', () => {
    const records = [
      record({
        url: '/api/Konva.Shape.html#hitStrokeWidth',
        kind: 'member',
        titles: ['API', 'Konva.Shape', 'hitStrokeWidth'],
      }),
    ];
    const from = new SearchIndex(records, indexTitles(records));
    expect(from.search('setHitStrokeWidth').found).toHaveLength(1);
    expect(from.search('putHitStrokeWidth').found).toHaveLength(0);
  });

  it('takes a page for better when several of its parts match, and shows other pages before its second part', () => {
    const part = (page: string, title: string) =>
      record({ url: `/${page}#${title}`, kind: 'section', titles: ['G', page, title] });
    const records = [
      record({ url: '/One', titles: ['G', 'One'] }),
      part('One', 'Corner'),
      record({ url: '/Two', titles: ['G', 'Two'] }),
      part('Two', 'Corner'),
      part('Two', 'Corner of a box'),
    ];
    const from = new SearchIndex(records, indexTitles(records));
    from.addTexts(records.map(() => ''));
    const found = from.search('corner').found.map(({ record: at }) => records[at]?.url);
    expect(found[0]).toBe('/Two#Corner');
    expect(found.indexOf('/One#Corner')).toBeLessThan(found.indexOf('/Two#Corner of a box'));
  });

  it('prefers a section when other sections of its page have the other words of the query', () => {
    const section = (page: string, title: string, text = '') =>
      record({ url: `/${page}#${title}`, kind: 'section', titles: ['G', page, title], text });
    const records = [
      record({ url: '/One', titles: ['G', 'One'] }),
      section('One', 'Lantern'),
      section('One', 'Lantern light'),
      record({ url: '/Two', titles: ['G', 'Two'] }),
      section('Two', 'Lantern'),
      section('Two', 'More', 'A boat in the harbor.'),
    ];
    const from = new SearchIndex(records, indexTitles(records));
    from.addTexts(records.map((each) => each.text));
    const found = from.search('lantern harbor').found.map(({ record: at }) => records[at]?.url);
    expect(found[0]).toBe('/Two#Lantern');
  });

  it('looks up two words as one, even when one of them has synonyms', () => {
    const records = [
      record({ url: '/shadow', titles: ['Styling', 'Shadow'] }),
      record({ url: '/drop', titles: ['Drag and drop', 'Drop events'] }),
    ];
    const from = new SearchIndex(records, indexTitles(records));
    expect(records[from.search('drop shadow').found[0]?.record ?? -1]?.url).toBe('/shadow');
  });

  it('returns the matched terms to mark, but no synonyms when the word itself matched', () => {
    expect([...index.search('drag').terms]).toContain('drag');
    expect([...index.search('drag').terms]).not.toContain('move');
    expect([...index.search('zzdragg').terms]).toEqual([]);
  });

  it('finds nothing for empty or meaningless queries', () => {
    for (const query of ['', '   ', '...', '<>', '😀', 'xyzzyqwerty']) expect(urls(query)).toEqual([]);
  });

  it('limits the results from one page', () => {
    const [rectangle, corners, drag] = SITE;
    if (!rectangle || !corners || !drag) throw new Error('The site has too few records.');
    const page = Array.from({ length: 9 }, (_, number) => ({
      ...corners,
      url: `/docs/shapes/Rect.html#part-${number}`,
      titles: ['Shapes', 'Rectangle', `Corner ${number}`],
    }));
    const records = [rectangle, ...page, drag];
    const long = new SearchIndex(records, indexTitles(records));
    expect(long.search('corner').found).toHaveLength(3);
  });
});
