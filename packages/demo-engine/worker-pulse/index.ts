export { isPing, isPlace, isPong, type WorkerPing, type WorkerPlace, type WorkerPong } from './messages';
export { Pulse } from './pulse';
