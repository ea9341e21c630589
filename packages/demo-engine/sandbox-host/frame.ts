import type { FrameMessage, HostMessage, ReaderAct } from '../model/messages';
import { sandboxTokens, takeEarlyFrame } from './early-frame';
import { FLOOD, Gate } from './gate';
import { isReaderAct } from './reader-events';
import type { VendorSet } from './vendor-store';
import { Watchdog } from './watchdog';

export interface FrameEvents {
  onMessage(message: FrameMessage): void;
  onReader(act: ReaderAct): void;
  /** The demo navigated its frame to another document; the runtime in it is gone. */
  onLeft(): void;
  /** The demo sent more than the page accepts; the frame has been removed already. */
  onFlood(): void;
}

/** The libraries that a frame receives, once in its lifetime. */
export interface Equipment {
  packages: ReadonlySet<string>;
  load(): Promise<VendorSet>;
  /** The store they come from; used to tell different builds apart. */
  source?: object;
}

export interface FrameOptions {
  /** The frame's whole document. */
  document: string;
  /** Whether the demo may save files. */
  downloads: boolean;
}

/**
 * How long an iframe may take to answer before a new one replaces it, once, in milliseconds: one that the page's HTML created, because
 * the server may not have its document, and any other, because the browser may have put it into the process of a frame that hangs.
 */
const EARLY_ANSWER = 3000;
const ANSWER = 4000;

/**
 * What a removed frame posted still waits in the page's queue and has no source any more. A program that has run for less than `YOUNG` is
 * not to blame for it: such messages are ignored until none came for `QUIET`, for `YOUNG` at most. In milliseconds.
 */
const QUIET = 500;
const YOUNG = 5000;
const removal = { at: -Infinity, quietAt: 0 };

/** Whether a message without a source may be what a removed frame left, for a frame whose program was sent at a time, or never. */
function isLeftover(startedAt: number): boolean {
  if (startedAt === Infinity) return true;
  const now = performance.now();
  if (startedAt < removal.at - YOUNG || now > Math.min(removal.at + YOUNG, removal.quietAt)) return false;
  removal.quietAt = now + QUIET;
  return true;
}

/** Maximum nesting of frames that is followed. Browsers stop at fewer. */
const MAX_LEVELS = 64;

/** Whether a message's source is a window or a window of a frame inside of it. Other origins may read `parent` too. */
function isInside(source: MessageEventSource, outer: Window | null): boolean {
  if (outer === null || !('parent' in source)) return false;
  let view: Window = source;
  for (let level = 0; level < MAX_LEVELS && view !== view.parent; level += 1) {
    if (view === outer) return true;
    view = view.parent;
  }
  return false;
}

/**
 * One sandboxed iframe with an opaque origin, and the port into it. It is created, runs one demo and is removed.
 *
 * The page accepts nothing from window messages: the only channel is the port, which is handed to the frame's document once, when
 * it has loaded. That document is the `srcdoc` that this class sets, or the same document as a file, loaded by the page's HTML.
 */
export class Frame {
  readonly watchdog = new Watchdog();
  /** Resolves when the libraries have been sent to the frame. */
  readonly equipped: Promise<void>;
  #element: HTMLIFrameElement;
  #port: MessagePort | undefined;
  /** Receives what the reader does in the frame. */
  #acts: MessagePort | undefined;
  /** Messages sent to an iframe that has not answered yet; they may have to be sent again. `undefined` once it has, or was replaced. */
  #unsure: HostMessage[] | undefined = [];
  #queue: HostMessage[] = [];
  readonly #gate = new Gate();
  /** Whether the running demo may ask the page to save files. */
  #takesFiles = false;
  /** Whether the page has asked the demo to stop, so that the frame may answer with its picture. */
  #isStopped = false;
  #isRemoved = false;
  /** When the program was sent, in milliseconds. A waiting frame has none, and posts nothing. */
  #startedAt = Infinity;
  #isAlive = false;

  constructor(
    parent: Element,
    options: FrameOptions,
    private readonly equipment: Equipment,
    private readonly events: FrameEvents,
  ) {
    const early = takeEarlyFrame(parent, sandboxTokens(options.downloads));
    this.#element = early?.element ?? this.#create(parent, options);
    if (early !== undefined) {
      this.#listen(early.element);
      if (early.isLoaded) this.#loaded();
    }
    setTimeout(() => this.#replaceSilent(parent, options), early === undefined ? ANSWER : EARLY_ANSWER);
    // The engine sends no window messages, but a demo's code can, and must not keep the page busy with them.
    window.addEventListener('message', this.#onStray);
    this.show('waiting', '');
    this.equipped = equipment.load().then((set) => this.send({ type: 'vendors', ...set }));
    // Whoever runs a demo in the frame handles the error.
    this.equipped.catch(() => undefined);
  }

  get element(): HTMLIFrameElement {
    return this.#element;
  }

  /** True when a demo that imports these packages from this library store can run here. */
  fits(packages: readonly string[], source?: object): boolean {
    if (this.#isRemoved || source !== this.equipment.source) return false;
    return packages.every((specifier) => this.equipment.packages.has(specifier));
  }

  /** True once the runtime has answered for the first time. */
  get isAlive(): boolean {
    return this.#isAlive;
  }

  get isRemoved(): boolean {
    return this.#isRemoved;
  }

  /** Sends a message now, or as soon as the document has loaded. */
  send(message: HostMessage): void {
    if (this.#isRemoved) return;
    this.#unsure?.push(message);
    if (message.type === 'stop') this.#isStopped = true;
    if (message.type === 'run') {
      this.#takesFiles = message.saves === true;
      this.#startedAt = performance.now();
    }
    if (this.#port === undefined) this.#queue.push(message);
    else this.#port.postMessage(message);
  }

  /**
   * `waiting` frames lie invisible below the shown one, at full size: a frame without a size or outside the page would get no
   * animation frames and never draw.
   */
  show(role: 'waiting' | 'shown', title: string): void {
    const isShown = role === 'shown';
    this.element.dataset['role'] = role;
    // Inline styles, because a waiting frame must not take space while the page's stylesheet is still loading.
    Object.assign(this.element.style, isShown ? { position: '', opacity: '' } : { position: 'absolute', opacity: '0' });
    this.element.title = title;
    this.element.ariaDescription = isShown ? 'Press Escape twice to leave the demo.' : null;
    this.element.tabIndex = isShown ? 0 : -1;
    this.element.toggleAttribute('inert', !isShown);
    if (isShown) this.element.removeAttribute('aria-hidden');
    else this.element.setAttribute('aria-hidden', 'true');
  }

  remove(): void {
    if (this.#isRemoved) return;
    this.#isRemoved = true;
    window.removeEventListener('message', this.#onStray);
    const now = performance.now();
    Object.assign(removal, { at: now, quietAt: now + QUIET });
    this.#port?.close();
    this.#acts?.close();
    this.element.remove();
  }

  #create(parent: Element, options: FrameOptions): HTMLIFrameElement {
    const element = parent.ownerDocument.createElement('iframe');
    element.setAttribute('sandbox', sandboxTokens(options.downloads));
    element.setAttribute('referrerpolicy', 'no-referrer');
    element.className = 'kd-frame';
    element.srcdoc = options.document;
    this.#listen(element);
    // Take it out of the page's flow before it is inserted.
    element.style.position = 'absolute';
    parent.append(element);
    return element;
  }

  #listen(element: HTMLIFrameElement): void {
    element.addEventListener('load', () => {
      if (element === this.#element) this.#loaded();
    });
  }

  /** Replaces a frame whose document did not start. */
  #replaceSilent(parent: Element, options: FrameOptions): void {
    if (this.#isAlive || this.#isRemoved) return;
    const { role, title } = { role: this.#element.dataset['role'], title: this.#element.title };
    this.#port?.close();
    this.#acts?.close();
    this.#port = undefined;
    this.#queue = this.#unsure ?? [];
    this.#unsure = undefined;
    this.#element.remove();
    this.#element = this.#create(parent, options);
    this.show(role === 'shown' ? 'shown' : 'waiting', title);
  }

  #loaded(): void {
    if (this.#isRemoved) return;
    if (this.#port !== undefined) {
      // A second document in the same frame is not the engine's.
      this.events.onLeft();
      return;
    }
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = (event: MessageEvent<unknown>) => this.#receive(event);
    const acts = new MessageChannel();
    this.#acts = acts.port1;
    acts.port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!this.#isRemoved && isReaderAct(data)) this.events.onReader(data);
    };
    this.element.contentWindow?.postMessage('port', '*', [port2, acts.port2]);
    for (const message of this.#queue.splice(0)) port1.postMessage(message);
  }

  readonly #onStray = ({ source, origin }: MessageEvent<unknown>): void => {
    // A window that is already gone has no source. Only programs have no origin.
    const isOurs =
      source === null
        ? origin === 'null' && !isLeftover(this.#startedAt)
        : isInside(source, this.#element.contentWindow);
    if (isOurs && this.#gate.readStray() === FLOOD) this.#flooded();
  };

  #flooded(): void {
    this.remove();
    this.events.onFlood();
  }

  #receive(event: MessageEvent<unknown>): void {
    if (this.#isRemoved) return;
    const message = this.#gate.read(event, { picture: this.#isStopped, files: this.#takesFiles });
    if (message === FLOOD) this.#flooded();
    if (message === undefined || message === FLOOD) return;
    this.#isAlive = true;
    this.#unsure = undefined;
    if (message.type === 'pong') this.watchdog.answered(message.id);
    this.events.onMessage(message);
  }
}
