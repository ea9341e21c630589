export { BusyWorker, type WorkerLike } from './busy-worker';
export { isPing, type WorkerPing, type WorkerPlace, type WorkerPong } from './messages';
