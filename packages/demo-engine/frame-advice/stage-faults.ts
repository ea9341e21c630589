/** Names of what is told of a stage; the page adds how it is mended in the program's flavour. */
export const FAULTS = {
  config: 'Attribute config',
  size: 'Stage without a size',
  layer: 'Stage without a layer',
} as const;

export interface Fault {
  name: (typeof FAULTS)[keyof typeof FAULTS];
  message: string;
}

interface NodeLike {
  attrs: Record<string, unknown>;
  getClassName(): string;
}

/** The part of a stage that is looked at. */
export interface StageLike extends NodeLike {
  width(): number;
  height(): number;
  container(): Pick<HTMLElement, 'isConnected' | 'getClientRects'>;
  getChildren(): readonly unknown[];
  find(test: (node: NodeLike) => boolean): readonly NodeLike[];
}

function hasConfig({ attrs }: NodeLike): boolean {
  return typeof attrs['config'] === 'object' && attrs['config'] !== null;
}

/** What keeps one of the stages empty, as far as nobody throws an error for it. */
export function findFault(stages: readonly StageLike[]): Fault | undefined {
  for (const stage of stages) {
    const container = stage.container();
    // A stage out of the page, or in a part that is hidden, may have no size yet.
    if (!container.isConnected || container.getClientRects().length === 0) continue;
    const odd = hasConfig(stage) ? stage : stage.find(hasConfig)[0];
    if (odd !== undefined) {
      return { name: FAULTS.config, message: `The ${odd.getClassName()} has its attributes inside "config".` };
    }
    const [width, height] = [stage.width(), stage.height()];
    if (!(width > 0 && height > 0)) {
      return {
        name: FAULTS.size,
        message: `The stage is ${width || 0} by ${height || 0} pixels, so it shows nothing.`,
      };
    }
    if (stage.getChildren().length === 0) {
      return { name: FAULTS.layer, message: 'The stage has no layer, so it shows nothing.' };
    }
  }
  return undefined;
}
