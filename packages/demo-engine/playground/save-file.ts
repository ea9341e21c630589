/** How long a saved file's object URL is kept, in milliseconds: the browser reads it after the click. */
const KEPT = 60_000;

/** Makes the browser save a file under a name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
