export { type ClaimsFile, PAGE_FOLDERS, readClaims, readClaimsFiles, type WrittenClaim } from './claims-files';
export { type CoreProgram, readCorePrograms } from './core-programs';
export { lostClaims } from './find-words';
