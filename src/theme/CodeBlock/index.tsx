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

/** Text of what stands between the tags. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textOf(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}

/**
 * Code blocks that are not fenced blocks of a page (those are highlighted at build and never come here): the same frame and
 * button, without colours, so that no highlighter travels to the browser.
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
