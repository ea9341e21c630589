export * from './api';
export * from './lookup';
export * from './names';
export * from './references';
