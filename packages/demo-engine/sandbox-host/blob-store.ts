/**
 * Fetches files of the site once per page and keeps their bytes. Frames get the bytes by message: an opaque origin has no
 * HTTP cache of its own and would need CORS headers.
 */
export class BlobStore {
  readonly #files = new Map<string, Promise<Blob>>();

  /** @param load how an address is fetched; tests give their own */
  constructor(
    private readonly load: (url: string) => Promise<Response> = (url) => fetch(url, { credentials: 'same-origin' }),
  ) {}

  /**
   * @param url address on this site
   * @throws when the server does not have it or cannot be reached; the next call tries again
   */
  get(url: string): Promise<Blob> {
    const known = this.#files.get(url);
    if (known !== undefined) return known;
    const file = this.#fetch(url);
    this.#files.set(url, file);
    file.catch(() => this.#files.delete(url));
    return file;
  }

  /** Several files by name. */
  async getAll(urls: Readonly<Record<string, string>>): Promise<Record<string, Blob>> {
    const entries = await Promise.all(
      Object.entries(urls).map(async ([name, url]) => [name, await this.get(url)] as const),
    );
    return Object.fromEntries(entries);
  }

  async #fetch(url: string): Promise<Blob> {
    try {
      return await this.#load(url);
    } catch (error) {
      // A connection that broke, which happens on the way: asked once more. What the server refused stays refused.
      if (!(error instanceof TypeError)) throw error;
      return this.#load(url);
    }
  }

  async #load(url: string): Promise<Blob> {
    const response = await this.load(url);
    if (!response.ok) throw new Error(`${url} could not be loaded: the server answered ${response.status}.`);
    // Not response.blob(), which failed with "Failed to fetch" about once in twelve loads of a busy Chromium.
    const bytes = await response.arrayBuffer();
    return new Blob([bytes], { type: response.headers.get('content-type') ?? '' });
  }
}
