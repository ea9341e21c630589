import { isCount, isRecord } from '@site-packages/contracts';

/** Message to a worker, which answers when it has nothing else to do. */
export interface WorkerPing {
  type: 'ping';
  id: number;
}

/** A worker's answer. */
export interface WorkerPong {
  type: 'pong';
  id: number;
}

/** Message from a worker: it turns to one of the reader's files. Should it not come back, the page can name the file. */
export interface WorkerPlace {
  type: 'at';
  /** Id of the request. */
  id: number;
  file: string;
}

/** True for a ping. */
export function isPing(value: unknown): value is WorkerPing {
  return isRecord(value) && value['type'] === 'ping' && isCount(value['id']);
}

/** True for an answer to a ping. */
export function isPong(value: unknown): value is WorkerPong {
  return isRecord(value) && value['type'] === 'pong' && isCount(value['id']);
}

/** True for a message that names a file. */
export function isPlace(value: unknown): value is WorkerPlace {
  return isRecord(value) && value['type'] === 'at' && isCount(value['id']) && typeof value['file'] === 'string';
}
