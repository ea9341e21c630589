import type Konva from 'konva';
import { childrenOf, pathOf, stagesNow } from './library';
import { walkTree } from './walk-tree';

/** Trees with more nodes are not walked again for each answer. */
const MAX_WALKED = 50_000;
/** Layers with more children are initially collapsed. */
const MAX_OPENED = 60;

function isOpenAtFirst(node: Konva.Node): boolean {
  if (node.nodeType === 'Stage') return true;
  return node.nodeType === 'Layer' && childrenOf(node).length <= MAX_OPENED;
}

/** The tree at one poll. */
export interface TreeState {
  /** The nodes that have a row, from top to bottom. */
  shown: readonly Konva.Node[];
  /** Number of all nodes, including those in collapsed branches. */
  nodes: number;
}

/** Knows which branches of the tree are expanded, and which nodes therefore have a row. */
export class OpenTree {
  /** Branches that the reader has expanded or collapsed; others are as they were initially. */
  readonly #chosen = new WeakMap<Konva.Node, boolean>();
  #state: TreeState = { shown: [], nodes: 0 };
  #isStale = true;

  isOpen(node: Konva.Node): boolean {
    return this.#chosen.get(node) ?? isOpenAtFirst(node);
  }

  /** The tree at the last poll; polls again if the reader has toggled a branch since. */
  get state(): TreeState {
    return this.#isStale ? this.look() : this.#state;
  }

  /** The present tree; for very large trees, the one from `state`. */
  get fresh(): TreeState {
    return this.#state.nodes < MAX_WALKED ? this.look() : this.state;
  }

  /** Polls the program's nodes: a single walk yields the rows and the number of nodes. */
  look(): TreeState {
    const shown: Konva.Node[] = [];
    let nodes = 0;
    walkTree(stagesNow(), (node, isShown) => {
      nodes += 1;
      if (!isShown) return false;
      shown.push(node);
      return this.isOpen(node);
    });
    this.#isStale = false;
    this.#state = { shown, nodes };
    return this.#state;
  }

  toggle(node: Konva.Node, isOpen: boolean, withDescendants: boolean): void {
    this.#choose(node, isOpen);
    if (!withDescendants) return;
    walkTree(childrenOf(node), (below) => {
      if (childrenOf(below).length > 0) this.#choose(below, isOpen);
      return true;
    });
  }

  /** Expands the ancestors of a node and returns the index of its row; undefined when the node is not in the tree. */
  reveal(node: Konva.Node): number | undefined {
    for (const above of pathOf(node).slice(0, -1)) if (!this.isOpen(above)) this.#choose(above, true);
    const index = this.state.shown.indexOf(node);
    if (index >= 0) return index;
    const again = this.look().shown.indexOf(node);
    return again < 0 ? undefined : again;
  }

  #choose(node: Konva.Node, isOpen: boolean): void {
    this.#chosen.set(node, isOpen);
    this.#isStale = true;
  }
}
