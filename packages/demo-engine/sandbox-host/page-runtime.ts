import type { Flavour } from '../model/flavours';
import type { VendorManifest } from '../model/published';
import type { EventTape } from './event-tape';
import { blobOf, FileStore, textOf } from './file-store';
import { FramePool } from './frame-pool';
import { type DemoPlace, Sandbox, type SandboxOptions, type SandboxServices } from './sandbox';
import { VendorStore } from './vendor-store';

/** A demo that was started before the page's own script came. */
export interface EarlyRun {
  sandbox: DemoPlace;
  flavour: Flavour;
  compiledUrl: string;
  /** What it has said so far; given on to whoever takes the run over. */
  tape: EventTape;
}

/** What runs demos on a page; there is one of it. */
export interface PageRuntime {
  /** Fetches the libraries of a flavour; the answer comes when they are there, or cannot be had. */
  prefetch(flavour: Flavour): Promise<void>;
  /** A place for one demo's frames. */
  createSandbox(container: HTMLElement, options: SandboxOptions): DemoPlace;
  /** Runs that nobody has taken over yet, by their place. */
  early: WeakMap<Element, EarlyRun>;
}

/**
 * @param manifest where the libraries are
 * @param frameDocument text of the frames' document
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
        // What fails here fails again, and is reported, when the demo is run.
      }
    },
    createSandbox: (container, options) => new Sandbox(container, services, options),
    early: new WeakMap(),
  };
}
