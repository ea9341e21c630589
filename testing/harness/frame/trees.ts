import type KonvaModule from 'konva';

/** A node and the props that its framework holds for it. */
export interface HeldNode {
  node: KonvaModule.Node;
  props: object;
}

/** What a framework has mounted in the frame. */
export interface Tree {
  /** Makes the framework render everything again, with the current state. */
  renderAgain(): void | Promise<void>;
  /** The nodes of the tree with their current props. */
  nodes(): HeldNode[];
  unmount(): unknown;
}

/** Replaces exports of one library. */
export type Wrap = (module: object) => Record<string, unknown>;

/** A framework's part of the agent. */
export interface Framework {
  /** By import specifier. */
  wraps: Readonly<Record<string, Wrap>>;
  /** What is currently mounted. */
  trees(): Tree[];
}
