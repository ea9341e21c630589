import type { NodeDetails, NodeId } from '../model/inspection';

/** How to find a node again in the next run, in which it has another id. */
export interface Remembered {
  selector: string;
  /** Index among the selector's matches. */
  ordinal: number;
}

function attributeText(details: NodeDetails, name: string): string {
  const value = details.attributes.find((one) => one.name === name)?.value;
  return value?.kind === 'text' ? value.value.trim() : '';
}

/** The most specific selector for a node: its id, its first name, or its class. */
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
