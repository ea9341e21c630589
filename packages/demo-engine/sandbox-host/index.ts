export { BlobStore } from './blob-store';
export { FramePool } from './frame-pool';
export { mapError } from './map-error';
export { Sandbox } from './sandbox';
export type { RunRequest, SandboxEvents, SandboxOptions, SandboxServices, SandboxState } from './sandbox';
export { VendorStore } from './vendor-store';
