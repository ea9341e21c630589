import type { ReactNode } from 'react';

/** Path of the file with the same drawing, relative to `baseUrl`. A test keeps the two in sync. */
export const SITE_MARK_FILE = 'img/logo.svg';

interface SiteMarkProps {
  /** Alternative text; empty when there is text next to the mark. */
  alt: string;
  width?: number | string;
  height?: number | string;
  className?: string;
}

/** The site's logo as inline SVG: it costs no request, and nothing waits for an image. */
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
