import { getterOf } from './primordials';

/** Maximum length of a name that is passed on, in characters. */
const LONGEST_NAME = 1000;

const sizeOf = getterOf(Blob.prototype, 'size');

/** Whether a value is a blob, whatever a program has made of the class. The browser's getter throws for everything else. */
function isBlob(value: unknown): value is Blob {
  try {
    return typeof value === 'object' && value !== null && typeof sizeOf(value) === 'number';
  } catch {
    return false;
  }
}

/**
 * Creates the function with which a program saves files. It is the only one that sends the page something other than a text, so it
 * passes on nothing but a name and a blob: reading a value of millions of parts would freeze the page.
 *
 * @param save sends a file to the page
 */
export function saveHook(save: (name: string, content: Blob) => void): (name: unknown, content: unknown) => void {
  return (name, content) => {
    if (typeof name === 'string' && name.length <= LONGEST_NAME && isBlob(content)) save(name, content);
  };
}
