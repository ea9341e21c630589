import Konva from 'konva';
import type { LayerDraws } from '../model/inspection';
import { clock } from './browser';
import { labelOf } from './labels';
import { isInStage, isNode } from './library';
import type { NodeRegistry } from './node-registry';
import { tidyNumber } from './safe';
import { wrapMethod } from './wrap-method';

/** Maximum number of layers to report. */
const MAX_LAYERS = 50;

interface Count {
  draws: number;
  milliseconds: number;
}

/** While started, counts and times the draws of layers, on the scene canvas and on the hit canvas. */
export class DrawWatch {
  readonly #counts = new Map<Konva.Node, Count>();
  #restore: (() => void)[] = [];
  #hasNews = false;

  /**
   * @param registry assigns ids to nodes
   * @param onDraw called after each draw of a layer's scene canvas
   */
  constructor(
    private readonly registry: NodeRegistry,
    private readonly onDraw: (layer: Konva.Node) => void,
  ) {}

  start(): void {
    if (this.#restore.length > 0) return;
    const { prototype } = Konva.Layer;
    this.#restore = [
      wrapMethod(prototype, 'drawScene', (self, values, proceed) => this.#time(self, values, proceed, true)),
      wrapMethod(prototype, 'drawHit', (self, values, proceed) => this.#time(self, values, proceed, false)),
    ];
  }

  stop(): void {
    for (const restore of this.#restore) restore();
    this.#restore = [];
    this.#counts.clear();
    this.#hasNews = false;
  }

  /** The counts; undefined when no layer has drawn since the last call. */
  take(): LayerDraws[] | undefined {
    if (!this.#hasNews) return undefined;
    this.#hasNews = false;
    for (const layer of this.#counts.keys()) if (!isInStage(layer)) this.#counts.delete(layer);
    return [...this.#counts].slice(0, MAX_LAYERS).map(([layer, { draws, milliseconds }]) => ({
      id: this.registry.idOf(layer),
      label: labelOf(layer),
      draws,
      milliseconds: tidyNumber(Math.round(milliseconds * 100) / 100),
    }));
  }

  #time(self: unknown, values: readonly unknown[], proceed: () => unknown, isPicture: boolean): unknown {
    // A call with a canvas draws a copy or a cache, not the layer on the screen.
    if (values[0] !== undefined || !isNode(self)) return proceed();
    const before = clock();
    try {
      return proceed();
    } finally {
      const took = clock() - before;
      const count = this.#counts.get(self) ?? { draws: 0, milliseconds: 0 };
      // The scene canvas starts a draw, and the hit canvas belongs to the same draw.
      const milliseconds = isPicture ? took : count.milliseconds + took;
      this.#counts.set(self, { draws: count.draws + (isPicture ? 1 : 0), milliseconds });
      this.#hasNews = true;
      if (isPicture) this.onDraw(self);
    }
  }
}
