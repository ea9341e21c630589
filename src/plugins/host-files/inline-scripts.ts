import { createHash } from 'node:crypto';

const SCRIPT = /<script((?:\s+[^\s=>]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*>([\s\S]*?)<\/script>/gi;
/** Types of script elements that contain data and do not run. */
const DATA = /\stype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/plain)/i;

/** Texts of the inline scripts in a document, as the browser's parser reads them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc\s*=/i.test(attributes) || DATA.test(attributes) ? [] : [text.replaceAll(/\r\n?/g, '\n')],
  );
}

/** The source expression of a Content Security Policy that allows exactly this script: `'sha256-…'`. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
