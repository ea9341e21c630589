export { compile } from './compile';
export { prepareCompiler } from './prepare';
export { type CompileRequest } from './request';
export {
  assetName,
  isAssetSpecifier,
  isRelative,
  isScriptPath,
  joinPath,
  PACKAGES,
  resolveImport,
  type Resolution,
  WRITABLE_PACKAGES,
} from './specifiers';
