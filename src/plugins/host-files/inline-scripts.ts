import { createHash } from 'node:crypto';

const SCRIPT = /<script((?:\s+[^\s=>]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*>([\s\S]*?)<\/script>/gi;
/** Types of elements that hold data and run nothing. */
const DATA = /\stype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/plain)/i;

/** Texts of the scripts that stand in a document, as its parser gives them to the browser. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc\s*=/i.test(attributes) || DATA.test(attributes) ? [] : [text.replaceAll(/\r\n?/g, '\n')],
  );
}

/** The source expression of a content security policy that lets in exactly this script: `'sha256-…'`. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
