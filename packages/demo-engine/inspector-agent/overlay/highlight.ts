import type Konva from 'konva';
import type { Point } from '../../model/inspection';
import { clientRectOf } from '../details';
import { pathOf } from '../library';
import { attempt } from '../safe';
import { placeOfStage, type StagePlace } from '../stage-place';
import { COLORS } from './colors';
import { FrameLoop } from './frame-loop';
import { type OverlayLayer, shape } from './layer';

/** Maximum number of nodes to highlight at once. */
const MAX = 50;

/** Converts a point from a node's own coordinates to pixels of the stage. */
function toStage(node: Konva.Node, point: Point): Point {
  return attempt(() => node.getAbsoluteTransform().point(point), { x: NaN, y: NaN });
}

function toWindow(place: StagePlace, { x, y }: Point): Point {
  return { x: place.left + x * place.scaleX, y: place.top + y * place.scaleY };
}

function line(from: Point, to: Point): SVGElement[] {
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return [
    shape('line', { ...ends, stroke: COLORS.halo, 'stroke-width': 3 }),
    shape('line', { ...ends, stroke: COLORS.center, 'stroke-width': 1, 'stroke-dasharray': '3 2' }),
  ];
}

/** Marks the client rect, the rotation center, which is at the node's position, and a line from the node's origin if `offset` is set. */
function marks(node: Konva.Node): SVGElement[] {
  const [stage] = pathOf(node);
  const place = stage === undefined ? undefined : placeOfStage(stage);
  if (place === undefined) return [];
  const { x, y, width, height } = clientRectOf(node);
  const corner = toWindow(place, { x, y });
  const box = { x: corner.x, y: corner.y, width: width * place.scaleX, height: height * place.scaleY };
  const offset = attempt(() => ({ x: node.offsetX(), y: node.offsetY() }), { x: 0, y: 0 });
  const center = toWindow(place, toStage(node, offset));
  const origin = toWindow(place, toStage(node, { x: 0, y: 0 }));
  const all = [
    shape('rect', { ...box, fill: COLORS.fill, stroke: COLORS.halo, 'stroke-width': 3 }),
    shape('rect', { ...box, fill: 'none', stroke: COLORS.box, 'stroke-width': 1 }),
  ];
  if (!Number.isFinite(center.x + center.y + origin.x + origin.y)) return all;
  if (offset.x !== 0 || offset.y !== 0) {
    const square = { x: origin.x - 3, y: origin.y - 3, width: 6, height: 6 };
    all.push(...line(origin, center), shape('rect', { ...square, fill: COLORS.halo, stroke: COLORS.center }));
  }
  const { x: cx, y: cy } = center;
  all.push(
    shape('circle', { cx, cy, r: 5, fill: COLORS.halo, stroke: COLORS.center }),
    shape('path', { d: `M${cx - 8} ${cy}H${cx + 8}M${cx} ${cy - 8}V${cy + 8}`, stroke: COLORS.center, fill: 'none' }),
  );
  return all;
}

/** Marks nodes over the drawing and follows them as they move. */
export class Highlight {
  readonly #group = shape('g', {});
  #nodes: readonly Konva.Node[] = [];
  readonly #loop = new FrameLoop(() => this.#draw());

  constructor(layer: OverlayLayer) {
    layer.svg.append(this.#group);
  }

  show(nodes: readonly Konva.Node[]): void {
    this.#nodes = nodes.slice(0, MAX);
    this.#draw();
    if (this.#nodes.length > 0) this.#loop.start();
    else this.#loop.stop();
  }

  #draw(): void {
    this.#group.replaceChildren(...this.#nodes.flatMap(marks));
  }
}
