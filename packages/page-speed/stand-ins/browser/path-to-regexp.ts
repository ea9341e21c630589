interface Options {
  end: boolean;
  strict: boolean;
  sensitive: boolean;
}

/**
 * In the place of `path-to-regexp` for a site whose paths have no parameters: letters stand for themselves, `*` for anything.
 *
 * @param keys gets a key for each `*`
 */
export default function pathToRegexp(path: string, keys: { name: number }[], options: Options): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[.+?=^!:${}()[\]|/\\]/g, '\\$&'));
  for (let name = 0; name < parts.length - 1; name += 1) keys.push({ name });
  let route = parts.join('(.*)');
  const isFolder = route.endsWith('/');
  if (!options.strict) route = `${route.replace(/\\\/$/, '')}(?:\\/(?=$))?`;
  if (options.end) route += '$';
  else if (!(options.strict && isFolder)) route += '(?=\\/|$)';
  return new RegExp(`^${route}`, options.sensitive ? '' : 'i');
}

/** A path without parameters is its own address. */
pathToRegexp.compile = (path: string) => () => path;
