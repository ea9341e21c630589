const DAY = 86_400_000;

/** Whole weeks since Monday, January 5, 1970: the same number all over the world from Monday to Sunday, in UTC. */
export function weekOf(date: Date): number {
  return Math.floor((date.getTime() / DAY - 4) / 7);
}

/** A number from 0 to 2³² − 1 for a text (FNV-1a), evenly spread. */
export function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // Short texts that differ in the last letter only would be neighbors otherwise.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * Whether something belongs to this week's share. Over `of` weeks, everything belongs to it once.
 *
 * @param id name of what is chosen
 * @param of one of how many
 */
export function isInShare(id: string, week: number, of: number): boolean {
  return (spread(id) + week) % of === 0;
}
