export { CompileClient } from './client';
export type { CompileRequest } from './messages';
