import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type { ReactNode } from 'react';

/**
 * The link from an excerpt to its post. Written here, not wrapped: the theme names the post in `aria-label` only, which page
 * translators and the Markdown of the page do not see.
 */
export default function ReadMoreLink({ blogPostTitle, ...linkProps }: Props): ReactNode {
  return (
    <Link {...linkProps}>
      <b>
        Read more<span className="kd-visually-hidden"> about {blogPostTitle}</span>
      </b>
    </Link>
  );
}
