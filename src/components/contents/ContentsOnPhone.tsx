import { UNSEARCHED } from '@site-packages/contracts';
import { createContext, use, type ComponentType, type ReactNode } from 'react';

/** The page's contents for narrow screens: only documents have them, and only their scripts contain the component. */
export const ContentsContext = createContext<ComponentType | undefined>(undefined);

/** The page's contents on narrow screens, where `src/plugins/contents-on-phone` puts them. */
export function ContentsOnPhone(): ReactNode {
  const Contents = use(ContentsContext);
  if (Contents === undefined) return null;
  return (
    <div {...UNSEARCHED}>
      <Contents />
    </div>
  );
}
