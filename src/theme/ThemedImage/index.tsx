import useBaseUrl from '@docusaurus/useBaseUrl';
import { SITE_MARK_FILE, SiteMark } from '@site/src/components/site/SiteMark';
import ThemedImage from '@theme-original/ThemedImage';
import type { Props } from '@theme/ThemedImage';
import type { ReactNode } from 'react';

/**
 * A picture with a variant for each colour mode. The site's own mark, which is the same in both, is drawn in the page: as a picture
 * it would be asked for before the first view, and the browser lays out a document of its own for it.
 */
export default function ThemedImageOrMark(props: Props): ReactNode {
  const mark = useBaseUrl(SITE_MARK_FILE);
  const { sources, alt, width, height, className, ...others } = props;
  const isPlain = Object.values(others).every((value) => value === undefined);
  if (!isPlain || sources.light !== mark || sources.dark !== mark) return <ThemedImage {...props} />;
  return <SiteMark alt={alt ?? ''} width={width} height={height} className={className} />;
}
