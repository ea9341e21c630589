/** Slides on the table. This file does not depend on Konva. */
export interface Slide {
  id: string;
  /** The words on the mount. */
  title: string;
  date: string;
  x: number;
  y: number;
  rotation: number;
}

export const TABLE = { width: 480, height: 320 };
/** A mount is square. */
export const SIZE = 138;
/** How much a slide grows. */
export const GROWN = 1.2;

/** From the lowest to the topmost. */
export const SLIDES: readonly Slide[] = [
  { id: 'lake', title: 'Lake, first canoe', date: '14 June', x: 98, y: 112, rotation: -6 },
  { id: 'harbor', title: 'Harbor at dusk', date: '2 July', x: 388, y: 126, rotation: 5 },
  { id: 'canal', title: 'Canal, nine houses', date: '21 July', x: 240, y: 196, rotation: -2 },
];

/** The slides with one of them on top. */
export function raise(slides: readonly Slide[], id: string): readonly Slide[] {
  const slide = slides.find((one) => one.id === id);
  if (!slide || slides.at(-1) === slide) return slides;
  return [...slides.filter((one) => one !== slide), slide];
}

/** The nearest place at which the middle of a slide is well inside the table. */
export const kept = ({ x, y }: { x: number; y: number }) => ({
  x: Math.min(TABLE.width - SIZE / 3, Math.max(SIZE / 3, x)),
  y: Math.min(TABLE.height - SIZE / 3, Math.max(SIZE / 3, y)),
});

/** The slides with one of them at another place. */
export const put = (slides: readonly Slide[], id: string, place: { x: number; y: number }) =>
  slides.map((slide) => (slide.id === id ? { ...slide, ...kept(place) } : slide));

/** The slide that the keyboard comes to: in the order of the dates, whichever lies on top. */
export function nextSlide(id: string | null, step: 1 | -1): string {
  const at = SLIDES.findIndex((slide) => slide.id === id);
  const from = at < 0 && step < 0 ? 0 : at;
  return SLIDES.at((from + step + SLIDES.length) % SLIDES.length)?.id ?? '';
}

/** The scale that each slide should have. */
export const goalsOf = (slides: readonly Slide[], grown: string | null) =>
  new Map(
    slides.map(({ id }) => {
      const scale = id === grown ? GROWN : 1;
      return [id, { scaleX: scale, scaleY: scale }];
    }),
  );

/** The grown slide in words. */
export function describe(grown: string | null): string {
  const slide = SLIDES.find(({ id }) => id === grown);
  return slide ? `${slide.title}, ${slide.date}.` : 'Point at a slide.';
}

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export type Command =
  | { do: 'step'; by: 1 | -1 }
  | { do: 'move'; x: number; y: number }
  | { do: 'leave' };

/** What a key does: arrows go from slide to slide, with Shift they move it, Escape lets it shrink. */
export function commandOf({
  key,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Command | undefined {
  if (key === 'Escape') return { do: 'leave' };
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const [x, y] = arrow;
  if (shiftKey) return { do: 'move', x: 10 * x, y: 10 * y };
  return { do: 'step', by: x + y > 0 ? 1 : -1 };
}

export const LABEL =
  'Light table. Arrow keys go from slide to slide, with Shift they move it, Escape leaves it.';
