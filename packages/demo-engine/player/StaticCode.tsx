import { memo, type ReactElement } from 'react';
import { CODE_CLASS } from '@site-packages/contracts';

interface StaticCodeProps {
  /** Highlighted and escaped; empty in the browser, which keeps the server's HTML. */
  html: string;
  lines: number;
}

/** `1\n2\n3`: one text node instead of an element per line. */
function lineNumbers(count: number): string {
  return Array.from({ length: count }, (_, index) => index + 1).join('\n');
}

/**
 * Code as it is in the page's HTML. The browser's bundle contains no sources: it hydrates with an empty string, and
 * `suppressHydrationWarning` makes React keep the server's HTML.
 */
export const StaticCode = memo(function StaticCode({ html, lines }: StaticCodeProps): ReactElement {
  return (
    <div className="kd-code-row">
      <span className="kd-gutter" aria-hidden="true">
        {lineNumbers(lines)}
      </span>
      <pre className={CODE_CLASS} translate="no">
        <code suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
});
