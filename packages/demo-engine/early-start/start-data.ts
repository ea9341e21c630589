import { isString, listOf, optional, recordOf, withFields } from '@site-packages/contracts';
import { type Flavour, FLAVOURS } from '../model/flavours';
import type { PublishedDemo } from '../model/published';

/** Class of the element in a player that contains the frames. */
export const FRAMES_CLASS = 'kd-frames';

/** Prefix of the session storage key of a demo's edits; the demo's id follows. */
export const EDITS_PREFIX = 'kd-edits:';

interface StartFlavour {
  compiledUrl: string;
  mapsUrl?: string;
  assets: Record<string, string>;
  packages: string[];
}

/** Everything needed to run a demo, embedded in the page's HTML: the early script has no other source. */
export interface StartData {
  title: string;
  downloads?: true;
  flavours: Partial<Record<Flavour, StartFlavour>>;
}

const isStartFlavour = withFields<StartFlavour>({
  compiledUrl: isString,
  mapsUrl: optional(isString),
  assets: recordOf(isString),
  packages: listOf(isString),
});
const isStartData = withFields<StartData>({
  title: isString,
  downloads: (value) => value === undefined || value === true,
  flavours: recordOf(isStartFlavour),
});

/**
 * The JSON for a demo's `START_ATTRIBUTE`.
 *
 * @param only the only flavor that may run; by default, all flavors of the demo may
 */
export function startDataText(demo: PublishedDemo, only?: Flavour): string {
  const flavours = demo.flavours.filter(({ flavour }) => only === undefined || flavour === only);
  const data: StartData = {
    title: demo.title,
    ...(demo.downloads === true ? { downloads: true } : {}),
    flavours: Object.fromEntries(
      flavours.map(({ flavour, compiledUrl, mapsUrl, assets, packages }) => [
        flavour,
        { compiledUrl, mapsUrl, assets, packages },
      ]),
    ),
  };
  return JSON.stringify(data);
}

/** Parses the JSON of `START_ATTRIBUTE`; undefined when it is malformed. */
export function readStartData(text: string | null): StartData | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isStartData(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The flavor to run: the reader's, or the demo's first. */
export function flavourToStart(data: StartData, wanted: unknown): Flavour | undefined {
  const has = (flavour: Flavour) => data.flavours[flavour] !== undefined;
  return FLAVOURS.find((flavour) => flavour === wanted && has(flavour)) ?? FLAVOURS.find(has);
}
