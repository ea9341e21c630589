/** Error names for problems of a stage, and of what is drawn on it. The page adds how to fix them in the program's flavor. */
export const FAULTS = {
  config: 'Attribute config',
  style: 'Attribute style',
  size: 'Stage without a size',
  layer: 'Stage without a layer',
  filter: 'Filter without a cache',
  attribute: 'Unknown attribute',
  uncalled: 'Method not called',
  assigned: 'Method overwritten',
  pair: 'Image is a list',
  unscaled: 'Size without its scale',
  points: 'Points are not numbers',
  source: 'Image without a picture',
  event: 'Unknown event',
  silent: 'Nothing is shown',
  apart: 'Stage out of view',
  empty: 'Stage without a shape',
  unseen: 'Shape out of view',
} as const;

export interface Fault {
  name: (typeof FAULTS)[keyof typeof FAULTS];
  message: string;
}

interface NodeLike {
  attrs: Record<string, unknown>;
  getClassName(): string;
}

/** The part of a stage that the checks use. */
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

/** Finds out why one of the stages stays empty, in cases in which nothing throws an error. */
export function findFault(stages: readonly StageLike[]): Fault | undefined {
  for (const stage of stages) {
    const container = stage.container();
    // A stage outside of the page or in a hidden part of it may not have a size yet.
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
