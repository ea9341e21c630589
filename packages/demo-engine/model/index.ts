export * from './flavours';
export * from './demo';
export * from './compiled';
export * from './published';
export * from './messages';
export * from '@site-packages/contracts';
export * from './compiled-guards';
export * from './inspection';
