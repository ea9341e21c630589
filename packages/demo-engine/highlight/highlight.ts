import { createHighlighterCore, type HighlighterCore, type LanguageRegistration, type ThemedToken } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { escapeHtml } from '@site-packages/contracts';
import { findLanguage, type Language } from './languages';
import { PLAIN_SCOPES, TOKEN_CLASSES } from './token-classes';

const THEME = 'site';

/** A color that stands for a class and is never shown: Shiki's themes only have colors. */
function colourOf(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, '0')}`.toUpperCase();
}

const CLASS_OF_COLOUR = new Map<string, string>(TOKEN_CLASSES.map((token, index) => [colourOf(index), token.class]));
const PLAIN = '#000000';

const GRAMMARS: Readonly<Record<Language, () => Promise<{ default: LanguageRegistration[] }>>> = {
  ts: () => import('shiki/langs/typescript.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  js: () => import('shiki/langs/javascript.mjs'),
  jsx: () => import('shiki/langs/jsx.mjs'),
  vue: () => import('shiki/langs/vue.mjs'),
  svelte: () => import('shiki/langs/svelte.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  bash: () => import('shiki/langs/bash.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  md: () => import('shiki/langs/markdown.mjs'),
};

export interface Highlighter {
  /**
   * Highlights code as escaped HTML. Lines are separated by line breaks, and no element spans two lines.
   *
   * @param language a language's name or alias; for unknown ones, the result is plain escaped text
   */
  toHtml(code: string, language: string): Promise<string>;
}

/** Creates a highlighter. It loads a language's grammar when it first highlights code in that language. */
export function createHighlighter(): Highlighter {
  let core: Promise<HighlighterCore> | undefined;
  const grammars = new Map<Language, Promise<void>>();

  async function prepare(language: Language): Promise<HighlighterCore> {
    core ??= createHighlighterCore({
      themes: [
        {
          name: THEME,
          type: 'light',
          colors: { 'editor.foreground': PLAIN, 'editor.background': '#FFFFFF' },
          tokenColors: [
            ...TOKEN_CLASSES.map(({ scopes }, index) => ({
              scope: [...scopes],
              settings: { foreground: colourOf(index) },
            })),
            { scope: PLAIN_SCOPES, settings: { foreground: PLAIN } },
          ],
        },
      ],
      engine: createOnigurumaEngine(import('shiki/wasm')),
    });
    const ready = await core;
    const loading = grammars.get(language) ?? loadGrammar(ready, language);
    grammars.set(language, loading);
    await loading;
    return ready;
  }

  return {
    async toHtml(code, word) {
      const language = findLanguage(word) ?? 'text';
      if (language === 'text') return escapeHtml(code);
      const ready = await prepare(language);
      // No time limit: a slow machine must produce the same HTML as a fast one.
      const lines = ready.codeToTokensBase(code, { lang: language, theme: THEME, tokenizeTimeLimit: 0 });
      return lines.map(lineHtml).join('\n');
    },
  };
}

async function loadGrammar(core: HighlighterCore, language: Language): Promise<void> {
  const grammar = await GRAMMARS[language]();
  await core.loadLanguage(grammar.default);
}

function lineHtml(tokens: readonly ThemedToken[]): string {
  const pieces: { name: string | undefined; text: string }[] = [];
  for (const { content, color } of tokens) {
    const name = CLASS_OF_COLOUR.get(color?.toUpperCase() ?? '');
    const last = pieces.at(-1);
    const isSpace = content.trim() === '';
    // Whitespace between two tokens has no color, so it joins the token before it.
    if (last !== undefined && (last.name === name || isSpace)) last.text += content;
    else pieces.push({ name: isSpace ? undefined : name, text: content });
  }
  return pieces
    .map(({ name, text }) => {
      if (name === undefined) return escapeHtml(text);
      const end = text.trimEnd();
      return `<span class="${name}">${escapeHtml(end)}</span>${text.slice(end.length)}`;
    })
    .join('');
}
