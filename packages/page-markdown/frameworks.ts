/** The frameworks in which a page can be read alone, by the names in its URL: `/docs/shapes/Rect.html.react.md`. */
export const FRAMEWORK_LABELS = { vanilla: 'Vanilla', react: 'React', vue: 'Vue', svelte: 'Svelte' } as const;

export type Framework = keyof typeof FRAMEWORK_LABELS;

export const FRAMEWORKS = ['vanilla', 'react', 'vue', 'svelte'] as const satisfies readonly Framework[];

/** The framework with this name or label. */
export function frameworkOf(name: string): Framework | undefined {
  return FRAMEWORKS.find((one) => one === name || FRAMEWORK_LABELS[one] === name);
}
