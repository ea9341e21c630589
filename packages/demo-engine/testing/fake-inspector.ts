import type { Attribute, InspectorAnswer, InspectorRequest, NodeDetails, TreeRow } from '../model/inspection';
import type { ClientNews } from '../inspector/client';
import type { InspectorSource } from '../inspector/source';

/** A node of the fake tree. */
export interface FakeNode {
  id: number;
  className: string;
  name?: string;
  nodeId?: string;
  visible?: boolean;
  isOpen?: boolean;
  isCached?: boolean;
  children?: FakeNode[];
  attributes?: Attribute[];
}

interface Placed {
  node: FakeNode;
  parents: FakeNode[];
  position: number;
  siblings: number;
}

function label({ className, name, nodeId }: FakeNode): string {
  return className + (name === undefined ? '' : ` .${name}`) + (nodeId === undefined ? '' : ` #${nodeId}`);
}

/** A fake agent without a frame: answers like the real one, from a tree that the test provides, and records the requests. */
export class FakeInspectorSource implements InspectorSource {
  readonly requests: InspectorRequest[] = [];
  readonly #listeners = new Set<(news: ClientNews) => void>();

  constructor(public roots: FakeNode[]) {}

  onNews(listener: (news: ClientNews) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  tell(news: ClientNews): void {
    for (const listener of this.#listeners) listener(news);
  }

  /** Announces that the agent has started. */
  begin(knowsPlaces = false): void {
    this.tell({ type: 'open', nodes: this.#placed(false).length, knowsPlaces });
  }

  request(request: InspectorRequest): Promise<InspectorAnswer> {
    this.requests.push(request);
    return Promise.resolve(this.#answer(request));
  }

  /** Recorded requests of one type, in order. */
  asked<T extends InspectorRequest['type']>(type: T): Extract<InspectorRequest, { type: T }>[] {
    return this.requests.filter((one): one is Extract<InspectorRequest, { type: T }> => one.type === type);
  }

  #answer(request: InspectorRequest): InspectorAnswer {
    switch (request.type) {
      case 'rows': {
        const open = this.#placed(true);
        const rows = open.slice(request.from, request.from + request.count).map(rowOf);
        return { type: 'rows', from: request.from, total: open.length, rows };
      }
      case 'toggle': {
        const found = this.#find(request.node);
        if (found === undefined) return { type: 'refused', reason: 'This node is gone.' };
        setOpen(found.node, request.open, request.withDescendants);
        return { type: 'done' };
      }
      case 'reveal': {
        for (const parent of this.#find(request.node)?.parents ?? []) parent.isOpen = true;
        const open = this.#placed(true);
        return { type: 'revealed', index: open.findIndex(({ node }) => node.id === request.node), total: open.length };
      }
      case 'search': {
        const all = this.#placed(false).filter(({ node }) => fits(node, request.selector));
        const nodes = all.map(({ node }) => ({ id: node.id, label: label(node) })).slice(request.from);
        return { type: 'found', total: all.length, from: request.from, nodes };
      }
      case 'details':
        return { type: 'details', details: this.#details(request.node) };
      case 'set': {
        const attribute = this.#find(request.node)?.node.attributes?.find(({ name }) => name === request.name);
        if (attribute === undefined) return { type: 'refused', reason: 'There is no such attribute.' };
        attribute.value = request.value;
        return { type: 'set', attribute: { ...attribute, isSet: true } };
      }
      case 'madeBy':
        return { type: 'found', total: 0, from: 0, nodes: [] };
      case 'open':
      case 'highlight':
      case 'pick':
      case 'show':
      case 'close':
        return { type: 'done' };
    }
  }

  #details(id: number): NodeDetails | undefined {
    const found = this.#find(id);
    if (found === undefined) return undefined;
    const { node, parents } = found;
    const cached = [...parents, node].find(({ isCached }) => isCached);
    return {
      id,
      className: node.className,
      path: [...parents, node].map((one) => ({ id: one.id, label: label(one) })),
      attributes: (node.attributes ?? []).map((one) => ({ ...one })),
      clientRect: { x: 1, y: 2, width: 3, height: 4 },
      absolutePosition: { x: 1, y: 2 },
      absoluteRotation: 0,
      absoluteScale: { x: 1, y: 1 },
      listeners: [{ type: 'click', count: 2 }],
      ...(cached === undefined ? {} : { cachedIn: { id: cached.id, label: label(cached) } }),
    };
  }

  #find(id: number): Placed | undefined {
    return this.#placed(false).find(({ node }) => node.id === id);
  }

  #placed(isOpenOnly: boolean): Placed[] {
    const walk = (nodes: FakeNode[], parents: FakeNode[]): Placed[] =>
      nodes.flatMap((node, index) => [
        { node, parents, position: index + 1, siblings: nodes.length },
        ...(isOpenOnly && node.isOpen !== true ? [] : walk(node.children ?? [], [...parents, node])),
      ]);
    return walk(this.roots, []);
  }
}

function rowOf({ node, parents, position, siblings }: Placed): TreeRow {
  return {
    id: node.id,
    className: node.className,
    name: node.name ?? '',
    nodeId: node.nodeId ?? '',
    level: parents.length + 1,
    position,
    siblings,
    children: node.children?.length ?? 0,
    isOpen: node.isOpen === true,
    visible: node.visible !== false,
    listening: true,
    hiddenByParent: parents.some(({ visible }) => visible === false),
    deafByParent: false,
  };
}

function setOpen(node: FakeNode, isOpen: boolean, withDescendants: boolean): void {
  node.isOpen = isOpen;
  if (withDescendants) for (const child of node.children ?? []) setOpen(child, isOpen, true);
}

function fits({ className, name, nodeId }: FakeNode, selector: string): boolean {
  if (selector.startsWith('#')) return nodeId === selector.slice(1);
  if (selector.startsWith('.')) return name?.split(' ').includes(selector.slice(1)) === true;
  return className === selector;
}
