import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type { ReactNode } from 'react';

/**
 * The link from an excerpt to its post. This replaces rather than wraps the theme's link, which names the post only in `aria-label`, where
 * page translators and the page's Markdown version do not see it.
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
