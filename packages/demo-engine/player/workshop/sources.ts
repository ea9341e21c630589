import { isString, listOf, withFields } from '@site-packages/contracts';
import type { DemoSources, PublishedFile } from '../../model/published';
import { isFlavour, type Flavour } from '../../model/flavours';
import { fetchJson } from '../../sandbox-host/fetch-json';

const isPublishedFile = withFields<PublishedFile>({ path: isString, text: isString, html: isString });
const flavours = listOf(withFields({ flavour: isFlavour, files: listOf(isPublishedFile) }));
export const isDemoSources = withFields<DemoSources>({ id: isString, flavours });

/** Fetches a demo's sources, which a page does not have after a client-side navigation, and which the editor always needs. */
export function loadSources(url: string): Promise<DemoSources> {
  return fetchJson(url, isDemoSources);
}

export function filesOf(sources: DemoSources | undefined, flavour: Flavour): PublishedFile[] {
  return sources?.flavours.find((one) => one.flavour === flavour)?.files ?? [];
}
