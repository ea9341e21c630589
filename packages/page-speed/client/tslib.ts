/** In the place of the whole helper library, for the one package of the generator that asks for it and uses only this. */
export function __importDefault(module: unknown): unknown {
  const isModule = typeof module === 'object' && module !== null && '__esModule' in module;
  return isModule ? module : { default: module };
}
