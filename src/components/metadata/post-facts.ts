import type { PropBlogPostContent } from '@docusaurus/plugin-content-blog';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PostFacts } from './article-data';

/** Returns a function that derives a post's facts from Docusaurus' data about it. */
export function usePostFacts(): (post: Pick<PropBlogPostContent, 'assets' | 'metadata'>) => PostFacts {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { image: siteImage } = useThemeConfig();
  const { withBaseUrl } = useBaseUrlUtils();
  return ({ assets, metadata }) => ({
    title: metadata.title,
    description: metadata.description,
    url: siteConfig.url + metadata.permalink,
    image: withBaseUrl(assets.image ?? metadata.frontMatter.image ?? siteImage ?? '', { absolute: true }),
    keywords: metadata.tags.map(({ label }) => label),
    changedAt: metadata.lastUpdatedAt ?? undefined,
    siteName: siteConfig.title,
    siteUrl: siteConfig.url + siteConfig.baseUrl,
    language: i18n.currentLocale,
    authors: metadata.authors.flatMap(({ name }) => (name === undefined ? [] : [name])),
    publishedAt: metadata.date,
  });
}
