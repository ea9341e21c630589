export { markdownAddress } from './address';
export { FRAMEWORKS, type Framework } from './frameworks';
