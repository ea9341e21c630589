import type Konva from 'konva';
import type { AttributeValue } from '../model/inspection';
import { readAttribute } from './attributes';
import { toText } from './browser';

/** Maximum number of the reader's changes to watch. */
const MAX_WATCHED = 50;

interface Change {
  node: Konva.Node;
  name: string;
  /** The attribute's value after the change, as JSON. */
  set: string;
}

function textOf(value: AttributeValue): string {
  return toText(value);
}

/** Watches attributes that the reader has set, to report when the program, for example a React render, sets them back. */
export class TakenBack {
  #changes: Change[] = [];

  /** Records that the reader has set an attribute. */
  note(node: Konva.Node, name: string, value: AttributeValue): void {
    const others = this.#changes.filter((one) => one.node !== node || one.name !== name);
    this.#changes = [...others, { node, name, set: textOf(value) }].slice(-MAX_WATCHED);
  }

  /** Attributes whose values differ from what the reader set; each change is reported once. */
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
