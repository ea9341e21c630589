import type { LiveBlock } from '../catalog/live';
import type { Problem } from '../model/demo';
import type { PrecompileOptions } from './settings';

export interface StartAnswer {
  problems: Problem[];
  /** One line for the terminal. */
  summary: string;
  /** Digest of the code that generates pages' HTML, and of everything else that invalidates a cached page. */
  engine: string;
}

export interface FindAnswer {
  found: boolean;
  /** The most similar known id, when there is no such demo. */
  nearest?: string;
}

/** What the service does for the site's process. */
export interface Service {
  /** Reads and writes everything, then watches if requested. */
  start(options: PrecompileOptions, watch: boolean): Promise<StartAnswer>;
  /** Makes sure that a live block's files exist. */
  ensureLive(block: LiveBlock, file: string, line: number): Promise<Problem[]>;
  /** Makes sure that a demo's files exist. */
  findDemo(id: string): Promise<FindAnswer>;
  /** Does all work that the start deferred, as soon as there are no other requests; answers at once. */
  makeRest(): Promise<void>;
  /** Answers with highlighted HTML. */
  highlight(code: string, language: string): Promise<string>;
}

/** A call of one of its methods. */
export interface CallMessage<Method extends keyof Service = keyof Service> {
  id: number;
  method: Method;
  args: Parameters<Service[Method]>;
}

/** What the service sends: the result of a call, its error, or, on its own, a line for the terminal. */
export type ServiceMessage =
  | { id: number; result?: unknown }
  | { id: number; error: string }
  | { note: string; isProblem: boolean };
