import type { BlogFeedItem, CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';
import { feedContent } from './feed-content';

/** Docusaurus' feed items, with content that works outside of the site. */
export const createFeedItems: CreateFeedItemsFn = async ({ defaultCreateFeedItems, ...params }) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item): BlogFeedItem =>
    item.content === undefined ? item : { ...item, content: feedContent(item.content, item.link) },
  );
};
