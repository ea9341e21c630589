/** An assistant that accepts a question in its URL. */
export interface Assistant {
  name: string;
  /** URL of a new conversation that starts with the text. */
  address(text: string): string;
}

function withQuery(base: string): (text: string) => string {
  return (text) => `${base}?${new URLSearchParams({ q: text }).toString()}`;
}

export const ASSISTANTS: readonly Assistant[] = [
  { name: 'ChatGPT', address: withQuery('https://chatgpt.com/') },
  { name: 'Claude', address: withQuery('https://claude.ai/new') },
  { name: 'Perplexity', address: withQuery('https://www.perplexity.ai/search') },
];

/** The prompt for an assistant: the page's URL, and that questions follow. */
export function questionAbout(pageUrl: string): string {
  return `Read ${pageUrl} and answer my questions about it.`;
}
