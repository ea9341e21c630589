import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import { memo } from 'react';

/** Whether an entry looks the same before and after: nothing else has changed than the page, and it leads to neither. */
function isSame({ activePath: before, ...old }: Props, { activePath: now, ...next }: Props): boolean {
  const all = new Set([...Object.keys(old), ...Object.keys(next)]);
  if ([...all].some((key) => Reflect.get(old, key) !== Reflect.get(next, key))) return false;
  return before === now || ![before, now].some((path) => isActiveSidebarItem(next.item, path));
}

/** The theme's entry of a menu; the next page draws only those anew that it opens or marks, of a hundred. */
export default memo(DocSidebarItem, isSame);
