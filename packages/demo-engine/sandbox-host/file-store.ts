/** Fetches a URL; tests pass their own. */
export type Load = (url: string) => Promise<Response>;

/**
 * Fetches files of the site once per page and keeps their content. Frames get it by message: an opaque origin has no HTTP cache of
 * its own and would need CORS headers.
 */
export class FileStore<T> {
  readonly #files = new Map<string, Promise<T>>();

  /** @param read reads a response into what is kept: `blobOf` or `textOf` */
  constructor(
    private readonly read: (response: Response) => Promise<T>,
    private readonly load: Load = (url) => fetch(url, { credentials: 'same-origin' }),
  ) {}

  /**
   * @param url URL on this site
   * @throws when the server does not have it or cannot be reached; the next call tries again
   */
  get(url: string): Promise<T> {
    const known = this.#files.get(url);
    if (known !== undefined) return known;
    const file = this.#fetch(url);
    this.#files.set(url, file);
    file.catch(() => this.#files.delete(url));
    return file;
  }

  /** Several files by name. */
  async getAll(urls: Readonly<Record<string, string>>): Promise<Record<string, T>> {
    const entries = await Promise.all(
      Object.entries(urls).map(async ([name, url]) => [name, await this.get(url)] as const),
    );
    return Object.fromEntries(entries);
  }

  async #fetch(url: string): Promise<T> {
    try {
      return await this.#load(url);
    } catch (error) {
      // A broken connection is retried once; an error response of the server is not.
      if (!(error instanceof TypeError)) throw error;
      return this.#load(url);
    }
  }

  async #load(url: string): Promise<T> {
    const response = await this.load(url);
    if (!response.ok) throw new Error(`${url} could not be loaded: the server answered ${response.status}.`);
    return this.read(response);
  }
}

/** The response as a blob with the server's content type. */
export async function blobOf(response: Response): Promise<Blob> {
  // Not response.blob(), which failed with "Failed to fetch" about once in twelve loads of a busy Chromium.
  const bytes = await response.arrayBuffer();
  return new Blob([bytes], { type: response.headers.get('content-type') ?? '' });
}

/** The response as text. */
export function textOf(response: Response): Promise<string> {
  return response.text();
}
