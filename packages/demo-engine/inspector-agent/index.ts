export { startAgent } from './agent';
