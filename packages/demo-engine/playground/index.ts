export * from './project';
export * from './blank-project';
export * from './share-link';
export * from './vite-project';
export * from './zip';
export * from './outside-editors';
