import type Konva from 'konva';
import type { AttributeValue } from '../model/inspection';
import { readAttribute } from './attributes';
import { toText } from './browser';

/** Most changes of the reader that are watched. */
const MOST_WATCHED = 50;

interface Change {
  node: Konva.Node;
  name: string;
  /** What the node had after the change, as text. */
  set: string;
}

function textOf(value: AttributeValue): string {
  return toText(value);
}

/** Watches what the reader has set: where a program's own render sets it again, the reader should know why it did not stay. */
export class TakenBack {
  #changes: Change[] = [];

  /** The reader has set an attribute. */
  note(node: Konva.Node, name: string, value: AttributeValue): void {
    const others = this.#changes.filter((one) => one.node !== node || one.name !== name);
    this.#changes = [...others, { node, name, set: textOf(value) }].slice(-MOST_WATCHED);
  }

  /** The changes that are gone since the last look; each is told once. */
  look(): { node: Konva.Node; name: string }[] {
    const isGone = ({ node, name, set }: Change) => textOf(readAttribute(node, name).value) !== set;
    const gone = this.#changes.filter(isGone);
    if (gone.length > 0) this.#changes = this.#changes.filter((one) => !gone.includes(one));
    return gone.map(({ node, name }) => ({ node, name }));
  }

  clear(): void {
    this.#changes = [];
  }
}
