import { register } from 'tsx/esm/api';

// Node starts threads only from JavaScript files; this registers the TypeScript loader in the new thread.
register();
await import('./highlight-worker.ts');
