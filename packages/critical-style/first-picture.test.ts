import { FIRST_PICTURE_ATTRIBUTE } from '@site-packages/contracts';
import { describe, expect, it } from 'vitest';
import { withFirstPicture } from './first-picture';

const SMALL = { bytes: new Uint8Array([1, 2, 3]), type: 'image/webp', width: 960 };
const IMAGE = `<img class=p src=/a.webp width=1440 height=440 alt="1 > 0" ${FIRST_PICTURE_ATTRIBUTE} sizes=100vw />`;
const LAZY = IMAGE.replace('sizes', 'loading=lazy decoding="async" sizes');

describe('the first picture of a page', () => {
  it('has its small version in the HTML, as a candidate beside its file', () => {
    const html = withFirstPicture(`<p>Text<img src=/b.webp></p>${LAZY}<p>More`, (src) =>
      src === '/a.webp' ? SMALL : undefined,
    );
    expect(html).toBe(
      `<p>Text<img src=/b.webp></p>${IMAGE.replace('<img', '<img srcset="data:image/webp;base64,AQID 960w, /a.webp 1440w"')}<p>More`,
    );
  });

  it('stays as it is without a small version, or when that is not smaller', () => {
    expect(withFirstPicture(LAZY, () => undefined)).toBe(LAZY);
    expect(withFirstPicture(IMAGE, () => ({ ...SMALL, width: 1440 }))).toBe(IMAGE);
  });

  it('stays as it is when its element already has a srcset', () => {
    const set = IMAGE.replace('sizes', 'srcset="/c.webp 480w" sizes');
    expect(withFirstPicture(set, () => SMALL)).toBe(set);
  });

  it('is only the one that is marked', () => {
    const other = IMAGE.replace(` ${FIRST_PICTURE_ATTRIBUTE}`, '');
    expect(withFirstPicture(`${other}<p>${FIRST_PICTURE_ATTRIBUTE}</p>`, () => SMALL)).not.toContain('srcset');
  });
});
