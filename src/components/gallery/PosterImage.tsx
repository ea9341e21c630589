import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Poster } from '@site-packages/demo-engine';
import type { ReactNode } from 'react';
import { pictureSet } from './picture-set';

/** A demo's poster beside a link that names the demo. */
export function PosterImage({
  poster,
  sizes,
  isLazy = false,
}: {
  poster: Poster;
  sizes: string;
  isLazy?: boolean;
}): ReactNode {
  const src = useBaseUrl(poster.src);
  return (
    <img
      src={src}
      srcSet={pictureSet(poster, src)}
      sizes={sizes}
      alt=""
      width={poster.width}
      height={poster.height}
      loading={isLazy ? 'lazy' : undefined}
      decoding="async"
    />
  );
}
