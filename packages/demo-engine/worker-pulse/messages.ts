/** Message to a worker, which answers when it has nothing else to do. */
export interface WorkerPing {
  type: 'ping';
  id: number;
}

/** A worker's answer. */
interface WorkerPong {
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

/** A worker's answer to a request: its result, or why there is none. */
type WorkerAnswer<Result> =
  | { type: 'answer'; id: number; result: Result }
  | { type: 'failed'; id: number; message: string };

export type FromWorker<Result> = WorkerAnswer<Result> | WorkerPlace | WorkerPong;
