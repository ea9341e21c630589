import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createHighlighter } from './highlight';
import { findLanguage, languageOfPath, LANGUAGES } from './languages';
import { TOKEN_CLASSES } from './token-classes';

const highlighter = createHighlighter();

/** The text that a reader sees in the HTML. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const SAMPLES: Record<string, string> = {
  ts: 'const x: Array<string> = `a ${1}`; // b\nfunction f(a: number) { return /re+/g.test("q"); }',
  tsx: 'export default () => <Rect x={1} {...rest}>a &amp; b</Rect>;',
  js: "import a from './a.js';\nexport const b = { c: true };",
  jsx: 'const a = <><p className="b">{c}</p></>;',
  vue: '<script setup lang="ts">\nconst n: number = 1;\n</script>\n<template>\n  <p :a="n" @click="n++">{{ n }}</p>\n</template>\n<style>\np { color: red; }\n</style>',
  svelte: '<script lang="ts">\n  let n: number = $state(1);\n</script>\n{#if n}<p {n} onclick={() => n++}>{n}</p>{/if}',
  html: '<div class="a">b &lt; c</div><!-- d -->',
  css: '.a:hover { color: #fff; margin: 2px; }',
  json: '{ "a": [1, true, "b"] }',
  bash: 'npm install konva # now\ncd "a b" && ls',
  diff: '-old\n+new\n same',
  md: '# Title\n\n`code` and [link](https://example.org)',
};

describe('highlighting', () => {
  it.each(LANGUAGES.map((language) => [language]))(
    'keeps the text of %s and uses known classes alone',
    async (language) => {
      const sample = SAMPLES[language] ?? '';
      const html = await highlighter.toHtml(sample, language);
      expect(textOf(html)).toBe(sample);
      const known = new Set<string>(TOKEN_CLASSES.map((token) => token.class));
      const classes = [...html.matchAll(/<span ([^>]*)>/g)].map((match) => match[1] ?? '');
      expect(classes.length).toBeGreaterThan(0);
      for (const one of classes) expect(known).toContain(/^class="(\w)"$/.exec(one)?.[1]);
      for (const line of html.split('\n')) {
        expect(line.split('<span').length, 'no element spans two lines').toBe(line.split('</span>').length);
      }
    },
  );

  it('joins neighbours of one class, and gives brackets no element', async () => {
    expect(await highlighter.toHtml('<div class="a"></div>', 'html')).toBe(
      '<span class="g">&lt;div</span> <span class="a">class</span>=<span class="s">"a"</span><span class="g">&gt;&lt;/div&gt;</span>',
    );
    expect(await highlighter.toHtml('f({ a: 1 });', 'ts')).toBe(
      '<span class="f">f</span>({ <span class="a">a</span>: <span class="n">1</span> });',
    );
  });

  it('escapes text without a language, and unknown languages', async () => {
    expect(await highlighter.toHtml('<a> & b', 'text')).toBe('&lt;a&gt; &amp; b');
    expect(await highlighter.toHtml('<a>', 'klingon')).toBe('&lt;a&gt;');
  });

  it('has a colour for every class', () => {
    const css = readFileSync(path.join(import.meta.dirname, 'code.css'), 'utf8');
    for (const token of TOKEN_CLASSES) expect(css).toContain(`code .${token.class} {`);
  });
});

it('knows languages by name and by file', () => {
  expect(findLanguage('TypeScript')).toBe('ts');
  expect(findLanguage('sh')).toBe('bash');
  expect(findLanguage('')).toBe('text');
  expect(findLanguage('klingon')).toBeUndefined();
  expect(languageOfPath('lib/App.vue')).toBe('vue');
  expect(languageOfPath('LICENSE')).toBe('text');
});
