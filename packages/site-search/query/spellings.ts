/**
 * How readers write code of a framework: `v-on:click`, `@dragend`, `onDragEnd`, `bind:x`. No page has such a word as its title, so each is
 * read as the framework and the words that it stands for.
 */
export interface Spelled {
  /** The query in plain words. */
  text: string;
  /** Folder of the framework whose spelling was used. */
  framework?: string;
}

/** Names of events, as one word. */
const EVENT =
  '(?:drag(?:start|move|end)|transform(?:start|end)?|mouse(?:down|up|move|over|out|enter|leave)|pointer(?:down|up|move|over|out|enter|leave|click)|touch(?:start|move|end)|(?:dbl)?(?:click|tap)|wheel|contextmenu)';
const HOOK = 'use(State|Ref|Effect|LayoutEffect|Context|Memo|Callback|Reducer)';

/** Patterns, the words that replace them, and the framework, which is empty for the attributes of plain HTML. The first group of most is the space before, as Safari 16 has no look-behind. The first that fits decides about the framework. */
const SPELLINGS: readonly (readonly [RegExp, string, string])[] = [
  [new RegExp(`(^|\\s)(?:v-on:|@)(${EVENT})(?:\\.[\\w.]+)?(?![/\\w])`, 'g'), '$1$2 event', 'vue'],
  [/(^|\s)\$refs\b(?:\.\w+)?/g, '$1template ref', 'vue'],
  [/(^|\s)v-shape\b/g, '$1custom shape', 'vue'],
  [/(^|\s)v-(if|for|model|show|bind)\b/g, '$1v-$2', 'vue'],
  [/(^|\s)v-(?!(?:if|for|model|show|bind)\b)([a-z]+)/g, '$1$2', 'vue'],
  [new RegExp(`(^|\\s)on:(${EVENT})\\b`, 'g'), '$1$2 event', 'svelte'],
  [/(^|\s)bind:(\w+)/g, '$1bind $2', 'svelte'],
  [/(^|\s)\$(state|derived|effect|props)\b/g, '$1$2', 'svelte'],
  [/\bon((?:dbl)?click|(?:mouse|pointer|touch)[a-z]+|wheel|contextmenu)\b/g, '$1 event', ''],
  [new RegExp(`\\bon(${EVENT})\\b`, 'g'), '$1 event', 'svelte'],
  [new RegExp(`\\b${HOOK}\\b`, 'g'), '$1', 'react'],
  [/\bre[- ]render(s|ed|ing)?\b/g, 'rerender$1', 'react'],
];
/** `onDragEnd`: an event in camel case. */
const CAMEL_EVENT = /\bon([A-Z][A-Za-z]+)\b/g;
const IS_EVENT = new RegExp(`^${EVENT}$`);

/** Reads a framework's spelling as plain words; other text is returned as it is. */
export function readSpellings(query: string): Spelled {
  let framework: string | undefined;
  let text = query.replace(CAMEL_EVENT, (written, name: string) => {
    const event = name.toLowerCase();
    if (!IS_EVENT.test(event)) return written;
    framework ??= 'react';
    return `${event} event`;
  });
  for (const [pattern, words, folder] of SPELLINGS) {
    const plain = text.replace(pattern, words);
    if (folder !== '' && pattern.test(text)) framework ??= folder;
    pattern.lastIndex = 0;
    text = plain;
  }
  return { text, ...(framework === undefined ? {} : { framework }) };
}
