import type Konva from 'konva';
import { parentOf } from '../library';
import { attempt } from '../safe';
import { placeOfStage } from '../stage-place';
import { COLORS } from './colors';
import { type OverlayLayer, shape } from './layer';

/** How long an outline is visible, in milliseconds. */
const FADE = 500;

/** Outlines redrawn layers; the outline of each layer is a little further inside than that of the layer below it. */
export class Flashes {
  readonly #group = shape('g', {});
  readonly #outlines = new Map<Konva.Node, { element: SVGElement; fading?: Animation }>();

  constructor(layer: OverlayLayer) {
    layer.svg.append(this.#group);
  }

  flash(layer: Konva.Node): void {
    const stage = parentOf(layer);
    const place = stage === undefined ? undefined : placeOfStage(stage);
    if (place === undefined) return;
    let outline = this.#outlines.get(layer);
    if (outline === undefined) {
      outline = { element: shape('rect', { fill: 'none', stroke: COLORS.redraw, 'stroke-width': 2, opacity: 0 }) };
      this.#outlines.set(layer, outline);
      this.#group.append(outline.element);
    }
    const inset = 1 + 4 * layer.index;
    const box = {
      x: place.left + inset,
      y: place.top + inset,
      width: place.width - 2 * inset,
      height: place.height - 2 * inset,
    };
    for (const [name, value] of Object.entries(box)) outline.element.setAttribute(name, String(Math.max(0, value)));
    outline.fading?.cancel();
    // For readers who prefer reduced motion, the outline disappears at the end instead of fading.
    const isStill = attempt(() => matchMedia('(prefers-reduced-motion: reduce)').matches, false);
    const easing = isStill ? 'steps(1)' : 'linear';
    outline.fading = outline.element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, easing });
  }

  clear(): void {
    for (const { fading } of this.#outlines.values()) fading?.cancel();
    this.#outlines.clear();
    this.#group.replaceChildren();
  }
}
