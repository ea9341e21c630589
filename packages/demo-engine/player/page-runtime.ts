import frameDocument from '@demo-data/frame';
import manifest from '@demo-data/vendors';
import { BlobStore, FramePool, Sandbox, VendorStore } from '../sandbox-host';
import type { SandboxOptions, SandboxServices } from '../sandbox-host';

/**
 * What runs demos on a page, made once. This module and all it imports is a chunk of its own, loaded when the first demo comes
 * near the view.
 */
const files = new BlobStore();

const services: SandboxServices = {
  files,
  vendors: new VendorStore(manifest, files),
  pool: new FramePool(),
  frameDocument,
  mount: manifest.mount,
};

export const { vendors, mount } = services;

/** A place for one demo's frames. */
export function createSandbox(container: HTMLElement, options: SandboxOptions): Sandbox {
  return new Sandbox(container, services, options);
}
