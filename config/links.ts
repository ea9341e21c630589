/** External URLs that several places link to. */
export const EXTERNAL = {
  repository: 'https://github.com/konvajs/konva',
  issues: 'https://github.com/konvajs/konva/issues',
  siteRepository: 'https://github.com/konvajs/site',
  contributing: 'https://github.com/konvajs/site/blob/main/CONTRIBUTING.md',
  chat: 'https://discord.gg/8FqZwVT',
  social: 'https://x.com/lavrton',
  questions: 'https://stackoverflow.com/questions/tagged/konvajs',
  sponsor: 'https://opencollective.com/konva',
  reactKonva: 'https://github.com/konvajs/react-konva',
  vueKonva: 'https://github.com/konvajs/vue-konva',
  svelteKonva: 'https://github.com/konvajs/svelte-konva',
  angularKonva: 'https://github.com/konvajs/ng2-konva',
  polotno: 'https://polotno.com/',
  polotnoStudio: 'https://studio.polotno.com/',
} as const;
