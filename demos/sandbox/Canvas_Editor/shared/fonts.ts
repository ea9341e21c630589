import grotesk from './familjen-grotesk.woff2';
import mono from './geist-mono.woff2';
import hanken from './hanken-grotesk.woff2';

/** Fonts that ship with the editor, so that a design looks the same everywhere. */
const FILES: Readonly<Record<string, string>> = {
  'Familjen Grotesk': grotesk,
  'Hanken Grotesk': hanken,
  'Geist Mono': mono,
};

// All are variable: one file has every weight. A browser limits the range to what the file has.
const WEIGHTS = '100 900';

export const FONTS = Object.keys(FILES);

/** A canvas draws a font only after it has loaded. Without a file, the browser's font is used. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(
    Object.entries(FILES).map(async ([family, file]) => {
      if ([...document.fonts].some((face) => face.family === family)) return;
      const face = new FontFace(family, `url("${file}")`, { weight: WEIGHTS });
      document.fonts.add(await face.load());
    }),
  );
}
