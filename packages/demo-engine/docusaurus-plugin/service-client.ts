import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { Requests } from '@site-packages/contracts';
import type { CallMessage, Service, ServiceMessage } from '../precompile/protocol';

/** The demo service: one child process for as long as the site's process lives. */
export class ServiceClient {
  readonly #child: ChildProcess;
  readonly #requests = new Requests<unknown>();
  #ended: Error | undefined;

  constructor(onNote: (note: string, isProblem: boolean) => void) {
    const service = path.resolve(__dirname, '../precompile/service.ts');
    this.#child = fork(service, [], { execArgv: ['--import', 'tsx'], cwd: path.resolve(__dirname, '..') });
    this.#child.on('message', (message: ServiceMessage) => {
      if ('note' in message) onNote(message.note, message.isProblem);
      else if ('error' in message) this.#requests.reject(message.id, new Error(message.error));
      else this.#requests.resolve(message.id, message.result);
      this.#hold(this.#requests.size > 0);
    });
    this.#child.on('exit', (code, signal) => this.#end(`The demo service ended (${signal ?? String(code)}).`));
    this.#child.on('error', (error) => this.#end(`The demo service cannot run: ${error.message}`));
    this.#hold(false);
  }

  get isAlive(): boolean {
    return this.#ended === undefined;
  }

  /**
   * Calls a method of the service.
   *
   * @throws the service's error, or an error when the service has ended
   */
  async call<Method extends keyof Service>(
    method: Method,
    ...args: Parameters<Service[Method]>
  ): Promise<Awaited<ReturnType<Service[Method]>>> {
    if (this.#ended !== undefined) throw this.#ended;
    this.#hold(true);
    const result = await this.#requests.ask((id) => {
      this.#child.send({ id, method, args } satisfies CallMessage<Method>, (error) => {
        if (error === null) return;
        this.#requests.reject(id, error);
        this.#hold(this.#requests.size > 0);
      });
    });
    // What the method returned there.
    return result as Awaited<ReturnType<Service[Method]>>;
  }

  /** Ends the process and waits until it has exited. */
  async stop(): Promise<void> {
    if (!this.isAlive) return;
    const gone = new Promise<void>((resolve) => this.#child.once('exit', () => resolve()));
    this.#hold(true);
    this.#child.disconnect();
    await gone;
  }

  #end(reason: string): void {
    this.#ended ??= new Error(reason);
    this.#requests.rejectAll(this.#ended);
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
