import { copyText } from '@site-packages/contracts';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.text();
}

/**
 * Copies the text at a URL to the clipboard.
 *
 * @returns an error message for the reader; undefined on success
 */
export async function copyPage(address: string): Promise<string | undefined> {
  try {
    return (await copyText(fetchText(address))) ? undefined : 'The browser did not allow copying.';
  } catch {
    return 'The page’s Markdown could not be loaded. Check your network connection.';
  }
}
