import { copyText } from '../copy/copy-text';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.text();
}

/**
 * Puts the text behind an address on the clipboard.
 *
 * @returns what went wrong, in words for the reader; nothing when it is there
 */
export async function copyPage(address: string): Promise<string | undefined> {
  const text = fetchText(address);
  try {
    // Begun at the click: some browsers allow the clipboard only then, and not when the text has come.
    const type = 'text/plain';
    const blob = text.then((content) => new Blob([content], { type }));
    // What is wrong with the text is told below.
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
