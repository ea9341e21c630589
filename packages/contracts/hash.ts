/** A 32-bit hash of a text, which is the same in the build and in the browser. */
export function hash(text: string): number {
  let value = 5381;
  for (let index = 0; index < text.length; index += 1) value = ((value << 5) + value + text.charCodeAt(index)) >>> 0;
  return value;
}
