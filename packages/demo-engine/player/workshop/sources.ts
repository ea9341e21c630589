import { isArrayOf, isRecord, isString } from '@site-packages/contracts';
import type { DemoSources, PublishedFile } from '../../model/published';
import { isFlavour, type Flavour } from '../../model/flavours';
import { fetchJson } from '../../sandbox-host/fetch-json';

function isPublishedFile(value: unknown): value is PublishedFile {
  return isRecord(value) && isString(value['path']) && isString(value['text']) && isString(value['html']);
}

type FlavourSources = DemoSources['flavours'][number];

function isFlavourSources(value: unknown): value is FlavourSources {
  return isRecord(value) && isFlavour(value['flavour']) && isArrayOf(value['files'], isPublishedFile);
}

export function isDemoSources(value: unknown): value is DemoSources {
  return isRecord(value) && isString(value['id']) && isArrayOf(value['flavours'], isFlavourSources);
}

/** Fetches a demo's sources, which a page does not have after a client-side navigation, and which the editor always needs. */
export function loadSources(url: string): Promise<DemoSources> {
  return fetchJson(url, isDemoSources);
}

export function filesOf(sources: DemoSources | undefined, flavour: Flavour): PublishedFile[] {
  return sources?.flavours.find((one) => one.flavour === flavour)?.files ?? [];
}
