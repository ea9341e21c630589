import type Konva from 'konva';
import type {
  InspectorAnswer,
  InspectorMessage,
  InspectorNews,
  InspectorRequest,
  NodeDetails,
  NumberedRequest,
  TreeRow,
} from '../model/inspection';
import { readInspectorMessage } from '../model/inspection-guards';
import { placeInStack } from '../sandbox-frame/error-report';
import type { AgentHost, AgentReceiver } from '../sandbox-frame/load-inspector';

/** Sends requests to an agent as the page does: as JSON, and with the page's own guards. */
export class AgentTalk {
  readonly messages: InspectorMessage[] = [];
  /** JSON that the agent sent and the page's guards rejected. */
  readonly rejected: string[] = [];
  readonly #receive: AgentReceiver;
  #numbers = 0;

  /** @param paths URLs of the modules whose nodes have a location, each with its path */
  constructor(start: (host: AgentHost) => AgentReceiver, { places = false, paths = new Map<string, string>() } = {}) {
    this.#receive = start({
      post: (content) => this.#hear(JSON.stringify(content)),
      now: () => 7,
      placeOf: (stack) => placeInStack(stack, paths),
      places,
    });
  }

  get news(): InspectorNews[] {
    return this.messages.flatMap((message) => ('news' in message ? [message.news] : []));
  }

  newsOf<Type extends InspectorNews['type']>(type: Type): Extract<InspectorNews, { type: Type }>[] {
    return this.news.filter((one): one is Extract<InspectorNews, { type: Type }> => one.type === type);
  }

  ask(request: InspectorRequest): InspectorAnswer {
    this.#numbers += 1;
    const number = this.#numbers;
    this.#receive({ number, request });
    const answer = this.messages.find((message) => 'number' in message && message.number === number);
    if (answer === undefined || !('answer' in answer)) throw new Error(`No answer to ${JSON.stringify(request)}`);
    return answer.answer;
  }

  /** Sends a request without waiting for its answer. */
  send(request: NumberedRequest): void {
    this.#receive(request);
  }

  rows(from = 0, count = 120): TreeRow[] {
    const answer = this.ask({ type: 'rows', from, count });
    if (answer.type !== 'rows') throw new Error(`No rows, but ${JSON.stringify(answer)}`);
    return answer.rows;
  }

  /** The id of the first node of a class among the rows. */
  idOf(className: string): number {
    const found = this.rows().find((row) => row.className === className);
    if (found === undefined) throw new Error(`No row of a ${className}.`);
    return found.id;
  }

  details(node: number): NodeDetails {
    const answer = this.ask({ type: 'details', node });
    if (answer.type !== 'details' || answer.details === undefined)
      throw new Error(`No details: ${JSON.stringify(answer)}`);
    return answer.details;
  }

  #hear(text: string): void {
    const message = readInspectorMessage(JSON.parse(text));
    if (message === undefined) this.rejected.push(text);
    else this.messages.push(message);
  }
}

/** Creates a stage with one layer in the page. */
export function stageWithLayer(library: typeof Konva): { stage: Konva.Stage; layer: Konva.Layer } {
  const container = document.createElement('div');
  document.body.append(container);
  const stage = new library.Stage({ container, width: 300, height: 200 });
  const layer = new library.Layer();
  stage.add(layer);
  return { stage, layer };
}
