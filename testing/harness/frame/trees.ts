import type KonvaModule from 'konva';

/** A node and the props that its framework holds for it. */
export interface HeldNode {
  node: KonvaModule.Node;
  props: object;
}

/** What a framework has mounted in the frame. */
export interface Tree {
  /** Has the framework render everything again, with the state as it is. */
  renderAgain(): void | Promise<void>;
  /** The nodes of the tree with their present props. */
  nodes(): HeldNode[];
  unmount(): unknown;
}

/** Replaces exports of one library. */
export type Wrap = (module: object) => Record<string, unknown>;

/** What a framework's part of the agent brings. */
export interface Framework {
  /** By specifier. */
  wraps: Readonly<Record<string, Wrap>>;
  /** What is mounted now. */
  trees(): Tree[];
}
