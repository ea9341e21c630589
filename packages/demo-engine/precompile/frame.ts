import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { frameDocument } from '../sandbox-frame/document';
import type { ContentCache } from './cache';
import { engineKey } from './engine-key';

const ENGINE = path.resolve(import.meta.dirname, '..');

/** Builds the `srcdoc` of the demos' frames: the runtime as one classic script, and the base stylesheet. */
export function buildFrame(root: string, cache: ContentCache): Promise<string> {
  const key = engineKey(
    ['sandbox-frame', 'sandbox-frame/base.css', 'model', 'precompile/frame.ts'],
    ['rolldown'],
    root,
  );
  return cache.get('frame', key, async () => {
    const build = await rolldown({ input: path.join(ENGINE, 'sandbox-frame/runtime.ts'), platform: 'browser' });
    const { output } = await build.generate({ format: 'iife', minify: true, codeSplitting: false });
    await build.close();
    const css = await readFile(path.join(ENGINE, 'sandbox-frame/base.css'), 'utf8');
    return frameDocument(output[0].code.trim(), minifyCss(css), hashSource);
  });
}

/** The source expression with which a content security policy allows this inline script. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Removes comments and whitespace around punctuation from a stylesheet; its strings must contain neither. */
function minifyCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/;}/g, '}')
    .trim();
}
