import { FIRST_PICTURE_ATTRIBUTE } from '@site-packages/contracts';
import { Parser } from 'htmlparser2';

/** A small version of a picture. */
export interface SmallPicture {
  bytes: Uint8Array;
  /** Media type, such as `image/webp`. */
  type: string;
  /** Width in pixels. */
  width: number;
}

interface FoundPicture {
  src: string;
  /** Pixel width of `src`. */
  width: number;
  /** Indexes of the tag's start and end. */
  from: number;
  to: number;
}

/** Attributes that delay a picture. */
const DELAYING = /\s(?:loading|decoding)=(?:"[^"]*"|[^\s"'>]+)/g;

function findFirst(html: string): FoundPicture | undefined {
  let found: FoundPicture | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (found !== undefined || name !== 'img' || attributes[FIRST_PICTURE_ATTRIBUTE] === undefined) return;
      const { src = '', width = '', srcset } = attributes;
      if (src === '' || srcset !== undefined || !(Number(width) > 0)) return;
      found = { src, width: Number(width), from: parser.startIndex, to: parser.endIndex + 1 };
    },
  });
  parser.write(html);
  parser.end();
  return found;
}

/**
 * Puts a small version of the page's first picture into its HTML: on a slow connection, a file of its own arrives one round trip after the
 * text. It becomes a candidate of `srcset` beside the file itself, so a screen with many pixels still loads the file, and `src` still names
 * the file, for programs that read the page. Browsers use `srcset` together with `sizes`, which the element must have. The picture is no
 * longer lazy: it was marked so because React preloads the file of every picture that is not.
 *
 * @param read returns the small version of a picture by the picture's URL, or nothing to leave the page as it is
 */
export function withFirstPicture(html: string, read: (src: string) => SmallPicture | undefined): string {
  const found = html.includes(FIRST_PICTURE_ATTRIBUTE) ? findFirst(html) : undefined;
  const small = found && read(found.src);
  if (found === undefined || small === undefined || small.width >= found.width) return html;
  const data = `data:${small.type};base64,${Buffer.from(small.bytes).toString('base64')}`;
  const set = `${data} ${small.width}w, ${found.src} ${found.width}w`;
  const tag = html
    .slice(found.from, found.to)
    .replace(DELAYING, '')
    .replace('<img', () => `<img srcset="${set}"`);
  return html.slice(0, found.from) + tag + html.slice(found.to);
}
