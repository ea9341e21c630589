import { Children, isValidElement, type ReactNode } from 'react';
import { HighlightedCode } from '@site/src/components/code/HighlightedCode';
import { escapeHtml } from '@site-packages/contracts';

interface CodeBlockProps {
  children?: ReactNode;
  className?: string;
  language?: string;
  title?: ReactNode;
  showLineNumbers?: boolean | number;
}

/** The text of an element's children. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textOf(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}

/**
 * Code blocks that are not fenced blocks in a page (those are highlighted at build time and do not use this component). They have the same
 * frame and copy button but no syntax colors, so that the browser needs no highlighter.
 */
export default function CodeBlock({
  children,
  className,
  language,
  title,
  showLineNumbers,
}: CodeBlockProps): ReactNode {
  const text = textOf(children).replace(/\n$/, '');
  return (
    <HighlightedCode
      html={escapeHtml(text)}
      lines={text.split('\n').length}
      language={language ?? /language-(\S+)/.exec(className ?? '')?.[1]}
      title={typeof title === 'string' ? title : undefined}
      showLineNumbers={Boolean(showLineNumbers)}
    />
  );
}
