import { EXTERNAL } from './links';

const MAIN = `${EXTERNAL.siteRepository}/edit/main`;

/**
 * Where a document is edited. API pages are generated: their texts stand in the package that writes them.
 *
 * @param docPath path below `content/`
 */
export function editUrl({ docPath }: { docPath: string }): string {
  if (docPath.startsWith('api/')) return `${EXTERNAL.siteRepository}/tree/main/packages/api-reference/supplement`;
  return `${MAIN}/content/${docPath}`;
}

/**
 * Where a post is edited.
 *
 * @param blogPath path below `blog/`
 */
export function editPostUrl({ blogPath }: { blogPath: string }): string {
  return `${MAIN}/blog/${blogPath}`;
}
