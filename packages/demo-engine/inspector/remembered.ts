import type { NodeDetails, NodeId } from '../model/inspection';

/** How a node is found again in the next run of the program, where it has another number. */
export interface Remembered {
  selector: string;
  /** Place among those that the selector finds. */
  ordinal: number;
}

function attributeText(details: NodeDetails, name: string): string {
  const value = details.attributes.find((one) => one.name === name)?.value;
  return value?.kind === 'text' ? value.value.trim() : '';
}

/** The narrowest selector that finds the node. */
export function selectorOf(details: NodeDetails): string {
  const id = attributeText(details, 'id');
  if (/^[\w-]+$/.test(id)) return `#${id}`;
  const [name = ''] = attributeText(details, 'name').split(/\s+/);
  return /^[\w-]+$/.test(name) ? `.${name}` : details.className;
}

export function remembered(selector: string, nodes: readonly { id: NodeId }[], id: NodeId): Remembered | undefined {
  const ordinal = nodes.findIndex((one) => one.id === id);
  return ordinal < 0 ? undefined : { selector, ordinal };
}
