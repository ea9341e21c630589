import { hashText } from '../compile/hash';
import type { CatalogDemo } from '../model/demo';
import { ENTRY_FILES, type Flavour } from '../model/flavours';

/** Height of a live block's result, in CSS pixels, when the fence sets none. */
export const LIVE_HEIGHT = 200;

const FLAVOUR_OF_LANGUAGE: Readonly<Record<string, Flavour>> = {
  ts: 'vanilla',
  js: 'vanilla',
  tsx: 'react',
  jsx: 'react',
  vue: 'vue',
  svelte: 'svelte',
};

/** A fenced block marked `live`. */
export interface LiveBlock {
  id: string;
  flavour: Flavour;
  text: string;
  height: number;
  title: string;
}

export type LiveParse = { block: LiveBlock } | { error: { message: string; fix: string } };

/** True when the text after a fence's language contains `live`. */
export function isLiveFence(meta: string): boolean {
  return /(?:^|\s)live(?:\s|$)/.test(meta);
}

/** Id of a live block. The same code on two pages is the same demo. */
export function liveId(flavour: Flavour, text: string): string {
  return `live/${hashText(`${flavour}\n${text}`)}`;
}

/**
 * Parses a live fence: ` ```tsx live height=240 title="A star" `.
 *
 * @param language the fence's language
 * @param meta the text after the language
 * @param text the code
 */
export function parseLive(language: string, meta: string, text: string): LiveParse {
  const flavour = Object.hasOwn(FLAVOUR_OF_LANGUAGE, language) ? FLAVOUR_OF_LANGUAGE[language] : undefined;
  if (flavour === undefined) {
    return {
      error: {
        message: `A live block cannot be written in "${language}".`,
        fix: 'Begin the fence with ts live, tsx live, vue live or svelte live.',
      },
    };
  }
  let height = LIVE_HEIGHT;
  let title = 'Live example';
  for (const match of meta.matchAll(/(\w+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)) {
    const [, key = '', double, single, bare] = match;
    const value = double ?? single ?? bare;
    if (key === 'live' && value === undefined) continue;
    if (key === 'height' && value !== undefined && /^\d+$/.test(value)) height = Number(value);
    else if (key === 'title' && value !== undefined && value !== '') title = value;
    else {
      return {
        error: {
          message: `"${match[0]}" is not known on a live block.`,
          fix: 'Write height=240 (CSS pixels) and title="…", or neither.',
        },
      };
    }
  }
  return { block: { id: liveId(flavour, text), flavour, text, height, title } };
}

/** Turns a live block into a demo. */
export function liveDemo({ id, flavour, text, height, title }: LiveBlock): CatalogDemo {
  return {
    id,
    title,
    summary: '',
    tags: [],
    height,
    flavours: [{ flavour, files: [{ path: ENTRY_FILES[flavour], text: text.endsWith('\n') ? text : `${text}\n` }] }],
    assets: {},
    hasCheck: false,
  };
}
