/** A page that shows a demo in which something of the library is used. */
export interface UseLink {
  title: string;
  address: string;
}

/** Uses of a page's class or namespace, and of its members by name. */
export interface PageUses {
  page: UseLink[];
  members: Record<string, UseLink[]>;
}

export type UsesByPage = Record<string, PageUses>;
