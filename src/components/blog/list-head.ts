import { createContext } from 'react';

/** What stands above the list of posts; undefined on the blog's other pages, which have a heading of their own. */
export interface ListHead {
  title: string;
  description: string;
}

export const ListHeadContext = createContext<ListHead | undefined>(undefined);
