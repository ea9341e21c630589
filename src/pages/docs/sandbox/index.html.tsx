import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { GalleryPage } from '@site/src/components/gallery/GalleryPage';
import type { ReactNode } from 'react';

/** The gallery at its older URL /docs/sandbox/index.html; its canonical link points search engines to the other one. */
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
