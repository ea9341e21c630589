import useBaseUrl from '@docusaurus/useBaseUrl';
import { SITE_MARK_FILE, SiteMark } from '@site/src/components/site/SiteMark';
import ThemedImage from '@theme-original/ThemedImage';
import type { Props } from '@theme/ThemedImage';
import type { ReactNode } from 'react';

/**
 * An image with a variant for each color mode. The site's own logo, which is the same in both, is inline SVG: as an image it would be
 * requested before the first paint, and the browser would lay out a separate document for it.
 */
export default function ThemedImageOrMark(props: Props): ReactNode {
  const mark = useBaseUrl(SITE_MARK_FILE);
  const { sources, alt, width, height, className, ...others } = props;
  const isPlain = Object.values(others).every((value) => value === undefined);
  if (!isPlain || sources.light !== mark || sources.dark !== mark) return <ThemedImage {...props} />;
  return <SiteMark alt={alt ?? ''} width={width} height={height} className={className} />;
}
