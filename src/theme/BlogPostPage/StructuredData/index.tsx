import Head from '@docusaurus/Head';
import { useBlogMetadata, useBlogPost } from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { breadcrumbData, postData } from '../../../components/metadata/article-data';
import { usePostFacts } from '../../../components/metadata/post-facts';

/**
 * A post and its breadcrumbs as structured data. Replaces Docusaurus' data, which treats a team as a person and gives its picture a
 * relative URL.
 */
export default function BlogPostStructuredData(): ReactNode {
  const post = useBlogPost();
  const { blogBasePath, blogTitle } = useBlogMetadata();
  const { siteConfig } = useDocusaurusContext();
  const facts = usePostFacts()(post);
  const crumbs = [
    { name: blogTitle, url: siteConfig.url + blogBasePath },
    { name: facts.title, url: facts.url },
  ];
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(postData(facts))}</script>
      <script type="application/ld+json">{JSON.stringify(breadcrumbData(crumbs))}</script>
    </Head>
  );
}
