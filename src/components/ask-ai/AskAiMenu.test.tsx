// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AskAiMenu } from './AskAiMenu';

const PAGE = 'https://docs.example/docs/shapes/Rect.html';
const fetched = vi.fn((_address: string) => Promise.resolve(new Response('# Rect')));
const written = vi.fn((_text: string) => Promise.resolve());

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { clipboard: { writeText: written } });
  render(<AskAiMenu markdown="/docs/shapes/Rect.html.md" pageUrl={PAGE} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const opener = () => screen.getByRole('button', { name: 'Ask AI' });
const names = () => [...document.querySelectorAll('li')].map((item) => item.textContent);
const focused = () => document.activeElement?.textContent;

describe('the menu', () => {
  it('is closed at first, opens with the focus on its first item, and makes no requests', () => {
    expect(opener().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(opener());
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    expect(names()).toEqual([
      'Copy page as Markdown',
      'View as Markdown',
      'Open in ChatGPT (opens in a new tab)',
      'Open in Claude (opens in a new tab)',
      'Open in Perplexity (opens in a new tab)',
    ]);
    expect(focused()).toBe('Copy page as Markdown');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('moves the focus with arrow keys, and closes with Escape', () => {
    fireEvent.keyDown(opener(), { key: 'ArrowDown' });
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press('ArrowDown');
    expect(focused()).toBe('View as Markdown');
    press('End');
    expect(focused()).toMatch('Perplexity');
    press('ArrowDown');
    expect(focused()).toBe('Copy page as Markdown');
    press('ArrowUp');
    expect(focused()).toMatch('Perplexity');
    press('Escape');
    expect(names()).toEqual([]);
    expect(document.activeElement).toBe(opener());
  });

  it('closes when the reader presses outside', () => {
    fireEvent.click(opener());
    fireEvent.pointerDown(document.body);
    expect(names()).toEqual([]);
  });

  it('passes the page’s URL to assistants', () => {
    fireEvent.click(opener());
    const link = (name: RegExp) => screen.getByRole('link', { name });
    for (const name of [/ChatGPT/, /Claude/, /Perplexity/]) {
      const url = new URL(link(name).getAttribute('href') ?? '');
      expect(url.protocol).toBe('https:');
      expect(url.searchParams.get('q')).toContain(PAGE);
      expect(link(name).getAttribute('rel')).toBe('noopener noreferrer');
    }
    expect(link(/View/).getAttribute('href')).toBe('/docs/shapes/Rect.html.md');
  });

  it('copies the page and says so', async () => {
    fireEvent.click(opener());
    fireEvent.click(screen.getByRole('button', { name: 'Copy page as Markdown' }));
    expect(document.activeElement).toBe(opener());
    expect(await screen.findByText('Page copied')).toBeDefined();
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/docs/shapes/Rect.html.md', { credentials: 'same-origin' });
    expect(written).toHaveBeenCalledWith('# Rect');
  });

  it('reports that the text could not be loaded', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
    fireEvent.click(opener());
    fireEvent.click(screen.getByRole('button', { name: 'Copy page as Markdown' }));
    expect(await screen.findByText(/could not be loaded/)).toBeDefined();
  });
});
