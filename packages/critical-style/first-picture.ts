import { FIRST_PICTURE_ATTRIBUTE, PREVIEW_PROPERTY } from '@site-packages/contracts';
import { Parser } from 'htmlparser2';

/** A small version of a picture. */
export interface SmallPicture {
  /** URL of its file, or its content as a `data:` URL. */
  src: string;
  /** Width in pixels. */
  width: number;
}

interface FoundPicture {
  src: string;
  /** Pixel width of `src`. */
  width: number;
  sizes: string;
  /** Indexes of the tag's start and end. */
  from: number;
  to: number;
}

/** Without it a phone's browser would choose the file for a window of 980 px. */
const VIEWPORT = /<meta\b[^>]*\bname="?viewport\b[^>]*>/;

/** Attributes that delay a picture. */
const DELAYING = /\s(?:loading|decoding)=(?:"[^"]*"|[^\s"'>]+)/g;

function findFirst(html: string): FoundPicture | undefined {
  let found: FoundPicture | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (found !== undefined || name !== 'img' || attributes[FIRST_PICTURE_ATTRIBUTE] === undefined) return;
      const { src = '', width = '', sizes = '', srcset } = attributes;
      if (src === '' || srcset !== undefined || !(Number(width) > 0)) return;
      found = { src, width: Number(width), sizes, from: parser.startIndex, to: parser.endIndex + 1 };
    },
  });
  parser.write(html);
  parser.end();
  return found;
}

/**
 * Makes a page's first picture the first thing that the page asks for after its text: it is no longer lazy (it was marked so because React
 * preloads the large file of every picture that is not), it goes before scripts, and the head names it ahead of the rules. Screens with few
 * pixels get its small version, as a candidate of `srcset` beside the file itself, for which the element must have `sizes`. `src` still
 * names the file, for programs that read the page.
 *
 * @param read returns the small version of a picture by the picture's URL, or nothing when it has none
 * @param preview returns a `data:` URL of what a narrow window shows until the file is there, by the picture's URL
 */
export function withFirstPicture(
  html: string,
  read: (src: string) => SmallPicture | undefined,
  preview: (src: string) => string | undefined = () => undefined,
): string {
  const found = html.includes(FIRST_PICTURE_ATTRIBUTE) ? findFirst(html) : undefined;
  if (found === undefined) return html;
  const small = read(found.src);
  const hasSmall = small !== undefined && small.width < found.width;
  const set = hasSmall ? `${small.src} ${small.width}w, ${found.src} ${found.width}w` : `${found.src} ${found.width}w`;
  // A picture in the HTML itself needs no request on the small screens for which the round trip counts.
  const isInside = set.startsWith('data:');
  const early = isInside ? undefined : preview(found.src);
  const style = early === undefined ? '' : ` style="${PREVIEW_PROPERTY}:url(${early})"`;
  const tag = html
    .slice(found.from, found.to)
    .replace(DELAYING, '')
    .replace('<img', () => `<img fetchpriority="high" srcset="${set}"${style}`);
  const page = html.slice(0, found.from) + tag + html.slice(found.to);
  if (isInside) return page;
  const link = `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${set}" imagesizes="${found.sizes}">`;
  return page.replace(VIEWPORT, (viewport) => viewport + link);
}
