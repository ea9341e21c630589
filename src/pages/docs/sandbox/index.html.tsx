import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { GalleryPage } from '@site/src/components/gallery/GalleryPage';
import type { ReactNode } from 'react';

/** The gallery at its older address /docs/sandbox/index.html; search engines are pointed to the other one. */
export default function OlderGalleryPage(): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  return (
    <>
      <GalleryPage />
      <Head>
        <link rel="canonical" href={`${url}/docs/sandbox.html`} />
      </Head>
    </>
  );
}
