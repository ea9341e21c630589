import { describe, expect, it } from 'vitest';
import { assetPlaces, withPublicAddresses } from './asset-places';

const places = (path: string, text: string) => assetPlaces([{ path, text }], 'cat.png');

describe('the places of an asset in a project', () => {
  it.each([
    ['index.ts', "import cat from './pictures/cat.png';", ['src/pictures/cat.png']],
    ['parts/a.ts', "import cat from '../cat.png';", ['src/cat.png']],
    ['index.ts', "import cat from './cat.png?url';", ['src/cat.png']],
    ['index.ts', "image.src = 'cat.png';", ['public/cat.png']],
    ['parts/a.ts', 'image.src = `/img/cat.png?2`;', ['public/img/cat.png']],
    ['index.html', '<img src="./cat.png">', ['public/cat.png']],
    ['style.css', 'p { background: url(cat.png) }', ['src/cat.png']],
    ['look/style.css', "p { background: url('../cat.png') }", ['src/cat.png']],
    [
      'App.vue',
      '<template><img src="cat.png"></template>\n<style>p { background: url(./a/cat.png) }</style>',
      ['src/a/cat.png', 'public/cat.png'],
    ],
    ['App.vue', '<template><img src="./cat.png"></template>', ['src/cat.png', 'public/cat.png']],
    ['index.ts', "const name = 'bobcat.png'; // cat.png", []],
  ])('%s: %s', (path, text, expected) => {
    expect(places(path, text)).toEqual(expected);
  });

  it('become root-relative URLs in the page’s markup', () => {
    expect(withPublicAddresses('<img src="./cat.png"><img src="other.png">', ['cat.png'])).toBe(
      '<img src="/cat.png"><img src="other.png">',
    );
  });
});
