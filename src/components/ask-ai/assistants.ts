/** An assistant that takes a question in its address. */
export interface Assistant {
  name: string;
  /** Address of a new conversation that begins with the text. */
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

/** What an assistant is told: the page's address, and that questions follow. */
export function questionAbout(pageUrl: string): string {
  return `Read ${pageUrl} and answer my questions about it.`;
}
