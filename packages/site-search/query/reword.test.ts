import { describe, expect, it } from 'vitest';
import { FIELD_WORDS } from './field-words';
import { reword } from './reword';
import { stem } from './stem';

const isKnown = () => true;
const plain = (wording: string) => wording.replaceAll('=', '').replace('#', '5000').replace('*', 'things');

describe('the vocabulary of the field', () => {
  it('has each wording once', () => {
    const typed = FIELD_WORDS.flatMap((line) => line.typed);
    expect(typed.filter((each, at) => typed.indexOf(each) !== at)).toEqual([]);
  });

  it.each(FIELD_WORDS.filter(({ says }) => says !== ''))('$typed leads to “$says”', ({ says, typed }) => {
    for (const each of typed) {
      const reworded = reword(`zzz ${plain(each)}`, isKnown) ?? '';
      expect(reworded, each).toContain(says);
    }
  });

  it.each(FIELD_WORDS.filter(({ says }) => says === '').flatMap(({ typed }) => typed))(
    '%s alone says nothing; it is left out beside other words',
    (wording) => {
      expect(reword(plain(wording), isKnown)).toBeUndefined();
      expect(reword(`zzz ${plain(wording)}`, isKnown)?.trim()).toBe('zzz');
    },
  );
});

describe('a query in the words of the pages', () => {
  it('keeps the other words and allows small words in between', () => {
    expect(reword('bring a star to the front in vue', isKnown)).toBeUndefined();
    expect(reword('bring to the front in vue', isKnown)?.trim()).toBe('zIndex moveToTop in vue');
  });

  it('does not take a form for a word that stands for itself', () => {
    expect(reword('pixelated image', isKnown)?.trim()).toBe('blurry image');
    expect(reword('pixelate image', isKnown)).toBeUndefined();
  });

  it('sees through a typing error only when the site does not have the word', () => {
    expect(reword('rigth click', (word) => word !== 'rigth')?.trim()).toBe('context menu');
    expect(reword('right clck', (word) => word !== 'clck')?.trim()).toBe('context menu');
    expect(reword('right clck', isKnown)).toBeUndefined();
  });

  it('takes large numbers for many', () => {
    expect(reword('10k nodes', isKnown)?.trim()).toBe('performance many nodes shapes slow');
    expect(reword('5000 nodes', isKnown)?.trim()).toBe('performance many nodes shapes slow');
    expect(reword('30000 stars', isKnown)?.trim()).toBe('performance many nodes shapes slow');
    expect(reword('3 nodes', isKnown)).toBeUndefined();
    expect(reword('move 1000 pixels', isKnown)).toBeUndefined();
    expect(reword('size 4096', isKnown)).toBeUndefined();
  });

  it('leaves the name of a member alone', () => {
    expect(reword('getPointerPosition', isKnown)).toBeUndefined();
    expect(reword('getPointerPosition zoomed', isKnown)?.trim()).toBe('relative pointer position zoomed');
  });

  it('is found for roots, too', () => {
    expect(stem('thousands')).toBe(stem('thousand'));
    expect(reword('thousand rects', isKnown)?.trim()).toBe('performance many nodes shapes slow rects');
  });
});
