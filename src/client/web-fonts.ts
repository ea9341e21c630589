import {
  afterPicture,
  FONT_FILES_ATTRIBUTE,
  FONTS_ATTRIBUTE,
  FONTS_STORAGE_KEY,
  readLine,
  inIdleTurn,
} from '@site-packages/page-speed';

/** Ends the names of the site's own fonts (`fonts.css`). */
const OURS = /Variable["']?$/;

let areHere = false;

function show(): void {
  document.documentElement.setAttribute(FONTS_ATTRIBUTE, '');
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
  const { isSlow, savesData } = readLine();
  if (savesData) return;
  try {
    await Promise.all([...document.fonts].filter(({ family }) => OURS.test(family)).map((face) => face.load()));
  } catch {
    return; // The stand-ins stay.
  }
  areHere = true;
  remember();
  // On a slow line the page is not laid out again for them.
  if (!isSlow) show();
}

interface RouteUpdate {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}

/**
 * Loads the site's fonts when the first page is calm, and shows them; on a slow line with the next page, right after its first
 * picture, which would wait for them. A reader who has them gets them with the first picture, by the head's script.
 */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  if (document.documentElement.hasAttribute(FONTS_ATTRIBUTE)) return;
  // A part of the same page is no next page.
  if (areHere && previousLocation?.pathname !== location.pathname) afterPicture(show);
  else if (previousLocation === null) void inIdleTurn(load);
}
