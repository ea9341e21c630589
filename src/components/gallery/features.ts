/**
 * What readers look for in demos, in the order of the gallery's filter. Which demo has which is decided from its code and its tags
 * (`src/plugins/gallery-data/feature-rules.ts`).
 */
export const FEATURES = [
  { id: 'drag', title: 'Drag and drop' },
  { id: 'transformer', title: 'Transformer' },
  { id: 'zoom', title: 'Zoom and pan' },
  { id: 'touch', title: 'Touch gestures' },
  { id: 'keyboard', title: 'Keyboard' },
  { id: 'drawing', title: 'Drawing' },
  { id: 'text', title: 'Text' },
  { id: 'images', title: 'Images' },
  { id: 'filters', title: 'Filters' },
  { id: 'animation', title: 'Animation' },
  { id: 'tween', title: 'Tweens' },
  { id: 'custom-shapes', title: 'Custom shapes' },
  { id: 'undo', title: 'Undo' },
  { id: 'export', title: 'Export' },
] as const;

export type FeatureId = (typeof FEATURES)[number]['id'];

/** Features as one letter each, so that what the page loads of a demo is a short word. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Encodes the features of a demo as letters, by the order of `FEATURES`. */
export function toLetters(features: ReadonlySet<FeatureId>): string {
  return FEATURES.map(({ id }, at) => (features.has(id) ? (LETTERS[at] ?? '') : '')).join('');
}

/** Whether a demo's letters contain a feature. */
export function hasFeature(letters: string, feature: FeatureId): boolean {
  const letter = LETTERS[FEATURES.findIndex(({ id }) => id === feature)];
  return letter !== undefined && letters.includes(letter);
}
