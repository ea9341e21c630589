export type Part = 'tint' | 'gradient' | 'caption';

export interface Overlays {
  /** Which overlays are on. */
  parts: Record<Part, boolean>;
  caption: string;
  /** From 0 to 1, for all overlays. */
  opacity: number;
}

export const PARTS: readonly { part: Part; label: string }[] = [
  { part: 'tint', label: 'Tint' },
  { part: 'gradient', label: 'Gradient' },
  { part: 'caption', label: 'Caption' },
];

export const openingOverlays: Overlays = {
  parts: { tint: false, gradient: true, caption: true },
  caption: 'Winter citrus',
  opacity: 1,
};

export const toggle = (state: Overlays, part: Part): Overlays => ({
  ...state,
  parts: { ...state.parts, [part]: !state.parts[part] },
});

/** What is over the picture, in words. */
export function describe({ parts, caption, opacity }: Overlays): string {
  const on = PARTS.filter(({ part }) => parts[part]).map(({ label }) => label.toLowerCase());
  if (on.length === 0) return 'The picture alone.';
  const percent = Math.round(100 * opacity);
  if (percent === 0) return 'All overlays are transparent.';
  if (parts.caption && caption.trim() === '') return 'The caption has no words.';
  const list = on.length === 1 ? on[0] : `${on.slice(0, -1).join(', ')} and ${on.at(-1)}`;
  const sentence = `${list ?? ''} at ${percent} %.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
