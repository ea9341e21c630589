export { BusyWorker, type WorkerLike } from './busy-worker';
export type { FromWorker, WorkerPing } from './messages';
