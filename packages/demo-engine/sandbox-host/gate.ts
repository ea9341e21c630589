import { MAX_LENGTH, PAGE_TAKES, type Rate } from '../model/channel';
import type { FrameMessage } from '../model/messages';
import { RateLimit } from '../sandbox-frame/rate-limit';
import { readFrameMessage } from './frame-message';

/** Cost of a message that is not a string, in characters: its size is unknown. */
const UNKNOWN_LENGTH = 100_000;
/** Maximum length of an array. Firefox deserializes a message before its event, where nobody can measure how long that takes. */
const MAX_ITEMS = 10_000;
/** How long the browser may take to deserialize such a message, in milliseconds. */
const SLOW = 50;

/** Result for a message that exceeds the limits: the frame must be removed. */
export const FLOOD = 'flood';

/** The messages that a frame may send as something other than a string. */
export interface Expected {
  /** The frame has been asked for its last picture. */
  picture: boolean;
  /** The page accepts files that the demo asks it to save. */
  files: boolean;
}

/** The part of a message event that is used. Reading `data` makes the browser deserialize the value. */
interface Arrival {
  readonly data: unknown;
}

/**
 * Lets in as many of a frame's messages as a page can handle. It checks its budgets before it does any work: the number of messages
 * before a value is deserialized, the length of a text before it is parsed.
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
   * @param expected what may arrive as something other than a string
   * @returns `undefined` for anything that is not a message
   */
  read(arrival: Arrival, expected: Expected): FrameMessage | typeof FLOOD | undefined {
    if (!this.#messages.take()) return FLOOD;
    const before = this.now();
    const { data } = arrival;
    if (typeof data !== 'string') {
      // A picture has millions of pixels and may take longer, but only a frame that was asked for one may send it.
      const isSlow = !expected.picture && this.now() - before > SLOW;
      const isLong = Array.isArray(data) && data.length > MAX_ITEMS;
      if (isSlow || isLong || !this.#characters.take(UNKNOWN_LENGTH)) return FLOOD;
      if (!expected.picture && !expected.files) return undefined;
      const message = readFrameMessage(data);
      const isExpected =
        (message?.type === 'picture' && expected.picture) || (message?.type === 'save' && expected.files);
      return isExpected ? message : undefined;
    }
    if (data.length > MAX_LENGTH || !this.#characters.take(data.length)) return FLOOD;
    const message = readFrameMessage(parse(data));
    return message?.type === 'error' && !this.#errors.take() ? FLOOD : message;
  }

  /** Counts a message to the page's window, without reading its value. */
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
