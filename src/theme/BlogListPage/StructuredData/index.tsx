import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/BlogListPage/StructuredData';
import type { ReactNode } from 'react';
import { blogData } from '../../../components/metadata/article-data';
import { usePostFacts } from '../../../components/metadata/post-facts';

/** The list of posts as structured data, each post with the same facts as on its own page. */
export default function BlogListStructuredData({ metadata, items }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const factsOf = usePostFacts();
  const data = blogData(
    { title: metadata.blogTitle, description: metadata.blogDescription, url: siteConfig.url + metadata.permalink },
    items.map(({ content }) => factsOf(content)),
  );
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
