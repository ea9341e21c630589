import { FONT_FILES_ATTRIBUTE, FONTS_ATTRIBUTE, FONTS_STORAGE_KEY, whenIdle } from '@site-packages/page-speed';

/** Ends the names of the local fonts that stand in for ours (`fonts.css`). */
const STAND_IN = /Fallback["']?$/;
/** Kinds of lines, by the browser's own word, on which a page is not laid out again for its fonts. */
const SLOW_LINE = /[23]g$/;
/** What the browser says of the reader's line; most browsers say nothing. */
function line(): { isSlow: boolean; isCostly: boolean } {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return { isSlow: false, isCostly: false };
  return {
    isSlow: SLOW_LINE.test(String(Reflect.get(connection, 'effectiveType'))),
    isCostly: Reflect.get(connection, 'saveData') === true,
  };
}

let areHere = false;

function show(): void {
  if (document.documentElement.hasAttribute(FONTS_ATTRIBUTE)) return;
  document.documentElement.setAttribute(FONTS_ATTRIBUTE, '');
  // An open editor measures its letters anew.
  window.dispatchEvent(new Event('resize'));
}

/** Has the next page ask for the fonts at once. */
function remember(): void {
  const files = document.querySelector(`script[${FONT_FILES_ATTRIBUTE}]`)?.getAttribute(FONT_FILES_ATTRIBUTE);
  try {
    if (files) window.localStorage.setItem(FONTS_STORAGE_KEY, files);
  } catch {
    // Without storage each page begins with the stand-ins.
  }
}

async function load(): Promise<void> {
  const { isSlow, isCostly } = line();
  if (isCostly) return;
  try {
    await Promise.all([...document.fonts].filter(({ family }) => !STAND_IN.test(family)).map((face) => face.load()));
  } catch {
    return; // The stand-ins stay.
  }
  areHere = true;
  remember();
  if (!isSlow) show();
}

/**
 * Loads the site's fonts when the first page is calm, and shows them; on a slow line with the next page. A reader who has them
 * gets them with the first picture, by the head's script.
 */
export function onRouteDidUpdate({ previousLocation }: { previousLocation: unknown }): void {
  if (areHere) return show();
  if (previousLocation !== null || document.documentElement.hasAttribute(FONTS_ATTRIBUTE)) return;
  void whenIdle(load);
}
