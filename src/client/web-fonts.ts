import { afterPicture, inIdleTurn, readLine } from '@site-packages/contracts';
import { FONT_FILES_ATTRIBUTE, FONTS_ATTRIBUTE, FONTS_STORAGE_KEY } from '@site-packages/critical-style';

/** Matches the end of the names of the site's own fonts (`fonts.css`). */
const OURS = /Variable["']?$/;

let areHere = false;

function show(): void {
  document.documentElement.setAttribute(FONTS_ATTRIBUTE, '');
}

/** Makes the next page request the fonts at once. */
function remember(): void {
  const files = document.querySelector(`script[${FONT_FILES_ATTRIBUTE}]`)?.getAttribute(FONT_FILES_ATTRIBUTE);
  try {
    if (files) window.localStorage.setItem(FONTS_STORAGE_KEY, files);
  } catch {
    // Without storage each page starts with the fallback fonts.
  }
}

async function load(): Promise<void> {
  const { isSlow, savesData } = readLine();
  if (savesData) return;
  try {
    await Promise.all([...document.fonts].filter(({ family }) => OURS.test(family)).map((face) => face.load()));
  } catch {
    return; // The fallback fonts stay.
  }
  areHere = true;
  remember();
  // On a slow connection the page is not laid out again for the fonts.
  if (!isSlow) show();
}

interface RouteUpdate {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}

/**
 * Loads the site's fonts when the first page is idle, and applies them. On a slow connection they are applied with the next page, right
 * after its first frame, which would otherwise wait for them. Readers who have the fonts in their cache get them with the first paint,
 * through the inline script in the head.
 */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  if (document.documentElement.hasAttribute(FONTS_ATTRIBUTE)) return;
  // A navigation to a hash on the same page does not count.
  if (areHere && previousLocation?.pathname !== location.pathname) afterPicture(show);
  else if (previousLocation === null) void inIdleTurn(load);
}
