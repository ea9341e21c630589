import type { ProseException } from '@site-packages/prose-lint';

/**
 * Findings of `npm run lint:prose` that are accepted, each with its reason. An exception that no longer matches anything is an error:
 * remove it when the sentence has changed.
 */
export const EXCEPTIONS: readonly ProseException[] = [
  ...['Canvas_Sticker', 'Image_Filters_Lab'].map((page) => ({
    file: `content/docs/sandbox/${page}.mdx`,
    rule: 'picture',
    words: page === 'Canvas_Sticker' ? '**Picture**' : '**Open picture**',
    reason: 'The label of a button in the demo.',
  })),
  {
    file: 'content/docs/sandbox/Shape_Tango.mdx',
    rule: 'figure',
    words: 'figure',
    reason: 'The figure of a dance is what the page is about.',
  },
  ...['a place', 'the place'].map((words) => ({
    file: 'content/docs/sandbox/Tile_Map.mdx',
    rule: 'place',
    words,
    reason: 'Places are the towns and islands of the map.',
  })),
  {
    file: 'content/docs/sandbox/Constant_Screen_Size.mdx',
    rule: 'place',
    words: 'the places on the map',
    reason: 'Places are what the captions of the map name.',
  },
];
