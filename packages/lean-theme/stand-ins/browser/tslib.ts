/** Replaces the whole helper library for the one Docusaurus package that imports it, which uses only this function. */
export function __importDefault(module: unknown): unknown {
  const isModule = typeof module === 'object' && module !== null && '__esModule' in module;
  return isModule ? module : { default: module };
}
