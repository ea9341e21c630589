import { describe, expect, it } from 'vitest';
import { articleData, type ArticleFacts } from './article-data';

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
  it('says what the page is', () => {
    expect(articleData(facts)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'Draw a rectangle',
      keywords: 'rect, box',
      dateModified: '2026-01-02T00:00:00.000Z',
      publisher: { '@type': 'Organization', name: 'Site' },
    });
  });

  it('says nothing about what is not known', () => {
    const data = articleData({ ...facts, keywords: [], changedAt: undefined });
    expect(Object.keys(data)).not.toContain('dateModified');
    expect(Object.keys(data)).not.toContain('keywords');
  });
});
