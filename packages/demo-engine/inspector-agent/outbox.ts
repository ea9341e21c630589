import { AGENT_SENDS, MAX_LENGTH } from '../model/channel';
import type { InspectorAnswer, InspectorMessage, InspectorNews } from '../model/inspection';
import { packMessage } from '../model/packed-messages';
import { RateLimit } from '../sandbox-frame/rate-limit';
import { clock, later, noLater, toText } from './browser';

/** Maximum number of characters of one message. The frame's runtime wraps it in a few more. */
const MAX = MAX_LENGTH - 1000;
/** Pause before the next attempt when a rate limit is reached, in milliseconds. */
const AGAIN = 50;

const TOO_MUCH: InspectorAnswer = { type: 'refused', reason: 'The answer is too long.' };

/**
 * Sends messages within the page's limits; the page removes a frame that exceeds them. Messages wait until the limits allow them, and
 * `mention` drops news while others wait.
 */
export class Outbox {
  readonly #characters = new RateLimit(AGENT_SENDS.characters.burst, AGENT_SENDS.characters.perSecond, clock);
  readonly #messages = new RateLimit(AGENT_SENDS.messages.burst, AGENT_SENDS.messages.perSecond, clock);
  #waiting: { content: unknown; length: number }[] = [];
  #timer: number | undefined;

  constructor(private readonly post: (content: unknown) => void) {}

  answer(number: number, answer: InspectorAnswer): void {
    this.#put({ number, answer }, () => ({ number, answer: TOO_MUCH }));
  }

  /** Sends news; drops them if they are too long. */
  tell(news: InspectorNews): void {
    this.#put({ news }, () => undefined);
  }

  /** False while messages wait for the rate limits. */
  get isFree(): boolean {
    return this.#waiting.length === 0;
  }

  /**
   * Sends news, unless other messages wait.
   *
   * @returns whether it has sent them
   */
  mention(news: InspectorNews): boolean {
    if (!this.isFree) return false;
    this.tell(news);
    return true;
  }

  clear(): void {
    noLater(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #put(message: InspectorMessage, instead: () => InspectorMessage | undefined): void {
    const content = packMessage(message);
    const { length } = toText(content);
    if (length <= MAX) {
      this.#waiting.push({ content, length });
      this.#flush();
      return;
    }
    const other = instead();
    if (other !== undefined) this.#put(other, () => undefined);
  }

  #flush(): void {
    for (let first = this.#waiting[0]; first !== undefined; first = this.#waiting[0]) {
      if (!this.#messages.take() || !this.#characters.take(first.length)) {
        this.#timer ??= later(() => {
          this.#timer = undefined;
          this.#flush();
        }, AGAIN);
        return;
      }
      this.#waiting.shift();
      this.post(first.content);
    }
  }
}
