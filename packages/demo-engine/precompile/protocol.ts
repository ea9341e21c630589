import { isArrayOf, isRecord, isString } from '@site-packages/contracts';
import type { LiveBlock } from '../catalog/live';
import type { Problem } from '../model/demo';
import { isFlavour } from '../model/flavours';
import type { PrecompileOptions } from './settings';

/** Requests from the site's process to the service. */
export type ServiceCall =
  /** Reads and writes everything, then watches if requested. Answers with `StartAnswer`. */
  | { method: 'start'; options: PrecompileOptions; watch: boolean }
  /** Makes sure that a live block's files exist. Answers with problems. */
  | { method: 'ensureLive'; block: LiveBlock; file: string; line: number }
  /** Makes sure that a demo's files exist. Answers with true, or with the most similar known id when there is no such demo. */
  | { method: 'findDemo'; id: string }
  /** Does all work that the start deferred, as soon as there are no other requests; answers at once. */
  | { method: 'makeRest' }
  /** Answers with highlighted HTML. */
  | { method: 'highlight'; code: string; language: string };

export interface StartAnswer {
  problems: Problem[];
  /** One line for the terminal. */
  summary: string;
  /** Digest of the code that generates pages' HTML, and of everything else that invalidates a cached page. */
  engine: string;
}

export interface FindAnswer {
  found: boolean;
  nearest?: string;
}

export interface CallMessage {
  id: number;
  call: ServiceCall;
}

/** The service's answer: one of `result` and `error`. */
export interface AnswerMessage {
  id: number;
  result?: unknown;
  error?: string;
}

/** A message that the service sends on its own: a line for the terminal. */
export interface NoteMessage {
  note: string;
  isProblem: boolean;
}

function isOptions(value: unknown): value is PrecompileOptions {
  return isRecord(value) && isString(value['root']);
}

function isLiveBlock(value: unknown): value is LiveBlock {
  return (
    isRecord(value) &&
    isString(value['id']) &&
    isFlavour(value['flavour']) &&
    isString(value['text']) &&
    isString(value['title']) &&
    typeof value['height'] === 'number'
  );
}

function readCall(value: unknown): ServiceCall | undefined {
  if (!isRecord(value)) return undefined;
  const { method, options, watch, block, file, line, id, code, language } = value;
  if (method === 'start') return isOptions(options) ? { method, options, watch: watch === true } : undefined;
  if (method === 'ensureLive') {
    return isLiveBlock(block) && isString(file) && typeof line === 'number' ? { method, block, file, line } : undefined;
  }
  if (method === 'makeRest') return { method };
  if (method === 'findDemo') return isString(id) ? { method, id } : undefined;
  if (method === 'highlight') return isString(code) && isString(language) ? { method, code, language } : undefined;
  return undefined;
}

/** A well-formed call, or `undefined`. */
export function readCallMessage(value: unknown): CallMessage | undefined {
  if (!isRecord(value) || typeof value['id'] !== 'number') return undefined;
  const call = readCall(value['call']);
  return call === undefined ? undefined : { id: value['id'], call };
}

/** A well-formed message from the service, or `undefined`. */
export function readServiceMessage(value: unknown): AnswerMessage | NoteMessage | undefined {
  if (!isRecord(value)) return undefined;
  const { id, result, error, note, isProblem } = value;
  if (isString(note)) return { note, isProblem: isProblem === true };
  if (typeof id !== 'number') return undefined;
  return isString(error) ? { id, error } : { id, result };
}

export function isProblem(value: unknown): value is Problem {
  return isRecord(value) && isString(value['file']) && isString(value['message']) && isString(value['fix']);
}

export function isStartAnswer(value: unknown): value is StartAnswer {
  return (
    isRecord(value) &&
    isArrayOf(value['problems'], isProblem) &&
    isString(value['summary']) &&
    isString(value['engine'])
  );
}

export function isFindAnswer(value: unknown): value is FindAnswer {
  return isRecord(value) && typeof value['found'] === 'boolean';
}
