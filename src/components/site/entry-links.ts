import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { EntryLink } from '@site/config/entry-links';

export type { EntryLink };

function isEntryLink(value: unknown): value is EntryLink {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['to', 'label', 'text', 'group'].every((key) => typeof Reflect.get(value, key) === 'string')
  );
}

/** Reads the entry links out of the site configuration's `customFields.entryLinks`. */
export function readEntryLinks(customFields: Record<string, unknown> | undefined): EntryLink[] {
  const list = customFields?.['entryLinks'];
  return Array.isArray(list) ? list.filter(isEntryLink) : [];
}

/** Ways into the site whose pages exist. */
export function useEntryLinks(): EntryLink[] {
  return readEntryLinks(useDocusaurusContext().siteConfig.customFields);
}
