import { Requests } from '@site-packages/contracts';
import { readInspectorMessage } from '../model/inspection-guards';
import type { InspectorAnswer, InspectorNews, InspectorRequest, NumberedRequest } from '../model/inspection';
import type { FrameObserver, ObservedFrame, RunRequest } from '../sandbox-host';
import type { AgentCode } from './agent-code';
import { toCompiledLines, toSourceLine } from './source-lines';

/** Maximum wait for an answer, in milliseconds: a program that draws twenty thousand nodes keeps its frame busy for a while. */
const PATIENCE = 8000;

/** Where a demo runs: a `DemoRunner` or a `DemoPlace`. */
export interface InspectedPlace {
  observe(observer: FrameObserver | undefined): void;
}

/** News for the panel: those of the agent, and changes of the frame. */
export type ClientNews =
  | InspectorNews
  /** Nothing runs, so all nodes are out of date. `open` follows when something runs again. */
  | { type: 'gone' }
  /** The agent did not answer a request in time. */
  | { type: 'silent' }
  /** The agent could not be loaded. */
  | { type: 'failed'; message: string };

export interface OpenOptions {
  /**
   * From the next run on, sends the agent before the demo's modules. Only then can it record which line creates which node. The
   * caller starts that run.
   */
  beforeRun?: boolean;
}

type AnswerType = InspectorAnswer['type'];

/** Type of the answer to each request; any other answer is forged. */
const ANSWERS: Readonly<Record<InspectorRequest['type'], AnswerType>> = {
  open: 'done',
  rows: 'rows',
  toggle: 'done',
  reveal: 'revealed',
  search: 'found',
  details: 'details',
  set: 'set',
  highlight: 'done',
  pick: 'done',
  show: 'done',
  madeBy: 'found',
  close: 'done',
};

function send(frame: ObservedFrame, content: NumberedRequest): void {
  frame.send({ type: 'inspect', content });
}

function refused(reason: string): InspectorAnswer {
  return { type: 'refused', reason };
}

/** The client's connection to the agent in one frame. */
interface Session {
  frame: ObservedFrame;
  /** Loads the source maps of the program in the frame. */
  maps: RunRequest['maps'];
  /** Resolves when requests can be sent; rejects when the agent cannot be loaded. */
  ready: Promise<void>;
}

/**
 * The page's half of the inspector: loads the agent into the frame of one demo, sends it requests and receives its news. A frame
 * can be hostile, so the client checks every message completely, accepts one answer per request, and ignores frames that are not
 * shown.
 */
export class InspectorClient {
  readonly #listeners = new Set<(news: ClientNews) => void>();
  readonly #requests = new Requests<InspectorAnswer>();
  /** Frames to which the client has sent the agent. */
  readonly #equipped = new WeakSet<ObservedFrame>();
  #place: InspectedPlace | undefined;
  #session: Session | undefined;
  /** A frame that gets the agent before its run; it may not be shown yet. */
  #prepared: ObservedFrame | undefined;
  #code: Promise<AgentCode> | undefined;

  /** @param loadCode tests pass their own */
  constructor(
    private readonly loadCode: () => Promise<AgentCode> = async () => (await import('./agent-code')).loadAgentCode(),
  ) {}

  /** Inspects a demo, in its present frame and in those of later runs, until `close`. The news `open` reports each frame. */
  open(place: InspectedPlace, { beforeRun = false }: OpenOptions = {}): void {
    this.close();
    this.#place = place;
    place.observe({
      onFrame: (frame, maps) => this.#turnTo(frame, maps),
      onInspected: (frame, content) => this.#receive(frame, content),
      ...(beforeRun ? { onBeforeRun: (frame: ObservedFrame) => this.#prepare(frame) } : {}),
    });
  }

  get isOpen(): boolean {
    return this.#place !== undefined;
  }

  /** Subscribes to news; the returned function unsubscribes. */
  onNews(listener: (news: ClientNews) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Sends the agent a request. The answer is `refused` when nothing runs or the frame does not answer. Lines in requests and answers
   * are those of the reader's source.
   */
  async request(request: InspectorRequest): Promise<InspectorAnswer> {
    const session = this.#session;
    if (session === undefined) return refused('Nothing runs.');
    try {
      await session.ready;
    } catch {
      return refused('The inspector could not be loaded.');
    }
    const sent = request.type === 'madeBy' ? await toCompiledLines(request, session.maps) : request;
    if (sent === undefined) return { type: 'found', total: 0, from: 0, nodes: [] };
    if (session !== this.#session) return refused('The demo was started again.');
    const answer = await this.#ask(session.frame, sent);
    if (answer.type !== 'details' || answer.details?.madeAt === undefined) return answer;
    return { type: 'details', details: await toSourceLine(answer.details, session.maps) };
  }

  /** Closes the agent; the demo continues as if it had never been there. */
  close(): void {
    for (const frame of new Set([this.#session?.frame, this.#prepared])) {
      if (frame === undefined || !this.#equipped.has(frame)) continue;
      void this.#requests.ask((number) => send(frame, { number, request: { type: 'close' } }));
    }
    this.#prepared = undefined;
    this.#forget('The inspector is closed.');
    this.#session = undefined;
    this.#place?.observe(undefined);
    this.#place = undefined;
  }

  #turnTo(frame: ObservedFrame | undefined, maps: RunRequest['maps']): void {
    if (this.#session?.frame === frame) return;
    this.#forget('The demo was started again.');
    if (frame === undefined) {
      this.#session = undefined;
      this.#tell({ type: 'gone' });
      return;
    }
    const session: Session = { frame, maps, ready: this.#equip(frame, false) };
    this.#session = session;
    session.ready.then(
      () => {
        if (session === this.#session) void this.#ask(frame, { type: 'open' });
      },
      (error: unknown) => {
        if (session === this.#session) this.#tell({ type: 'failed', message: String(error) });
      },
    );
  }

  async #prepare(frame: ObservedFrame): Promise<void> {
    this.#prepared = frame;
    // The demo runs even without the agent; `#turnTo` reports the failure once the frame is shown.
    await this.#equip(frame, true).catch(() => undefined);
  }

  async #equip(frame: ObservedFrame, places: boolean): Promise<void> {
    if (this.#equipped.has(frame)) return;
    const code = (this.#code ??= this.loadCode());
    code.catch(() => {
      if (this.#code === code) this.#code = undefined;
    });
    const { key, bundles } = await code;
    if (this.#equipped.has(frame)) return;
    this.#equipped.add(frame);
    frame.send({ type: 'inspector', key, bundles, places });
  }

  #ask(frame: ObservedFrame, request: InspectorRequest): Promise<InspectorAnswer> {
    let id = 0;
    const answered = this.#requests.ask(
      (number) => {
        id = number;
        send(frame, { number, request });
      },
      ({ type }) => type === 'refused' || type === ANSWERS[request.type],
    );
    const timer = setTimeout(() => {
      if (this.#requests.resolve(id, refused('The demo does not answer.'))) this.#tell({ type: 'silent' });
    }, PATIENCE);
    return answered.finally(() => clearTimeout(timer));
  }

  #receive(frame: ObservedFrame, content: unknown): void {
    if (frame !== this.#session?.frame) return;
    const message = readInspectorMessage(content);
    if (message === undefined) return;
    if ('news' in message) {
      this.#tell(message.news);
      return;
    }
    this.#requests.resolve(message.number, message.answer);
  }

  /** Refuses all pending requests: no frame will answer them. */
  #forget(reason: string): void {
    this.#requests.resolveAll(refused(reason));
  }

  #tell(news: ClientNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}
