import { escapeHtml } from '@site-packages/contracts';
import type { TypeText } from '../model/api';
import type { ReferenceIndex } from '../model/references';
import { resolveReference } from '../model/references';

/** Escapes a value for an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;');
}

/** A type as HTML with links. */
export function typeHtml(type: TypeText): string {
  return type
    .map((piece) =>
      piece.link === undefined ? escapeHtml(piece.text) : `<a href="${piece.link}">${escapeHtml(piece.text)}</a>`,
    )
    .join('');
}

/** One line of Markdown as HTML: code, bold, links, and references to Konva as links, for table cells and list items. */
export function inlineHtml(markdown: string, index: ReferenceIndex): string {
  return markdown
    .split(/(`[^`]*`)/)
    .map((part) => (/^`[^`]*`$/.test(part) ? codeHtml(part.slice(1, -1), index) : proseHtml(part)))
    .join('');
}

function codeHtml(code: string, index: ReferenceIndex): string {
  const html = `<code>${escapeHtml(code)}</code>`;
  const reference = resolveReference(index, code);
  return reference && 'address' in reference ? `<a href="${reference.address}">${html}</a>` : html;
}

function proseHtml(text: string): string {
  return escapeHtml(text)
    .replace(
      /\[([^\]]+)\]\(([^)\s]+)\)/g,
      (_, label: string, href: string) => `<a href="${href.replaceAll('"', '&quot;')}">${label}</a>`,
    )
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

/** An MDX element whose content is ready-made HTML: a single React node, however long the content. */
export function rawElement(tag: string, html: string, attributes: Record<string, string> = {}): string {
  const props = Object.entries(attributes).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  return `<${tag}${props.join('')} dangerouslySetInnerHTML={{__html: ${JSON.stringify(html)}}} />`;
}

/** Markdown of a description for MDX: escapes `{` and `<` outside code, so that they are never expressions or elements. */
export function mdxProse(markdown: string): string {
  let fenced = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (/^\s*```/.test(line)) fenced = !fenced;
      if (fenced) return line;
      return line
        .split(/(`[^`]*`)/)
        .map((part) => (/^`[^`]*`$/.test(part) ? part : part.replaceAll('{', '\\{').replaceAll('<', '\\<')))
        .join('');
    })
    .join('\n');
}
