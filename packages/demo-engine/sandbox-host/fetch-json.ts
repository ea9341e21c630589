/** Each file is fetched and checked once per page: files with a hash in their name never change. */
const known = new Map<string, Promise<unknown>>();

/**
 * Fetches a JSON file of this site.
 *
 * @param check the shape it must have
 * @throws when it cannot be fetched or has another shape; the next call tries again
 */
export async function fetchJson<T>(url: string, check: (value: unknown) => value is T): Promise<T> {
  let file = known.get(url);
  if (file === undefined) {
    file = load(url);
    known.set(url, file);
    file.catch(() => known.delete(url));
  }
  const value = await file;
  if (!check(value)) throw new Error(`${url} does not have the expected content.`);
  return value;
}

async function load(url: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'same-origin' });
  } catch {
    throw new Error('The demo could not be loaded. Check your network connection.');
  }
  if (!response.ok)
    throw new Error(`The demo could not be loaded: the server answered ${response.status}. Reload the page.`);
  const value: unknown = await response.json();
  return value;
}
