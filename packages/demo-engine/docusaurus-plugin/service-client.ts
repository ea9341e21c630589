import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { type ServiceCall, readServiceMessage } from '../precompile/protocol';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** The demo service: one child process for as long as the site's process lives. */
export class ServiceClient {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #ended: Error | undefined;

  constructor(onNote: (note: string, isProblem: boolean) => void) {
    const service = path.resolve(__dirname, '../precompile/service.ts');
    this.#child = fork(service, [], { execArgv: ['--import', 'tsx'], cwd: path.resolve(__dirname, '..') });
    this.#child.on('message', (value: unknown) => {
      const message = readServiceMessage(value);
      if (message === undefined) return;
      if ('note' in message) onNote(message.note, message.isProblem);
      else this.#settle(message.id, message.error, message.result);
    });
    this.#child.on('exit', (code, signal) => this.#end(`The demo service ended (${signal ?? String(code)}).`));
    this.#child.on('error', (error) => this.#end(`The demo service cannot run: ${error.message}`));
    this.#hold(false);
  }

  get isAlive(): boolean {
    return this.#ended === undefined;
  }

  /**
   * Sends a request to the service.
   *
   * @param check returns true for an answer of the right shape
   * @throws the service's error, or an error when the service has ended
   */
  async call<T>(call: ServiceCall, check: (value: unknown) => value is T): Promise<T> {
    if (this.#ended !== undefined) throw this.#ended;
    this.#lastId += 1;
    const id = this.#lastId;
    const result = await new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#hold(true);
      this.#child.send({ id, call }, (error) => {
        if (error !== null) this.#settle(id, error.message, undefined);
      });
    });
    if (!check(result)) throw new Error(`The demo service gave an answer of an unknown shape to "${call.method}".`);
    return result;
  }

  /** Ends the process and waits until it has exited. */
  async stop(): Promise<void> {
    if (!this.isAlive) return;
    const gone = new Promise<void>((resolve) => this.#child.once('exit', () => resolve()));
    this.#hold(true);
    this.#child.disconnect();
    await gone;
  }

  #settle(id: number, error: string | undefined, result: unknown): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#hold(false);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(error));
  }

  #end(reason: string): void {
    this.#ended ??= new Error(reason);
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }

  /** Keeps the site's process alive only while a request is pending. */
  #hold(on: boolean): void {
    const { channel } = this.#child;
    if (on) {
      this.#child.ref();
      channel?.ref();
    } else {
      this.#child.unref();
      channel?.unref();
    }
  }
}
