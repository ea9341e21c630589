export { type ClaimsFile, PAGE_FOLDERS, readClaims, readClaimsFiles, type WrittenClaim } from './claims-files';
export { lostClaims } from './find-words';
