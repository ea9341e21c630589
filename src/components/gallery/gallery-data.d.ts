/** Written by `src/plugins/gallery-data` at every dev server start and build. */
declare module '@gallery-data/cards' {
  const cards: readonly import('./narrow').NarrowedDemo[];
  export default cards;
}

declare module '@gallery-data/home' {
  const cards: readonly import('./narrow').NarrowedDemo[];
  export default cards;
}

declare module '@gallery-data/posts' {
  const posters: Readonly<Record<string, import('@site-packages/demo-engine').Poster | undefined>>;
  export default posters;
}
