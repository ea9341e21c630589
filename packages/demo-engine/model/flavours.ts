/** The four flavors every demo is written in, in the order of their tabs. */
export const FLAVOURS = ['vanilla', 'react', 'vue', 'svelte'] as const;

export type Flavour = (typeof FLAVOURS)[number];

/** Tab labels. Tests and assistive technology rely on this text. */
export const FLAVOUR_LABELS: Readonly<Record<Flavour, string>> = {
  vanilla: 'Vanilla',
  react: 'React',
  vue: 'Vue',
  svelte: 'Svelte',
};

/** A demo's entry file in a flavor's folder. */
export const ENTRY_FILES: Readonly<Record<Flavour, string>> = {
  vanilla: 'index.ts',
  react: 'App.tsx',
  vue: 'App.vue',
  svelte: 'App.svelte',
};

export function isFlavour(value: unknown): value is Flavour {
  return FLAVOURS.some((flavour) => flavour === value);
}
