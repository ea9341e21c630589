import { MOST_LENGTH, PAGE_TAKES, type Rate } from '../model/channel';
import type { FrameMessage } from '../model/messages';
import { RateLimit } from '../sandbox-frame/rate-limit';
import { readFrameMessage } from './frame-message';

/** What a message that is no text costs, in characters: nobody knows how long it is. */
const UNKNOWN_LENGTH = 100_000;
/** How long the browser may take to build such a message, in milliseconds. */
const SLOW = 50;

/** The answer to a message that is too much: the frame has to go. */
export const FLOOD = 'flood';

/** The messages that a frame may send other than as a text. */
export interface Expected {
  /** The frame has been asked for its last picture. */
  picture: boolean;
  /** The page takes files that the demo wants to have saved. */
  files: boolean;
}

/** What a message event has. Reading `data` makes the browser build the value. */
interface Arrival {
  readonly data: unknown;
}

/**
 * Lets a frame's messages in, as many as a page can bear. It asks its budget before it looks at anything: how many came before the
 * value is built, how long the text is before it is parsed.
 */
export class Gate {
  readonly #messages: RateLimit;
  readonly #characters: RateLimit;
  readonly #errors: RateLimit;
  readonly #stray: RateLimit;

  /** @param now the clock, in milliseconds */
  constructor(private readonly now: () => number = () => performance.now()) {
    const limit = ({ burst, perSecond }: Rate) => new RateLimit(burst, perSecond, now);
    this.#messages = limit(PAGE_TAKES.messages);
    this.#characters = limit(PAGE_TAKES.characters);
    this.#errors = limit(PAGE_TAKES.errors);
    this.#stray = limit(PAGE_TAKES.stray);
  }

  /**
   * @param expected what may come other than as a text
   * @returns `undefined` for what is no message
   */
  read(arrival: Arrival, expected: Expected): FrameMessage | typeof FLOOD | undefined {
    if (!this.#messages.take()) return FLOOD;
    const before = this.now();
    const { data } = arrival;
    if (typeof data !== 'string') {
      // A picture has millions of pixels, and only the frame that was asked for one sends it.
      const isSlow = !expected.picture && this.now() - before > SLOW;
      if (isSlow || !this.#characters.take(UNKNOWN_LENGTH)) return FLOOD;
      if (!expected.picture && !expected.files) return undefined;
      const message = readFrameMessage(data);
      const isExpected =
        (message?.type === 'picture' && expected.picture) || (message?.type === 'save' && expected.files);
      return isExpected ? message : undefined;
    }
    if (data.length > MOST_LENGTH || !this.#characters.take(data.length)) return FLOOD;
    const message = readFrameMessage(parse(data));
    return message?.type === 'error' && !this.#errors.take() ? FLOOD : message;
  }

  /** A message to the page's window; its value is left alone. */
  readStray(): typeof FLOOD | undefined {
    return this.#stray.take() ? undefined : FLOOD;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
