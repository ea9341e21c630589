import { describe, expect, it } from 'vitest';
import { readClaimsFiles } from '../packages/page-claims/read';
import { readDemoIds, readPages, ROOT } from './support/pages';

const pages = readPages();
const demoIds = readDemoIds();

/** Applies a rule to all pages and reports every page that breaks it at once. */
function offenders(rule: (page: (typeof pages)[number]) => string | false | undefined): string[] {
  return pages.flatMap((page) => {
    const complaint = rule(page);
    return complaint ? [`${page.file}: ${complaint}`] : [];
  });
}

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('every page', () => {
  it('has a title, a short label, a slug, a description and keywords', () => {
    expect(
      offenders(({ frontMatter }) => {
        const missing = ['title', 'sidebar_label', 'slug', 'description', 'keywords'].filter(
          (key) => !frontMatter[key],
        );
        return missing.length > 0 && `front matter lacks ${missing.join(', ')}`;
      }),
    ).toEqual([]);
  });

  it('has a description of 70 to 155 characters', () => {
    expect(
      offenders(({ frontMatter }) => {
        const length = frontMatter['description']?.length ?? 0;
        return (length < 70 || length > 155) && `description has ${length} characters`;
      }),
    ).toEqual([]);
  });

  it('has the URL of its file name', () => {
    expect(
      offenders(({ file, frontMatter }) => {
        const name = file.replace(/^content/, '').replace(/\.mdx$/, '');
        const slug = frontMatter['slug'];
        return slug !== `${name}.html` && slug !== name && `slug is ${slug}, expected ${name}.html`;
      }),
    ).toEqual([]);
  });

  it('has no level 1 heading besides its title, and no duplicate headings', () => {
    expect(offenders(({ prose }) => /^# /m.test(prose) && 'has a heading of level 1')).toEqual([]);
    expect(
      offenders(({ prose }) => {
        const again = duplicates(prose.match(/^#{2,4} .+$/gm) ?? []);
        return again.length > 0 && `repeats the headings ${again.join(', ')}`;
      }),
    ).toEqual([]);
  });

  it('names the language of each code block', () => {
    expect(
      offenders(({ body }) => {
        const fences = body.match(/^```.*$/gm) ?? [];
        const bare = fences.filter((fence, index) => index % 2 === 0 && fence === '```');
        return bare.length > 0 && 'has a code block without a language';
      }),
    ).toEqual([]);
  });

  it('names every column of its tables', () => {
    const nameless = /^\|(?:[^\n]*\|)?[ \t]*\|[^\n]*\n\|[ \t]*:?-{3}/m;
    expect(offenders(({ prose }) => nameless.test(prose) && 'has a table column without a name')).toEqual([]);
  });

  it('ends with links to further pages', () => {
    // Standalone pages and sandboxes have their next links in their own text.
    const loose = /^content\/docs\/(?:[^/]+|sandbox\/[^/]+)\.mdx$/;
    expect(
      offenders(
        ({ file, prose }) =>
          !loose.test(file) && !/^## Next$[\s\S]*\]\(\//m.test(prose) && 'has no links under "## Next"',
      ),
    ).toEqual([]);
  });
});

describe('pages and claims', () => {
  it('belong together: a page with "What goes wrong" has claims', () => {
    const claimed = new Set(readClaimsFiles(ROOT).map(({ page }) => page));
    const warning = [...pages, ...readPages('blog')].filter(({ prose }) => /^## What goes wrong$/m.test(prose));
    expect(warning.length).toBeGreaterThan(0);
    expect(warning.map(({ file }) => file).filter((file) => !claimed.has(file))).toEqual([]);
  });
});

describe('demos and pages', () => {
  const shown = [...pages, ...readPages('blog')].flatMap((page) =>
    [...page.body.matchAll(/<Demo\s+id="([^"]+)"/g)].map((match) => match[1] ?? ''),
  );

  it('belong together: every demo is on a page', () => {
    expect(demoIds.filter((id) => !id.startsWith('api/') && !shown.includes(id))).toEqual([]);
  });

  it('share their names: a tutorial or sandbox page shows the demo of its name', () => {
    const wanted = demoIds
      .filter((id) => /^(tutorials|sandbox)\//.test(id))
      .map((id) => ({ id, file: `content/docs/${id.replace(/^tutorials\//, '')}.mdx` }));
    const pageOf = new Map(pages.map((page) => [page.file, page.body]));
    expect(
      wanted.filter(({ id, file }) => pageOf.has(file) && !pageOf.get(file)?.includes(`"${id}"`)).map(({ id }) => id),
    ).toEqual([]);
  });
});
