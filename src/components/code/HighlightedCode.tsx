import { useRef, type ReactNode } from 'react';
import type { HighlightedCodeProps } from '@site-packages/demo-engine/docusaurus-plugin';
import { CopyButton } from '../copy/CopyButton';
import { OpenProgram } from './OpenProgram';
import styles from './HighlightedCode.module.css';

/** A block of code that was highlighted at build time, with a copy button. */
export function HighlightedCode({
  html,
  language,
  title,
  lines,
  showLineNumbers,
  isProgram,
}: HighlightedCodeProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const name = title ?? (language ? `Code, ${language}` : 'Code');
  const text = () => code.current?.textContent ?? '';
  const copy = <CopyButton className={styles.copy} label="Copy code" text={text} />;
  return (
    <div
      className={`${styles.block} ${title === undefined ? styles.untitled : ''} kd-code-block`}
      data-language={language}
    >
      {title !== undefined && (
        <div className={styles.title}>
          <span>{title}</span>
          {copy}
        </div>
      )}
      <div className={styles.body}>
        {showLineNumbers && (
          <div className={styles.numbers} aria-hidden="true">
            {Array.from({ length: lines }, (_, index) => (
              <span key={index}>{index + 1}</span>
            ))}
          </div>
        )}
        {/* Wide code scrolls, so it must be focusable. */}
        <pre className={styles.pre} translate="no" tabIndex={0} role="group" aria-label={name}>
          <code ref={code} className="kd-code" dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        {title === undefined && copy}
      </div>
      {isProgram && <OpenProgram code={text} />}
    </div>
  );
}
