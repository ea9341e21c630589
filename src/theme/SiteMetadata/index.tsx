import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';
import { PageAlternates } from '../../components/metadata/PageAlternates';

/** Docusaurus' metadata of every page, and our additions. */
export default function SiteMetadataWithAlternates(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <PageAlternates />
    </>
  );
}
