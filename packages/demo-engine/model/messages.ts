import type { CompiledDemo } from './compiled';
import type { Flavour } from './flavours';
import type { NumberedRequest } from './inspection';
import type { VendorImport } from './published';

/**
 * The one union of messages between the page and the sandboxed frame. They travel over a MessageChannel whose port the host passes
 * to its own frame; the page checks the shape of every message before it uses it.
 */
export type HostMessage =
  /** First message, once in a frame's lifetime: specifiers to bundle keys, and the bundles by key. */
  | { type: 'vendors'; specifiers: Record<string, string>; bundles: Record<string, SentBundle> }
  | {
      type: 'run';
      runId: number;
      demo: CompiledDemo;
      assets: Record<string, Blob>;
      mount: Flavour;
      /** The page accepts files that the demo wants to save: the frame provides `SAVE_HOOK`. */
      saves?: boolean;
    }
  /** The demo is about to be removed; requests a picture of what it shows. */
  | { type: 'stop' }
  /**
   * The inspector's agent, once in a frame's lifetime: its bundles, and the key of the one to import. What they import besides each
   * other came with the vendors.
   */
  | { type: 'inspector'; key: string; bundles: Record<string, SentBundle>; places: boolean }
  /** For the agent. */
  | { type: 'inspect'; content: NumberedRequest }
  | { type: 'ping'; id: number };

/** Name of the frame's global function that passes a file to the page: `(name, blob)`. */
export const SAVE_HOOK = '__kdSave';

/** A library's bundle on its way into the frame. */
export interface SentBundle {
  code: string;
  imports: VendorImport[];
}

export type FrameMessage =
  /** The runtime has started and is waiting for the vendors. */
  | { type: 'hello' }
  /** The vendors are evaluated: a run can start at once. */
  | { type: 'ready' }
  /** The program has arrived and begins: until then, nothing else kept the frame's process busy. */
  | { type: 'begun'; runId: number }
  /** The first canvas with something on it, or the first animation frame after start when there is none. */
  | { type: 'painted'; runId: number }
  | { type: 'error'; runId: number; error: FrameError }
  | { type: 'console'; runId: number; entry: ConsoleEntry }
  | { type: 'pong'; id: number }
  /** A file that the demo wants to save; the page decides. */
  | { type: 'save'; runId: number; name: string; content: Blob }
  /** The answer to `stop`. */
  | { type: 'picture'; picture: ImageBitmap | undefined }
  /** An `InspectorMessage` of the agent; the inspector's client checks it. */
  | { type: 'inspected'; content: unknown };

/**
 * What the reader did in a frame: pressed something, turned the wheel, or used the keyboard to leave the frame or to open the
 * inspector. The frame sends these on a separate port, on which it receives nothing: a program can get hold of the other port
 * through a message event and send anything over it, but not over this one.
 */
export type ReaderAct = 'pressed' | 'scrolled' | 'leave' | 'inspect';

/** Error name for a frame that does not answer. */
export const NOT_RESPONDING = 'Not responding';

export interface FrameError {
  /** Where the error came from: linking, the module's own run, a later event, a promise, a blocked request, or the loop guard. */
  phase: 'link' | 'run' | 'event' | 'promise' | 'blocked' | 'loop';
  name: string;
  message: string;
  /** Location in the compiled module, if known; the host maps it back to the source. Counted from 1. */
  file?: string;
  line?: number;
  column?: number;
  stack?: string;
  /** True when the page itself reports the error, not a frame. */
  isOwn?: boolean;
}

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

/** One console call, its values already turned into text trees the page can show without running anything. */
export interface ConsoleEntry {
  level: ConsoleLevel;
  /** Milliseconds since the run began. */
  at: number;
  values: ConsoleValue[];
}

export type ConsoleValue =
  | { kind: 'text'; text: string }
  | {
      kind: 'primitive';
      type: 'string' | 'number' | 'boolean' | 'undefined' | 'null' | 'bigint' | 'symbol';
      text: string;
    }
  | { kind: 'function'; text: string }
  | { kind: 'object'; label: string; entries: { key: string; value: ConsoleValue }[]; more: number };
