/**
 * What people ask most, as queries and the pages that answer: offered for a query that found nothing. A test compares them with the collected
 * questions.
 */
export const MOST_ASKED: readonly (readonly [query: string, page: string])[] = [
  ['drag bounds', '/docs/drag_and_drop/Simple_Drag_Bounds.html'],
  ['responsive canvas', '/docs/posts/Responsive_Canvas.html'],
  ['high quality export', '/docs/data_and_serialization/High-Quality-Export.html'],
  ['blurry canvas', '/docs/posts/Canvas_Blurry.html'],
  ['memory leaks', '/docs/performance/Avoid_Memory_Leaks.html'],
  ['upgrading', '/docs/guides/upgrading.html'],
];
