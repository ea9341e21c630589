import type Konva from 'konva';
import { childrenOf, isNode, stagesNow } from '../library';
import { attempt } from '../safe';
import { placeOfStage, type StagePlace } from '../stage-place';
import { COLORS } from './colors';
import { FrameLoop } from './frame-loop';
import type { OverlayLayer } from './layer';

/** The hit canvas of a layer; undefined if the layer takes no part in hit detection. */
function hitCanvasOf(layer: unknown): HTMLCanvasElement | undefined {
  return attempt(() => {
    if (!isNode(layer) || !layer.isListening() || !layer.isVisible()) return undefined;
    const canvas: unknown = Reflect.get(Object(Reflect.get(layer, 'hitCanvas')), '_canvas');
    return canvas instanceof HTMLCanvasElement && canvas.width > 0 && canvas.height > 0 ? canvas : undefined;
  }, undefined);
}

function put(picture: HTMLCanvasElement, { left, top, width, height }: StagePlace): void {
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

/** Shows the hit canvases of all layers in place of the picture: Konva finds the shape under the pointer by the colors there. */
export class HitPictures {
  readonly #pictures = new Map<Konva.Node, HTMLCanvasElement>();
  readonly #loop = new FrameLoop(() => this.#draw());

  constructor(private readonly layer: OverlayLayer) {}

  show(isOn: boolean): void {
    if (isOn) {
      this.#draw();
      this.#loop.start();
      return;
    }
    this.#loop.stop();
    for (const picture of this.#pictures.values()) picture.remove();
    this.#pictures.clear();
  }

  #draw(): void {
    const stages = stagesNow();
    for (const [stage, picture] of this.#pictures) {
      if (stages.includes(stage)) continue;
      picture.remove();
      this.#pictures.delete(stage);
    }
    for (const stage of stages) this.#copy(stage);
  }

  #copy(stage: Konva.Node): void {
    const place = placeOfStage(stage);
    const canvases = childrenOf(stage).flatMap((layer) => hitCanvasOf(layer) ?? []);
    const picture = this.#pictures.get(stage) ?? this.#add(stage);
    const context = picture.getContext('2d');
    if (place === undefined || context === null) return;
    const [first] = canvases;
    const width = first?.width ?? Math.round(place.width);
    const height = first?.height ?? Math.round(place.height);
    if (picture.width !== width) picture.width = width;
    if (picture.height !== height) picture.height = height;
    put(picture, place);
    context.fillStyle = COLORS.hitBackground;
    context.fillRect(0, 0, width, height);
    context.imageSmoothingEnabled = false;
    for (const canvas of canvases) attempt(() => context.drawImage(canvas, 0, 0, width, height), undefined);
  }

  #add(stage: Konva.Node): HTMLCanvasElement {
    const picture = document.createElement('canvas');
    Object.assign(picture.style, { position: 'absolute', pointerEvents: 'none', imageRendering: 'pixelated' });
    this.layer.addBelow(picture);
    this.#pictures.set(stage, picture);
    return picture;
  }
}
