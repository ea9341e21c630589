export { EventBuffer } from './event-buffer';
export { fetchJson } from './fetch-json';
export { createPageRuntime, type EarlyRun, type PageRuntime } from './page-runtime';
export type {
  DemoPlace,
  FrameObserver,
  Libraries,
  ObservedFrame,
  RunRequest,
  SandboxEvents,
  SandboxOptions,
} from './sandbox';
