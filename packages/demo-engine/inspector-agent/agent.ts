import type Konva from 'konva';
import type { InspectorAnswer, InspectorRequest, NodeId, NumberedRequest } from '../model/inspection';
import type { AgentHost } from '../sandbox-frame/load-inspector';
import { readAttribute } from './attributes';
import { readDetails } from './details';
import { isInStage } from './library';
import { labelOf } from './labels';
import { NodeRegistry } from './node-registry';
import { Outbox } from './outbox';
import { Places } from './places';
import { searchNodes } from './search';
import { setAttribute } from './set-attribute';
import { shortText } from './safe';
import { TreeView } from './tree-view';
import { Watches } from './watches';

/** Maximum number of nodes in one answer to a search. */
const MAX_FOUND = 100;

const DONE: InspectorAnswer = { type: 'done' };
const GONE: InspectorAnswer = { type: 'refused', reason: 'The node is gone.' };

/** Answers the page's requests. */
export class Agent {
  readonly #registry = new NodeRegistry();
  readonly #outbox: Outbox;
  readonly #places: Places;
  readonly #view: TreeView;
  /** Set while the inspector is open. */
  #watches: Watches | undefined;

  constructor(private readonly host: AgentHost) {
    this.#outbox = new Outbox(host.post);
    this.#places = new Places(host.placeOf);
    this.#view = new TreeView(this.#registry, this.#outbox, (node) => this.#places.madeAt(node));
    if (host.places) this.#places.start();
  }

  receive({ number, request }: NumberedRequest): void {
    this.#outbox.answer(number, this.#answerSafely(request));
  }

  /** Answers a request even if the program makes reading its nodes throw. */
  #answerSafely(request: InspectorRequest): InspectorAnswer {
    try {
      return this.#answer(request);
    } catch (error) {
      return {
        type: 'refused',
        reason: shortText(`The program caused an error in the inspector: ${messageOf(error)}`),
      };
    }
  }

  #answer(request: InspectorRequest): InspectorAnswer {
    if (request.type === 'open') return this.#open();
    const watches = this.#watches;
    if (watches === undefined) return { type: 'refused', reason: 'The inspector is closed.' };
    switch (request.type) {
      case 'rows':
        return this.#view.rows(request.from, request.count);
      case 'toggle':
        return this.#with(request.node, (node) => {
          this.#view.toggle(node, request.open, request.withDescendants);
          return DONE;
        });
      case 'reveal':
        return this.#with(request.node, (node) => this.#view.reveal(node) ?? GONE);
      case 'search':
        return this.#found(searchNodes(request.selector), request.from);
      case 'details':
        return this.#details(request.node);
      case 'set':
        return this.#with(request.node, (node) => {
          const reason = setAttribute(node, request.name, request.value);
          if (reason !== undefined) return { type: 'refused', reason: shortText(reason) };
          const attribute = readAttribute(node, request.name);
          watches.noteSet(node, attribute);
          return { type: 'set', attribute };
        });
      case 'highlight':
        if (request.node === undefined) {
          watches.highlight([]);
          return DONE;
        }
        return this.#with(request.node, (node) => {
          watches.highlight([node]);
          return DONE;
        });
      case 'pick':
        watches.pick(request.on);
        return DONE;
      case 'show':
        watches.show(request);
        return DONE;
      case 'madeBy': {
        const nodes = this.#places.madeBy(request.file, request.fromLine, request.toLine).filter(isInStage);
        watches.highlight(nodes);
        return this.#found(nodes, 0);
      }
      case 'close':
        this.#close();
        return DONE;
    }
  }

  #open(): InspectorAnswer {
    if (this.#watches === undefined) {
      this.#watches = new Watches(this.#registry, this.#outbox, this.#view, this.host.now);
    }
    this.#outbox.tell({ type: 'open', nodes: this.#view.open(), knowsPlaces: this.#places.isKnown });
    return DONE;
  }

  #close(): void {
    this.#watches?.close();
    this.#watches = undefined;
    this.#places.stop();
    this.#view.close();
    this.#outbox.clear();
  }

  #details(id: NodeId): InspectorAnswer {
    const node = this.#nodeOf(id);
    this.#view.watch(node);
    return node === undefined
      ? { type: 'details' }
      : { type: 'details', details: readDetails(node, this.#registry, this.#places.madeAt(node)) };
  }

  #found(nodes: readonly Konva.Node[], from: number): InspectorAnswer {
    const part = nodes.slice(from, from + MAX_FOUND);
    const labelled = part.map((node) => ({ id: this.#registry.idOf(node), label: labelOf(node) }));
    return { type: 'found', total: nodes.length, from, nodes: labelled };
  }

  #with(id: NodeId, answer: (node: Konva.Node) => InspectorAnswer): InspectorAnswer {
    const node = this.#nodeOf(id);
    return node === undefined ? GONE : answer(node);
  }

  /** The node of an id, if it is part of a stage: for the reader, a removed node is gone. */
  #nodeOf(id: NodeId): Konva.Node | undefined {
    const node = this.#registry.nodeOf(id);
    return node !== undefined && isInStage(node) ? node : undefined;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error && typeof error.message === 'string' ? error.message : 'it has no message';
}
