import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import { memo, type ReactNode } from 'react';

/** Whether an item looks the same before and after: only the active path has changed, and the item leads to neither page. */
function isSame({ activePath: before, ...old }: Props, { activePath: now, ...next }: Props): boolean {
  const all = new Set([...Object.keys(old), ...Object.keys(next)]);
  if ([...all].some((key) => Reflect.get(old, key) !== Reflect.get(next, key))) return false;
  return before === now || ![before, now].some((path) => isActiveSidebarItem(next.item, path));
}

/** The theme's sidebar item, below the heading of the part of the menu that begins with it (`sidebars.ts`). */
function DocSidebarItemWithHeading(props: Props): ReactNode {
  const heading = props.item.customProps?.['heading'];
  return (
    <>
      {typeof heading === 'string' && <li className="kd-menu-heading">{heading}</li>}
      <DocSidebarItem {...props} />
    </>
  );
}

/** A navigation rerenders only the items that it opens or marks, out of about a hundred. */
export default memo(DocSidebarItemWithHeading, isSame);
