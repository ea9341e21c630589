import { useCallback, useEffect, useState } from 'react';
import { useDemoSettings } from '../player/demo-settings';
import { instanceMembers, isLibraryData, type LibraryData } from '../player/workshop/editor/library-data';
import { fetchJson } from '../sandbox-host/fetch-json';

/** Returns the URL of a member in the API reference, on the page of the class, which lists inherited members too. */
export function useMemberUrl(): (className: string, member: string) => string | undefined {
  const { libraryDataUrl, apiFolder } = useDemoSettings();
  const [names, setNames] = useState<(className: string) => ReadonlySet<string> | undefined>();

  useEffect(() => {
    if (libraryDataUrl === undefined || apiFolder === undefined) return undefined;
    let isGone = false;
    fetchJson(libraryDataUrl, isLibraryData).then(
      (data) => {
        if (!isGone) setNames(() => namesOf(data));
      },
      // If the data fails to load, names have no links.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [libraryDataUrl, apiFolder]);

  return useCallback(
    (className, member) =>
      apiFolder !== undefined && names?.(className)?.has(member) === true
        ? `${apiFolder}Konva.${className}.html#${member}`
        : undefined,
    [apiFolder, names],
  );
}

function namesOf(data: LibraryData): (className: string) => ReadonlySet<string> | undefined {
  const known = new Map<string, ReadonlySet<string>>();
  return (className) => {
    if (!Object.hasOwn(data.classes, className)) return undefined;
    const names = known.get(className) ?? new Set(instanceMembers(data, className).map(([name]) => name));
    known.set(className, names);
    return names;
  };
}
