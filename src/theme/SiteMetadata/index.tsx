import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';
import { PageAlternates } from '../../components/metadata/PageAlternates';

/** The generator's metadata of every page, and what ours has beside. */
export default function SiteMetadataWithAlternates(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <PageAlternates />
    </>
  );
}
