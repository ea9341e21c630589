import { FRAME_SENDS, MAX_LENGTH } from '../model/channel';
import type { ConsoleEntry, FrameError, FrameMessage } from '../model/messages';
import { jsonText } from './json-text';
import { RateLimit } from './rate-limit';

/** Serializes messages to the page, and keeps them below the page's limits. */
export class Outgoing {
  readonly #characters: RateLimit;
  readonly #errors: RateLimit;

  /**
   * @param now the clock, in milliseconds
   * @param post sends one text
   */
  constructor(
    now: () => number,
    private readonly post: (text: string) => void,
  ) {
    this.#characters = new RateLimit(FRAME_SENDS.characters.burst, FRAME_SENDS.characters.perSecond, now);
    this.#errors = new RateLimit(FRAME_SENDS.errors.burst, FRAME_SENDS.errors.perSecond, now);
  }

  send(message: FrameMessage): void {
    this.post(jsonText(message));
  }

  /** @returns false when too much was written recently */
  sendLine(runId: number, entry: ConsoleEntry): boolean {
    let text = jsonText({ type: 'console', runId, entry } satisfies FrameMessage);
    if (text.length > MAX_LENGTH) {
      const values: ConsoleEntry['values'] = [
        { kind: 'text', text: `… ${text.length} characters are too many to show` },
      ];
      text = jsonText({ type: 'console', runId, entry: { ...entry, values } } satisfies FrameMessage);
    }
    if (!this.#characters.take(text.length)) return false;
    this.post(text);
    return true;
  }

  /** Sends the error unless too many were sent recently. */
  sendError(runId: number, error: FrameError): void {
    if (this.#errors.take()) this.send({ type: 'error', runId, error });
  }
}
