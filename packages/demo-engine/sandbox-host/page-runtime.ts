import type { Flavour } from '../model/flavours';
import type { VendorManifest } from '../model/published';
import type { EventBuffer } from './event-buffer';
import { blobOf, FileStore, textOf } from './file-store';
import { FramePool } from './frame-pool';
import { type DemoPlace, Sandbox, type SandboxOptions, type SandboxServices } from './sandbox';
import { VendorStore } from './vendor-store';

/** A demo that the early script started. */
export interface EarlyRun {
  sandbox: DemoPlace;
  flavour: Flavour;
  compiledUrl: string;
  /** Its recorded events, replayed to whoever takes over the run. */
  buffer: EventBuffer;
}

/** Runs the demos of a page; there is one runtime per page. */
export interface PageRuntime {
  /** Fetches the libraries of a flavor; resolves when they are loaded, or cannot be loaded. */
  prefetch(flavour: Flavour): Promise<void>;
  /** Creates a sandbox for one demo's frames. */
  createSandbox(container: HTMLElement, options: SandboxOptions): DemoPlace;
  /** Runs that nobody has taken over yet, by container. */
  early: WeakMap<Element, EarlyRun>;
}

/**
 * @param manifest where the libraries are
 * @param frameDocument HTML of the frames' document
 */
export function createPageRuntime(manifest: VendorManifest, frameDocument: string): PageRuntime {
  const files = new FileStore(blobOf);
  const vendors = new VendorStore(manifest, new FileStore(textOf));
  const services: SandboxServices = { files, vendors, pool: new FramePool(), frameDocument, mount: manifest.mount };
  return {
    async prefetch(flavour) {
      try {
        await vendors.load(['konva', ...manifest.mount[flavour]]);
      } catch {
        // A failure here recurs, and is reported, when the demo runs.
      }
    },
    createSandbox: (container, options) => new Sandbox(container, services, options),
    early: new WeakMap(),
  };
}
