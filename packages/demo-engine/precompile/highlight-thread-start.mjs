import { register } from 'tsx/esm/api';

// Node starts a thread from JavaScript alone; this teaches the new thread to read TypeScript.
register();
await import('./highlight-worker.ts');
