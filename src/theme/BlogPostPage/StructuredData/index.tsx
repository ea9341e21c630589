import Head from '@docusaurus/Head';
import { useBlogMetadata, useBlogPost } from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { breadcrumbData, postData } from '../../../components/metadata/article-data';
import { usePostFacts } from '../../../components/metadata/post-facts';

/**
 * A post as structured data, and the way to it. In place of the generator's, which takes a team for a person and gives
 * its picture an address that is not whole.
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
