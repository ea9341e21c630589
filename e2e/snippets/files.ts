import type { Snippets } from './model';

/** Programs that use a reader's own files (`files/given/`, added before) and packages. */
export const FILES: Snippets = {
  'vanilla/import-picture.ts': { draws: { Image: 1 } },
  'vanilla/image-src.js': { draws: { Image: 1 } },
  'vanilla/from-url.js': { draws: { Image: 1 } },
  'vanilla/svg.js': { draws: { Image: 1 } },
  'vanilla/fetch-json.js': { draws: { Rect: 2 } },
  'vanilla/import-json.ts': { draws: { Rect: 2 } },
  'vanilla/request.js': { draws: { Circle: 2 } },
  'vanilla/missing-picture.js': { says: 'This project has no file dog.png. Add it with Add file' },
  'vanilla/missing-data.js': { says: 'This project has no file other.json.' },
  'vanilla/wrong-case.js': { says: 'There is cat.png: the case of letters counts.' },
  'vanilla/html-picture.js': { logs: 'width 40' },
  'vanilla/lodash.js': { draws: { Circle: 4 }, logs: 'Lodash' },
  'vanilla/matter.js': { draws: { Rect: 1 }, logs: 'it fell' },
  'vanilla/gif.js': { logs: '4 × 4, frames: 1' },
  'vanilla/charts.js': { draws: { Path: 1, Circle: 3 } },
  'vanilla/drawn.js': { draws: { Path: 1, Line: 1 }, logs: '2 items' },
  'vanilla/unknown-package.js': { says: 'can import konva, d3-scale, d3-shape' },
  'react/use-image.tsx': { draws: { Image: 1 } },
  'react/store.tsx': { draws: { Circle: 1 } },
  'react/no-export.tsx': { draws: { Image: 1 } },
  'vue/picture.vue': { draws: { Image: 1 } },
  'svelte/picture.svelte': { draws: { Image: 1 } },
};
