export { compile } from './compile';
export { splitPage } from './pasted/page-parts';
export { prepareCompiler } from './prepare';
export { type CompileRequest } from './request';
export {
  assetName,
  isAssetSpecifier,
  isRelative,
  isScriptPath,
  joinPath,
  PACKAGES,
  PROGRAM_PACKAGES,
  resolveImport,
  type Resolution,
} from './specifiers';
