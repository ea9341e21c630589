import type Konva from 'konva';
import { childrenOf, pathOf, stagesNow } from './library';
import { walkTree } from './walk-tree';

/** A tree of more nodes is not walked again for each answer. */
const MOST_WALKED = 50_000;
/** A layer with more children is closed at first. */
const MOST_OPENED = 60;

function isOpenAtFirst(node: Konva.Node): boolean {
  if (node.nodeType === 'Stage') return true;
  return node.nodeType === 'Layer' && childrenOf(node).length <= MOST_OPENED;
}

/** What the tree is at a moment. */
export interface TreeState {
  /** The lines of the open tree, from top to bottom. */
  shown: readonly Konva.Node[];
  /** All nodes, those in closed branches too. */
  nodes: number;
}

/** Which branches of the tree are open, and the lines that this makes. */
export class OpenTree {
  /** What the reader has opened or closed; all others are as they are at first. */
  readonly #chosen = new WeakMap<Konva.Node, boolean>();
  #state: TreeState = { shown: [], nodes: 0 };
  #isStale = true;

  isOpen(node: Konva.Node): boolean {
    return this.#chosen.get(node) ?? isOpenAtFirst(node);
  }

  /** The tree as it was at the last look. Something that was opened since is open in it. */
  get state(): TreeState {
    return this.#isStale ? this.look() : this.#state;
  }

  /** The tree as it is, unless it is so big that it is looked at now and then only. */
  get fresh(): TreeState {
    return this.#state.nodes < MOST_WALKED ? this.look() : this.state;
  }

  /** Looks at the program's nodes: one walk tells the lines and the number. */
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

  /** Opens all that is above a node, and tells its line; none when the node is not in the tree. */
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
