/** Extensions of files that a program may refer to by a relative URL. */
const FILE = /\.(?:png|jpe?g|webp|gif|avif|svg|woff2?|ttf|otf|mp3|wav|ogg|mp4|webm|json|csv|txt|geojson)$/i;
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** Removes this helper's lines from an error's stack, so that its location is in the program. */
function withoutHelper(error: Error, helper: string): Error {
  const lines = error.stack?.split('\n').filter((line) => !line.includes(helper)) ?? [];
  Object.defineProperty(error, 'stack', { value: lines.join('\n'), configurable: true });
  return error;
}

/** Name of the helper's module in stacks. */
export const HELPER_NAME = 'playground-helper.js';

/** The project's files by the URLs that a program writes: `cat.png`, `./cat.png`, `/pictures/cat.png`. */
export class AddressBook {
  constructor(private readonly assets: Readonly<Record<string, string>>) {}

  /** The URL of a file's content; undefined for URLs that refer to no file of the project. */
  find(address: string): string | undefined {
    const name = nameOf(address);
    return name !== undefined && Object.hasOwn(this.assets, name) ? this.assets[name] : undefined;
  }

  /** The URL to pass to the browser: that of a file's content, or the original. */
  resolve(address: string): string {
    return this.find(address) ?? address;
  }

  /** The same for each `url(…)` in a style's value. */
  resolveStyle(value: string): string {
    return value.replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/gi, (all, _quote, address: string) => {
      const found = this.find(address.trim());
      return found === undefined ? all : `url("${found}")`;
    });
  }

  /** The error for a relative URL of a file that the project does not have. */
  problem(address: string): Error | undefined {
    const name = nameOf(address);
    if (name === undefined || !FILE.test(name) || this.find(address) !== undefined) return undefined;
    const other = Object.keys(this.assets).find((one) => one.toLowerCase() === name.toLowerCase());
    const fix =
      other === undefined
        ? 'Add it with Add file, drop it on the page or paste it.'
        : `There is ${other}: the case of letters counts.`;
    return withoutHelper(new Error(`This project has no file ${name}. ${fix}`), HELPER_NAME);
  }
}

/** The last segment of a relative URL. */
function nameOf(address: string): string | undefined {
  if (ABSOLUTE.test(address) || address === '') return undefined;
  const path = address.replace(/[?#].*$/s, '');
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
