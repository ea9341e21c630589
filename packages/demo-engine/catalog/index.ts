export { isLiveFence, LIVE_HEIGHT, type LiveBlock, liveDemo, liveId, parseLive } from './live';
export { distance, nearest } from './nearest';
export { formatProblems } from './problems';
export { placeOnDisk } from './place-on-disk';
export { type Catalog, findDemoIds, readCatalog, readOne } from './read-catalog';
export { type DemoUse, type LiveUse, type PageScan, scanPage } from './scan-page';
export { isPage, PAGE_FOLDERS, scanPageFile, scanPages, unknownDemos } from './scan-pages';
