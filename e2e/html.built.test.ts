function sameValues(read: (page: ReadPage) => string): string[] {
  const byValue = new Map<string, string[]>();
  for (const page of shown) {
    if (page.head.isUnlisted || PAGE_EXCEPTIONS.sameHead.has(page.path)) continue;
    const value = read(page);
    byValue.set(value, [...(byValue.get(value) ?? []), page.path]);
  }
  return [...byValue]
    .filter(([, paths]) => paths.length > 1)
    .map(([value, paths]) => `"${value}": ${paths.join(', ')}`);
}

test.describe('the HTML of all pages', () => {
  test('has a title of its own', () => {
    expect(shown.filter(({ head }) => head.title === '').map((page) => page.path)).toEqual([]);
    expect(sameValues(({ head }) => head.title)).toEqual([]);
  });

  test('has a description of its own', () => {
    const missing = shown.filter(
      ({ head, path: address }) => head.description === '' && !PAGE_EXCEPTIONS.noDescription.has(address),
    );
    expect(missing.map((page) => page.path)).toEqual([]);
    expect(sameValues(({ head }) => head.description)).toEqual([]);
  });

  test('has a title and a description that fit where they are shown', () => {
    const wrong = shown.flatMap(({ path: address, head }) => {
      const { title, description, isUnlisted } = head;
      if (isUnlisted) return [];
      return [
        ...(title.length <= MOST_TITLE ? [] : [`${address}: the title has ${title.length} letters`]),
        ...(description.length >= LEAST_DESCRIPTION && description.length <= MOST_DESCRIPTION
          ? []
          : [`${address}: the description has ${description.length} letters: ${description}`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('has no picture without a file or a text', () => {
    const wrong = shown.flatMap(({ path: address, html }) =>
      [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([tag]) => {
        const source = /\bsrc=["']?(\/[^"'\s>]+)/.exec(tag)?.[1];
        const file = source === undefined ? undefined : path.join(BUILD_FOLDER, decodeURI(source));
        const isThere = /\bsrc=["']?data:/.test(tag) || (file !== undefined && fs.existsSync(file));
        return isThere && /\balt\b/.test(tag) ? [] : [`${address}: ${tag.slice(0, 120)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('has the picture and the code of every demo', () => {
    const wrong = shown.flatMap(({ path: address, html }) => {
      const demos = playersIn(html);
      const whole = demos.filter(({ isBare }) => !isBare);
      const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
      const blocks = count(/<pre\b/g);
      return blocks >= whole.length ? [] : [`${address}: ${whole.length} demos and ${blocks} blocks of code`];
    });
    expect(wrong).toEqual([]);
  });

  test('has one first heading', () => {
    const wrong = shown.filter(({ head }) => head.headings.length !== 1);
    expect(
      wrong.map(({ path: address, head }) => `${address}: ${head.headings.length} (${head.headings.join('; ')})`),
    ).toEqual([]);
  });

  test('has its text without JavaScript', () => {
    const empty = shown.filter(
      ({ head, path: address }) => head.textLength < 120 && !PAGE_EXCEPTIONS.littleText.has(address),
    );
    expect(empty.map(({ path: address, head }) => `${address}: ${head.textLength} letters`)).toEqual([]);
  });

  test('old addresses lead to pages that are there', () => {
    const known = new Set(shown.map((page) => page.path));
    const lost = moved.filter(({ head }) => {
      const target = head.movedTo?.split('#')[0] ?? '';
      return !known.has(target) && !known.has(`${target}/`);
    });
    expect(lost.map(({ path: address, head }) => `${address} leads to ${head.movedTo ?? ''}`)).toEqual([]);
  });

  test('the sitemap names pages that are there, and every page that is to be found', () => {
    const text = fs.readFileSync(path.join(BUILD_FOLDER, 'sitemap.xml'), 'utf8');
    const known = new Set(shown.map((page) => page.path));
    const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      decodeURIComponent(new URL(url).pathname),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((address) => !known.has(address) && !known.has(`${address}/`))).toEqual([]);
    const toBeFound = shown.filter(
      ({ path: address, head }) => !head.isUnlisted && !PAGE_EXCEPTIONS.sameHead.has(address),
    );
    const inSitemap = new Set(named);
    const missing = toBeFound.filter(
      ({ path: address }) => !inSitemap.has(address) && !inSitemap.has(address.replace(/(.)\/$/, '$1')),
    );
    expect(missing.map((page) => page.path)).toEqual([]);
  });

  test('exceptions name pages that are there', () => {
    const known = new Set(pages.map((page) => page.path));
    const named = Object.values(PAGE_EXCEPTIONS).flatMap((set) => [...set]);
    expect(named.filter((address) => !known.has(address))).toEqual([]);
  });
});

