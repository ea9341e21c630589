/** For applications beside the site that read, check and share programs: nothing of it needs a page. */
export { distance, nearest, readCatalog } from './catalog';
export { compile, PROGRAM_PACKAGES } from './compile';
export { isAssetSpecifier } from './compile/specifiers';
export { ENTRY_FILES, type Flavour, type SourceFile } from './model';
export type { CompileProblem } from './model/compiled';
export { adviseError } from './player/workshop/advice';
export { importsOf } from './playground/imports';
export { fromShareFragment, toShareFragment } from './playground/share-link';
export { collectTypes } from './precompile/type-files';
export { createTypeChecker } from './type-check/checker';
export { isTypeData, type TypeData } from './type-check/type-data';
