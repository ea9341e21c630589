/** The key in the browser's storage. */
export const STORAGE_KEY = 'stickers';

/** A file that the first version of this application wrote. */
export const oldFile = `{
  "version": 1,
  "items": [
    { "picture": "mug", "x": -90, "y": 60, "gray": true },
    { "picture": "fox", "x": 10, "y": 60, "gray": false }
  ]
}`;

/** Saves text as a file on the user's device. */
export function download(text: string, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
