import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardAddress } from './address';
import { cardPages, firstDemo } from './pages';

const DEMOS = path.join(import.meta.dirname, '../../demos');

describe('cardAddress', () => {
  it('follows the path of the page', () => {
    expect(cardAddress('/docs/shapes/Rect.html')).toBe('/img/cards/docs/shapes/Rect.jpg');
    expect(cardAddress('blog/words.mdx')).toBe('/img/cards/blog/words.jpg');
    expect(cardAddress('/')).toBe('/img/cards/index.jpg');
  });
});

describe('firstDemo', () => {
  it('finds the picture and the flavors of the first demo', () => {
    const found = firstDemo('Text.\n\n<Demo id="tutorials/shapes/Rect" />\n\n<Demo id="x/y" />', DEMOS);
    expect(found?.picture).toBe(path.join(DEMOS, 'tutorials/shapes/Rect/poster.webp'));
    expect(found?.flavours).toEqual(['Vanilla', 'React', 'Vue', 'Svelte']);
  });

  it('finds nothing without a demo or a picture', () => {
    expect(firstDemo('Text with `<Demo id="tutorials/shapes/Rect" />`.', DEMOS)).toBeUndefined();
    expect(firstDemo('<Demo id="no/such" />', DEMOS)).toBeUndefined();
  });
});

describe('cardPages', () => {
  it('returns the documents and posts that name a card', () => {
    const page = (image?: string) => ({ title: 'T', source: '@site/a.mdx', frontMatter: image ? { image } : {} });
    const content = {
      'docusaurus-plugin-content-docs': {
        default: { loadedVersions: [{ docs: [page('/img/cards/a.jpg'), page('/img/own.png'), page()] }] },
      },
      'docusaurus-plugin-content-blog': { default: { blogPosts: [{ metadata: page('/img/cards/b.jpg') }] } },
    };
    const found = cardPages(content, '/site');
    expect(found.map(({ image }) => image)).toEqual(['/img/cards/a.jpg', '/img/cards/b.jpg']);
    expect(found[0]?.file).toBe('/site/a.mdx');
    expect(cardPages(undefined, '/site')).toEqual([]);
  });
});
