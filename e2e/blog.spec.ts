import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { BUILD_FOLDER } from '../testing/paths';
import { readPosts, type Post } from './support/posts';

const posts = readPosts();
const titles = (of: readonly Post[]) => of.map(({ title }) => title);
const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))];
const tags = [...new Set(posts.flatMap((post) => post.tags))];

/** Titles of the posts that a page lists, from top to bottom. */
const listedTitles = (page: Page) => page.locator('main article header h2').allTextContents();
const dayOf = (date: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

test('there are at least three posts, each with its own date and title', () => {
  expect(posts.length).toBeGreaterThanOrEqual(3);
  expect(new Set(posts.map(({ date }) => date)).size).toBe(posts.length);
  expect(new Set(titles(posts)).size).toBe(posts.length);
  const wrong = posts.filter(({ description }) => description.length < 70 || description.length > 155);
  expect(wrong.map(({ file, description }) => `${file}: ${description.length}`)).toEqual([]);
});

test.describe('the list of posts', () => {
  test.beforeEach(({ page }) => page.goto('/blog'));

  test(
    'shows all posts, newest first, with date, reading time and the part before the truncate marker',
    { tag: '@core' },
    async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
      expect(await listedTitles(page)).toEqual(titles(posts));
      for (const post of posts) {
        const item = page.locator('main article').filter({ hasText: post.title });
        await expect(item.locator('time')).toHaveText(dayOf(post.date));
        await expect(item.locator('header')).toContainText(/\d+\smin\sread/);
        await expect(item.getByRole('link', { name: `Read more about ${post.title}` })).toBeVisible();
        // The part after the truncate marker is only on the post's page.
        await expect(item.locator('h2')).toHaveCount(1);
      }
    },
  );

  test('shows the poster of each post, a quiet title, and the project as its author', async ({ page }) => {
    for (const post of posts) {
      const item = page.locator('main article').filter({ hasText: post.title });
      const picture = item.locator('a[aria-hidden] img');
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(item.getByText('The Konva project')).toBeVisible();
      const size = await item.locator('h2').evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
      expect(size).toBeLessThanOrEqual(28);
    }
  });

  for (const width of [1440, 1280, 768, 390]) {
    test(`has each post’s tags and link in one line, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const post of posts) {
        const link = page.getByRole('link', { name: `Read more about ${post.title}` }).locator('b');
        const lines = await link.evaluate((words) => words.getBoundingClientRect().height);
        expect(lines).toBeLessThan(30);
        const footer = await page
          .locator('main article')
          .filter({ hasText: post.title })
          .locator('footer')
          .boundingBox();
        expect(footer?.height).toBeLessThan(60);
      }
    });
  }

  test('has a sidebar with all posts by year', async ({ page }) => {
    const sidebar = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
    for (const year of years) {
      const group = sidebar.locator(':scope [role="group"]').filter({ has: page.getByRole('heading', { name: year }) });
      const inYear = posts.filter(({ date }) => date.startsWith(year));
      expect(await group.getByRole('link').allTextContents()).toEqual(titles(inYear));
    }
    await expect(sidebar.getByRole('link')).toHaveCount(posts.length);
  });

  test('links to a post', { tag: '@core' }, async ({ page }) => {
    const [newest] = posts;
    await page.getByRole('link', { name: newest?.title }).first().click();
    await expect(page).toHaveURL(new RegExp(`${newest?.address}/?$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '');
  });
});

for (const post of posts) {
  test(`${post.file} shows date, reading time, author, tags and links to its neighbors`, async ({ page }) => {
    await page.goto(post.address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
    const header = page.locator('main article header');
    await expect(header.locator('time')).toHaveText(dayOf(post.date));
    await expect(header).toContainText(/\d+\smin\sread/);
    await expect(header.getByRole('link', { name: 'The Konva project' }).first()).toHaveAttribute(
      'href',
      /^\/blog\/authors\/docs\/?$/,
    );
    for (const tag of post.tags) {
      await expect(page.locator(`main footer a[href="/blog/tags/${tag}"]`)).toBeVisible();
    }
    await expect(page.locator('.theme-edit-this-page')).toHaveAttribute(
      'href',
      new RegExp(`/edit/main/blog/${post.file}$`),
    );
    const place = posts.indexOf(post);
    const neighbors = page.getByRole('navigation', { name: 'Blog post page navigation' });
    const near = [posts[place - 1], posts[place + 1]].filter((each) => each !== undefined);
    for (const { title } of near) await expect(neighbors).toContainText(title);
    await expect(neighbors.getByRole('link')).toHaveCount(near.length);
  });
}

test.describe('authors', () => {
  test('are listed, each with a page', async ({ page }) => {
    await page.goto('/blog/authors');
    await expect(page.getByRole('heading', { level: 1, name: 'Authors' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'The Konva project' }).first().click();
    await expect(page).toHaveURL(/\/blog\/authors\/docs\/?$/);
  });

  test('have a page with their name and all their posts', async ({ page }) => {
    await page.goto('/blog/authors/docs');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('The Konva project');
    expect(await listedTitles(page)).toEqual(titles(posts.filter(({ authors }) => authors.includes('docs'))));
  });
});

test.describe('tags', () => {
  test('are listed with the number of their posts', async ({ page }) => {
    await page.goto('/blog/tags');
    await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
    for (const tag of tags) {
      const link = page.locator(`main a[href="/blog/tags/${tag}"]`);
      await expect(link).toHaveText(new RegExp(`${posts.filter((post) => post.tags.includes(tag)).length}$`));
    }
    await expect(page.locator('main a[href^="/blog/tags/"]')).toHaveCount(tags.length);
  });

  for (const tag of tags) {
    test(`the page of ${tag} lists only its posts`, async ({ page }) => {
      await page.goto(`/blog/tags/${tag}`);
      const own = posts.filter((post) => post.tags.includes(tag));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        own.length === 1 ? 'One post' : `${own.length} posts`,
      );
      expect(await listedTitles(page)).toEqual(titles(own));
    });
  }
});

test('the archive lists every post below its year', async ({ page }) => {
  await page.goto('/blog/archive');
  await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
  expect(await page.locator('main h2').allTextContents()).toEqual(years);
  for (const year of years) {
    const section = page.getByRole('region', { name: year });
    expect(await section.getByRole('link').allTextContents()).toEqual(
      titles(posts.filter(({ date }) => date.startsWith(year))),
    );
  }
  expect(
    await page
      .locator('main time')
      .evaluateAll((all) => all.map((each) => each.getAttribute('datetime')?.slice(0, 10))),
  ).toEqual(posts.map(({ date }) => date));
});

/** A feed as a feed reader sees it, parsed by the browser's strict XML parser. */
interface Feed {
  root: string;
  /** Texts of the feed's own elements, by name. */
  about: Record<string, string>;
  items: { title: string; id: string; link: string; date: string; summary: string; author: string; content: string }[];
  problem: string | undefined;
}

function readFeed(page: Page, address: string): Promise<Feed> {
  return page.evaluate(async (url) => {
    const feed = new DOMParser().parseFromString(await (await fetch(url)).text(), 'application/xml');
    const root = feed.documentElement;
    const textOf = (of: Element | undefined, ...names: string[]) =>
      [...(of?.children ?? [])].find(({ nodeName }) => names.includes(nodeName))?.textContent?.trim() ?? '';
    const channel = root.nodeName === 'rss' ? root.children[0] : root;
    const linkOf = (of: Element) =>
      [...of.children].find(({ nodeName }) => nodeName === 'link')?.getAttribute('href') ?? textOf(of, 'link');
    return {
      root: root.nodeName,
      about: Object.fromEntries(
        [...(channel?.children ?? [])].map((each) => [each.nodeName, each.textContent?.trim() ?? '']),
      ),
      items: [...feed.querySelectorAll('item, entry')].map((each) => ({
        title: textOf(each, 'title'),
        id: textOf(each, 'guid', 'id'),
        link: linkOf(each),
        date: textOf(each, 'pubDate', 'updated'),
        summary: textOf(each, 'description', 'summary'),
        author: textOf(each, 'author'),
        content: textOf(each, 'content:encoded', 'content'),
      })),
      problem: feed.querySelector('parsererror')?.textContent ?? undefined,
    };
  }, address);
}

for (const { address, type, needs } of [
  { address: '/blog/rss.xml', type: 'rss', needs: ['title', 'link', 'description', 'lastBuildDate', 'language'] },
  { address: '/blog/atom.xml', type: 'feed', needs: ['id', 'title', 'updated', 'subtitle', 'link'] },
] as const) {
  test.describe(`the feed ${address}`, () => {
    test('is well-formed and has the required fields of its format', async ({ page }) => {
      await page.goto('/blog');
      const feed = await readFeed(page, address);
      expect(feed.problem).toBeUndefined();
      expect(feed.root).toBe(type);
      for (const name of needs) expect(feed.about, name).toHaveProperty(name);
      for (const name of needs.filter((each) => each !== 'link')) expect(feed.about[name], name).not.toBe('');
      const newest = Date.parse(feed.about['updated'] ?? feed.about['lastBuildDate'] ?? '');
      expect(new Date(newest).toISOString().slice(0, 10)).toBe(posts[0]?.date);
    });

    test('has every post, newest first, with its own id, date and full URL', async ({ page }) => {
      await page.goto('/blog');
      const { items } = await readFeed(page, address);
      expect(items.map(({ title }) => title)).toEqual(titles(posts));
      expect(new Set(items.map(({ id }) => id)).size).toBe(posts.length);
      expect(items.map(({ link }) => new URL(link).pathname)).toEqual(posts.map((post) => post.address));
      expect(items.map(({ date }) => new Date(date).toISOString().slice(0, 10))).toEqual(posts.map(({ date }) => date));
      expect(items.map(({ summary }) => summary)).toEqual(posts.map(({ description }) => description));
      if (type === 'feed') expect(items.map(({ author }) => author)).toEqual(posts.map(() => 'The Konva project'));
    });

    test('has only content that a feed reader can show: in place of a demo, its picture and a link', async ({
      page,
    }) => {
      await page.goto('/blog');
      const { items } = await readFeed(page, address);
      for (const { title, content, link } of items) {
        expect(content.length, title).toBeGreaterThan(2000);
        expect(content, title).not.toMatch(/<(?:script|style|button|svg|section|div|span|iframe)\b/);
        expect(content, title).not.toMatch(/\s(?:class|style|id|data-[a-z]+|on[a-z]+)="/);
        expect(content, title).not.toMatch(/(?:Copy code|Direct link to|\u200B)/);
        const addresses = [...content.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = '']) => url);
        expect(
          addresses.filter((url) => !/^https?:\/\//.test(url)),
          title,
        ).toEqual([]);
        expect(content, title).toContain(`<a href="${link}">Run `);
        const pictures = [...content.matchAll(/<img src="([^"]*)" alt="([^"]+)"/g)];
        expect(pictures.length, title).toBeGreaterThan(0);
        for (const [, url = ''] of pictures) {
          expect(fs.existsSync(path.join(BUILD_FOLDER, decodeURI(new URL(url).pathname))), url).toBe(true);
        }
      }
    });
  });
}

test('every page of the blog links both feeds in its head', async ({ page }) => {
  for (const address of ['/blog', '/blog/archive', posts[0]?.address ?? '/blog']) {
    await page.goto(address);
    const feeds = page.locator(
      'head link[rel="alternate"][type="application/rss+xml"], head link[type="application/atom+xml"]',
    );
    expect(await feeds.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
      '/blog/rss.xml',
      '/blog/atom.xml',
    ]);
  }
});
