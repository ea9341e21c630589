import type { SearchRecord } from '../model/record';

/** A record with the given fields and defaults for the others. */
export function record(given: Partial<SearchRecord> & Pick<SearchRecord, 'url' | 'titles'>): SearchRecord {
  return {
    kind: given.url.includes('#') ? 'section' : 'page',
    text: '',
    summary: '',
    keywords: [],
    language: 'en',
    tag: 'docs-default-current',
    ...given,
  };
}

/** A small site: tutorials, a framework's guide, the API, a demo, and a post in another language. */
export const SITE: SearchRecord[] = [
  record({
    url: '/docs/shapes/Rect.html',
    titles: ['Shapes', 'Rectangle'],
    summary: 'Draw a rectangle and round its corners.',
    text: 'A rectangle has a width and a height. Its colour is its fill.',
  }),
  record({
    url: '/docs/shapes/Rect.html#rounded-corners',
    titles: ['Shapes', 'Rectangle', 'Rounded corners'],
    text: 'cornerRadius takes one number or four.',
  }),
  record({
    url: '/docs/drag_and_drop/Drag_and_Drop.html',
    titles: ['Drag and drop', 'Drag a shape'],
    text: 'Set draggable to true. It works with touch. Tags like <Html> & "quotes" are text here.',
    keywords: ['dragBoundFunc', 'dragend'],
  }),
  record({
    url: '/docs/events/Binding_Events.html',
    titles: ['Events', 'Binding events'],
    text: 'Listen for click and hover with on().',
  }),
  record({
    url: '/docs/react/index.html',
    titles: ['React', 'React: getting started'],
    text: 'Install react-konva. Works with Next.js.',
  }),
  record({ url: '/docs/react/Events.html', titles: ['React', 'React: events'], text: 'onClick and onMouseMove.' }),
  record({
    url: '/docs/groups_and_layers/zIndex.html',
    titles: ['Groups and layers', 'zIndex'],
    text: 'The order among siblings.',
  }),
  record({ url: '/docs/filters/Grayscale.html', titles: ['Filters', 'Grayscale'], text: 'Turns a picture gray.' }),
  record({ url: '/docs/sandbox/Seats.html', titles: ['Demos', 'Seat reservation'], text: 'A hall plan.' }),
  record({
    url: '/docs/sandbox/Seats.html',
    kind: 'demo',
    titles: ['Demos', 'Seat reservation', 'Popup over a seat'],
    summary: 'Hover shows the price.',
    text: 'Hover shows the price.',
  }),
  record({
    url: '/api/Konva.Node.html',
    titles: ['API reference', 'Konva.Node'],
    text: 'The base class of everything.',
  }),
  record({
    url: '/api/Konva.Node.html#getClientRect',
    kind: 'member',
    titles: ['API reference', 'Konva.Node', 'getClientRect'],
    summary: 'The smallest rectangle around the node.',
    text: 'The smallest rectangle around the node.',
    keywords: ['method'],
  }),
  record({
    url: '/api/Konva.Node.html#toDataURL',
    kind: 'member',
    titles: ['API reference', 'Konva.Node', 'toDataURL'],
    text: 'A picture of the node as a data address.',
  }),
  record({ url: '/api/Konva.Shape.html', titles: ['API reference', 'Konva.Shape'], text: 'What can be drawn.' }),
  record({
    url: '/api/Konva.Shape.html#getClientRect',
    kind: 'member',
    titles: ['API reference', 'Konva.Shape', 'getClientRect'],
    summary: 'Overrides the same of Node.',
    text: 'Overrides the same of Node.',
  }),
  record({ url: '/fr/docs/Rect.html', titles: ['Formes', 'Rectangle'], language: 'fr', text: 'Un rectangle.' }),
];

/** The hit for the second record of `SITE`, the same from the embedded search and the hosted service. */
export const ROUNDED_CORNERS = {
  objectID: '/docs/shapes/Rect.html#rounded-corners',
  url: 'https://example.org/docs/shapes/Rect.html#rounded-corners',
  url_without_anchor: 'https://example.org/docs/shapes/Rect.html',
  anchor: 'rounded-corners',
  type: 'lvl2',
  hierarchy: {
    lvl0: 'Shapes',
    lvl1: 'Rectangle',
    lvl2: 'Rounded corners',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
};
