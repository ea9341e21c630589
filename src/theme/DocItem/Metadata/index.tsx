import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';
import { articleData } from '../../../components/metadata/article-data';

/** Docusaurus' metadata of a document, and the document as structured data. */
export default function DocItemMetadataWithArticle(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const { siteConfig, i18n } = useDocusaurusContext();
  const { image: siteImage } = useThemeConfig();
  const { withBaseUrl } = useBaseUrlUtils();
  const image = assets.image ?? frontMatter.image ?? siteImage ?? '';
  const data = articleData({
    title: metadata.title,
    description: metadata.description,
    url: siteConfig.url + metadata.permalink,
    image: withBaseUrl(image, { absolute: true }),
    keywords: frontMatter.keywords ?? [],
    changedAt: metadata.lastUpdatedAt ?? undefined,
    siteName: siteConfig.title,
    siteUrl: siteConfig.url + siteConfig.baseUrl,
    language: i18n.currentLocale,
  });
  return (
    <>
      <DocItemMetadata />
      <Head>
        <meta property="og:type" content="article" />
        <script type="application/ld+json">{JSON.stringify(data)}</script>
      </Head>
    </>
  );
}
