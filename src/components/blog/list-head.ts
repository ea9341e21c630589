import { createContext } from 'react';

/** What is shown above the list of posts; undefined on the blog's other pages, which have their own headings. */
export interface ListHead {
  title: string;
  description: string;
}

export const ListHeadContext = createContext<ListHead | undefined>(undefined);
