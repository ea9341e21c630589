import type { InspectorState } from './asked';

/**
 * Parses the state that a URL or a page requests: `node=<selector>` and `show=hit,redraws,events`.
 *
 * @param query with or without `?`
 */
export function readInspectorState(query: string): InspectorState {
  const parameters = new URLSearchParams(query);
  const node = parameters.get('node')?.trim();
  const show = parameters.get('show')?.split(',') ?? [];
  return {
    ...(node === undefined || node === '' ? {} : { node }),
    show: { hitCanvas: show.includes('hit'), redraws: show.includes('redraws'), events: show.includes('events') },
  };
}
