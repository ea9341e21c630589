/** A short, stable hash of a text: 64 bits of FNV-1a in base 36. For names, not for secrets. */
export function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36).padStart(13, '0');
}
