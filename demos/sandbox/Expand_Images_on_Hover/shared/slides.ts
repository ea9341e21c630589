import Konva from 'konva';

/** `x` and `y` are the middle of the slide. */
export interface Slide extends Konva.Vector2d {
  id: string;
  title: string;
  height: number;
  rotation: number;
}

/** The slides from the lowest to the topmost, and the id of the large one. */
export interface Table {
  slides: readonly Slide[];
  grown: string;
}

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
export const HEIGHT = 400;
export const LABEL = 'Light table. Arrow keys go from slide to slide; with Shift, they move it.';
export const SLIDES: readonly Slide[] = [
  { id: 'lake', title: 'Lake, first canoe', x: -142, y: -44, height: 102, rotation: -6 },
  { id: 'harbor', title: 'Harbor at dusk', x: 146, y: -32, height: 102, rotation: 5 },
  { id: 'canal', title: 'Canal, nine houses', x: 0, y: 44, height: 91, rotation: -2 },
];

/** The table, 480 by 320 around 0, 0, is in the middle of the stage, as large as possible. */
export function placeScene(width: number) {
  const scale = Math.min(1.2, (width || 480) / 480);
  return { x: width / 2, y: HEIGHT / 2, scaleX: scale, scaleY: scale };
}

/** The table is behind the stage, and grows with the scene. */
export const backgroundOf = (table: string, width: number) =>
  `#23262d url(${table}) center / ${600 * placeScene(width).scaleX}px no-repeat`;

/** The offset is half the size, so a slide turns and grows about its center. The tween sets its scale. */
export const slideConfig = (slide: Slide, image?: CanvasImageSource) => ({
  ...slide,
  name: 'slide',
  image,
  width: 136,
  offset: { x: 68, y: slide.height / 2 },
  stroke: '#2f2b33',
  strokeWidth: 16,
  draggable: true,
});

/** Tweens each slide from its current size to its new size. */
export function showGrown(slides: readonly Konva.Node[] = [], grown: string) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const slide of slides) {
    const scale = slide.id() === grown ? 1.2 : 1;
    slide.to({ scaleX: scale, scaleY: scale, duration: isStill ? 0 : 0.2 });
  }
}

/** The large slide in words. */
export const describe = ({ grown }: Table) =>
  SLIDES.find(({ id }) => id === grown)?.title ?? 'Point at a slide.';

/** Brings a slide to the top, large. */
export function raise({ slides }: Table, id: string): Table {
  const top = slides.filter((slide) => slide.id === id);
  return { slides: [...slides.filter((slide) => slide.id !== id), ...top], grown: id };
}

export const put = ({ slides, grown }: Table, id: string, { x, y }: Konva.Vector2d): Table => ({
  slides: slides.map((slide) => (slide.id === id ? { ...slide, x, y } : slide)),
  grown,
});

/** The table after a key, or undefined if the key is not for it. */
export function press(table: Table, { key, shiftKey }: KeyboardEvent): Table | undefined {
  if (key === 'Escape') return { ...table, grown: '' };
  const x = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
  const y = Number(key === 'ArrowDown') - Number(key === 'ArrowUp');
  if (x === 0 && y === 0) return undefined;
  const slide = table.slides.find(({ id }) => id === table.grown);
  if (shiftKey && slide) return put(table, slide.id, { x: slide.x + 10 * x, y: slide.y + 10 * y });
  const at = SLIDES.findIndex(({ id }) => id === table.grown);
  return raise(table, SLIDES.at((at + x + y) % SLIDES.length)?.id ?? '');
}
