/** Names and numbers that two packages have to agree on, and the few functions that several of them would otherwise repeat. */
export * from './browser-names';
export * from './cache-version';
export * from './code-names';
export * from './copy-text';
export * from './guards';
export * from './hash';
export * from './html';
export * from './idle';
export * from './idle-turns';
export * from './line';
export * from './mdx-nodes';
export * from './mdx-source';
export * from './page-names';
export * from './player-names';
export * from './requests';
export * from './search-names';
export * from './stand-ins';
