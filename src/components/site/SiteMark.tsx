import type { ReactNode } from 'react';

/** Address of the file with the same drawing, below the site's base address. A test keeps the two alike. */
export const SITE_MARK_FILE = 'img/logo.svg';

interface SiteMarkProps {
  /** What the mark says to readers who do not see it; nothing when words stand beside it. */
  alt: string;
  width?: number | string;
  height?: number | string;
  className?: string;
}

/** The site's mark, drawn in the page itself: it costs no request, and nothing waits for a picture. */
export function SiteMark({ alt, width = 64, height = 64, className }: SiteMarkProps): ReactNode {
  const voice = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <svg viewBox="0 0 32 32" width={width} height={height} className={className} {...voice}>
      <path fill="#1b1f2a" d="M3 3h6.5v26H3z" />
      <path fill="#f2664a" d="M11.5 16A13 13 0 0 1 24.5 3H29A13 13 0 0 1 16 16z" />
      <path fill="#2f4bd8" d="M11.5 16H16A13 13 0 0 1 29 29h-4.5A13 13 0 0 1 11.5 16z" />
    </svg>
  );
}
