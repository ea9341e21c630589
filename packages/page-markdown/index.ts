export { markdownAddress } from './address';
