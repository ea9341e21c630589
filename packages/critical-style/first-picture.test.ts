import { FIRST_PICTURE_ATTRIBUTE } from '@site-packages/contracts';
import { describe, expect, it } from 'vitest';
import { withFirstPicture } from './first-picture';

const SMALL = { src: 'data:image/webp;base64,AQID', width: 960 };
const IMAGE = `<img class=p src=/a.webp width=1440 height=440 alt="1 > 0" ${FIRST_PICTURE_ATTRIBUTE} sizes=100vw />`;
const LAZY = IMAGE.replace('sizes', 'loading=lazy decoding="async" sizes');
const VIEWPORT = '<meta data-rh=true name=viewport content="width=device-width"/>';
const HEAD = `<head>${VIEWPORT}<style></style></head>`;

function firstWith(set: string): string {
  return IMAGE.replace('<img', () => `<img fetchpriority="high" srcset="${set}"`);
}

function linkTo(set: string): string {
  return `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${set}" imagesizes="100vw">`;
}

describe('the first picture of a page', () => {
  it('has its small version in the HTML, as a candidate beside its file', () => {
    const html = withFirstPicture(`${HEAD}<p>Text<img src=/b.webp></p>${LAZY}<p>More`, (src) =>
      src === '/a.webp' ? SMALL : undefined,
    );
    const image = firstWith('data:image/webp;base64,AQID 960w, /a.webp 1440w');
    expect(html).toBe(`${HEAD}<p>Text<img src=/b.webp></p>${image}<p>More`);
  });

  it('is asked for first, in the size of the screen, when its small version is a file', () => {
    const set = '/a-960.webp 960w, /a.webp 1440w';
    const html = withFirstPicture(HEAD + LAZY, () => ({ src: '/a-960.webp', width: 960 }));
    expect(html).toBe(HEAD.replace(VIEWPORT, VIEWPORT + linkTo(set)) + firstWith(set));
  });

  it('is asked for first without a small version, or when that is not smaller', () => {
    const set = '/a.webp 1440w';
    const wanted = HEAD.replace(VIEWPORT, VIEWPORT + linkTo(set)) + firstWith(set);
    expect(withFirstPicture(HEAD + LAZY, () => undefined)).toBe(wanted);
    expect(withFirstPicture(HEAD + IMAGE, () => ({ ...SMALL, width: 1440 }))).toBe(wanted);
  });

  it('has what a narrow window shows of it in the HTML, until its file is there', () => {
    const set = '/a-960.webp 960w, /a.webp 1440w';
    const small = { src: '/a-960.webp', width: 960 };
    const html = withFirstPicture(
      HEAD + LAZY,
      () => small,
      (src) => `data:image/webp;base64,${src}`,
    );
    const style = ' style="--kd-preview:url(data:image/webp;base64,/a.webp)"';
    const image = firstWith(set).replace(`"${set}"`, (attribute) => attribute + style);
    expect(html).toBe(HEAD.replace(VIEWPORT, VIEWPORT + linkTo(set)) + image);
    // A small version that is in the HTML needs no second picture there.
    expect(
      withFirstPicture(
        HEAD + LAZY,
        () => SMALL,
        () => 'data:,',
      ),
    ).not.toContain('style=');
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
