/** The only exceptions to the rules of `every-page.spec.ts`, by URL. A URL that is not a page fails the run. */
export const PAGE_EXCEPTIONS: Readonly<Record<'sameHead' | 'noDescription' | 'littleText', ReadonlySet<string>>> = {
  /** Pages with the title and description of another page, because they are the same page at an older URL. */
  sameHead: new Set<string>(['/docs/sandbox/']),
  /** Pages that Docusaurus generates and that have nothing to describe. */
  noDescription: new Set<string>(['/search/']),
  /** Pages that are a form, or a list as long as what it lists. */
  littleText: new Set<string>(['/search/', '/blog/authors/', '/blog/tags/']),
};

/** What the pages of a table have in common, and the reason. */
type Reasons = readonly (readonly [reason: string, addresses: readonly string[]])[];

const addressesOf = (reasons: Reasons): ReadonlySet<string> => new Set(reasons.flatMap(([, addresses]) => addresses));

/** Tutorials whose first result is taller than a window of 900 px; its first 320 px are in view. */
export const TALL_RESULTS = addressesOf([
  [
    'Two pictures with the sliders of their filter and what they do to its colors.',
    [
      '/docs/filters/HSV.html',
      '/docs/filters/Kaleidoscope.html',
      '/docs/filters/Noise.html',
      '/docs/filters/Threshold.html',
    ],
  ],
  [
    'A drawing beside the text that it becomes.',
    [
      '/docs/data_and_serialization/Serialize_a_Stage.html',
      '/docs/data_and_serialization/Simple_Load.html',
      '/docs/data_and_serialization/Complex_Load.html',
      '/docs/data_and_serialization/Best_Practices.html',
      '/docs/data_and_serialization/High-Quality-Export.html',
      '/docs/data_and_serialization/Stage_Data_URL.html',
    ],
  ],
  [
    'A drawing with the controls and the figures of a measurement.',
    [
      '/docs/performance/All_Performance_Tips.html',
      '/docs/performance/Avoid_Memory_Leaks.html',
      '/docs/performance/Batch_Draw.html',
      '/docs/performance/Layer_Management.html',
      '/docs/performance/Listening_False.html',
      '/docs/performance/Optimize_Animation.html',
      '/docs/performance/Optimize_Strokes.html',
      '/docs/performance/Shape_Caching.html',
      '/docs/react/Cache.html',
      '/docs/react/Many_Nodes.html',
      '/docs/vue/Cache.html',
      '/docs/vue/Many_Nodes.html',
      '/docs/svelte/Cache.html',
      '/docs/svelte/Many_Nodes.html',
    ],
  ],
  [
    'A component and its tests, which tell what they find.',
    ['/docs/react/Testing.html', '/docs/vue/Testing.html', '/docs/svelte/Testing.html'],
  ],
  ['Sixteen curves.', ['/docs/tweens/All_Easings.html']],
  ['All filters as small pictures, below one large picture.', ['/docs/filters/index.html']],
  [
    'A board with what is dragged onto it, or with the state that it shows.',
    [
      '/docs/react/Drop_Image.html',
      '/docs/vue/Shapes.html',
      '/docs/vue/Transformer.html',
      '/docs/vue/Drop_Image.html',
      '/docs/vue/Canvas_Export.html',
      '/docs/svelte/Shapes.html',
      '/docs/svelte/zIndex.html',
      '/docs/svelte/Drop_Image.html',
      '/docs/svelte/Canvas_Export.html',
    ],
  ],
]);

/** Tutorials whose first result is not in view when they open. */
export const DRAWN_LATER = addressesOf([
  [
    'What must be set up on a server before there is a drawing comes first.',
    ['/docs/react/Nextjs.html', '/docs/vue/Nuxt.html', '/docs/svelte/SvelteKit.html'],
  ],
  [
    'Answers a question in text and a short code; the demo is an example below it.',
    [
      '/docs/posts/Canvas_Export_Image.html',
      '/docs/posts/Canvas_Performance.html',
      '/docs/posts/Canvas_vs_SVG.html',
      '/docs/posts/Tainted_Canvas.html',
    ],
  ],
  ['A list of what the library leaves to others; the demo shows one of them.', ['/docs/guides/not-built-in.html']],
]);
