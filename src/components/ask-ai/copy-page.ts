import { copyText } from '../copy/copy-text';

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
  const text = fetchText(address);
  try {
    // Started during the click: some browsers allow access to the clipboard only then, and not once the text has arrived.
    const type = 'text/plain';
    const blob = text.then((content) => new Blob([content], { type }));
    // Errors of the request are reported below.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
    return undefined;
  } catch {
    try {
      return (await copyText(await text)) ? undefined : 'The browser did not allow copying.';
    } catch {
      return 'The page’s Markdown could not be loaded. Check your network connection.';
    }
  }
}
