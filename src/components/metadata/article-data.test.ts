import { describe, expect, it } from 'vitest';
import { articleData, blogData, breadcrumbData, postData, type ArticleFacts } from './article-data';

const facts: ArticleFacts = {
  title: 'Draw a rectangle',
  description: 'How to.',
  url: 'https://docs.example/docs/shapes/Rect.html',
  image: 'https://docs.example/card.png',
  keywords: ['rect', 'box'],
  changedAt: Date.UTC(2026, 0, 2),
  siteName: 'Site',
  siteUrl: 'https://docs.example/',
  language: 'en',
};

describe('articleData', () => {
  it('describes the page', () => {
    expect(articleData(facts)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'Draw a rectangle',
      keywords: 'rect, box',
      dateModified: '2026-01-02T00:00:00.000Z',
      publisher: { '@type': 'Organization', name: 'Site' },
    });
  });

  it('omits unknown facts', () => {
    const data = articleData({ ...facts, keywords: [], changedAt: undefined });
    expect(Object.keys(data)).not.toContain('dateModified');
    expect(Object.keys(data)).not.toContain('keywords');
  });
});

describe('posts', () => {
  const post = { ...facts, authors: ['A team'], publishedAt: '2026-01-01T00:00:00.000Z' };

  it('have a date, authors and an absolute URL of their picture', () => {
    expect(postData(post)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      datePublished: '2026-01-01T00:00:00.000Z',
      author: [{ '@type': 'Organization', name: 'A team' }],
      image: { '@type': 'ImageObject', url: 'https://docs.example/card.png' },
    });
  });

  it('are in the list without their own @context', () => {
    const data = blogData({ title: 'Blog', description: 'All.', url: 'https://docs.example/blog' }, [post]);
    expect(data).toMatchObject({ '@type': 'Blog', blogPost: [{ '@type': 'BlogPosting', headline: facts.title }] });
    expect(JSON.stringify(data).match(/@context/g)).toHaveLength(1);
  });
});

describe('breadcrumbData', () => {
  it('counts positions from one', () => {
    expect(breadcrumbData([{ name: 'Blog', url: 'https://docs.example/blog' }])).toMatchObject({
      itemListElement: [{ position: 1, name: 'Blog', item: 'https://docs.example/blog' }],
    });
  });
});
