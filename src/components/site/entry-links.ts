import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { ENTRY_LINKS, type EntryLink } from '../../../config/entry-links';

export type { EntryLink };

/** The entry links whose URLs are listed in the site configuration's `customFields.entryLinks`. */
export function readEntryLinks(customFields: Record<string, unknown> | undefined): EntryLink[] {
  const addresses: unknown = customFields?.['entryLinks'];
  return Array.isArray(addresses) ? ENTRY_LINKS.filter(({ to }) => addresses.includes(to)) : [];
}

/** The entry links whose pages exist. */
export function useEntryLinks(): EntryLink[] {
  return readEntryLinks(useDocusaurusContext().siteConfig.customFields);
}
