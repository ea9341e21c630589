/**
 * Copies a text to the clipboard. Call it in the reader's press, even if the text is still on its way: Safari allows a write only then, so
 * the promise is handed to the browser. Where the Clipboard API is missing or refuses (plain HTTP, old browsers), a hidden field and the old
 * command do it.
 *
 * @returns whether it worked
 * @throws what the promise of the text rejects with
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await writeLater(text);
    return true;
  } catch {
    // Few readers need it, and every page would load it.
    const [content, { copyByField }] = await Promise.all([text, import('./copy-by-field')]);
    return copyByField(content);
  }
}

async function writeLater(text: Promise<string>): Promise<void> {
  // Firefox before 127 has no items; it allows a write some seconds after the press.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  const blob = text.then((content) => new Blob([content], { type }));
  // The caller is told of a text that does not come.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}
