import { memo, type ReactElement } from 'react';
import { CODE_CLASS } from '@site-packages/contracts';

interface StaticCodeProps {
  /** Highlighted and escaped; empty in the browser, where the server's HTML is kept. */
  html: string;
  lines: number;
}

/** `1\n2\n3`: one text instead of an element a line. */
function lineNumbers(count: number): string {
  return Array.from({ length: count }, (_, index) => index + 1).join('\n');
}

/**
 * Code as the page's HTML has it. The browser's script carries no sources: it hydrates with an empty text, which React leaves
 * alone when told not to mind the difference.
 */
export const StaticCode = memo(function StaticCode({ html, lines }: StaticCodeProps): ReactElement {
  return (
    <div className="kd-code-row">
      <span className="kd-gutter" aria-hidden="true">
        {lineNumbers(lines)}
      </span>
      <pre className={CODE_CLASS}>
        <code suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
});
