import type { InspectorRequest, NodeDetails } from '../model/inspection';
import type { RunRequest } from '../sandbox-host';
import { compiledLine, sourcePlace } from '../sandbox-host/source-place';

/** Loads a program's source maps. */
type Maps = RunRequest['maps'];
type MadeBy = Extract<InspectorRequest, { type: 'madeBy' }>;

/**
 * Replaces the location in the compiled module by the line of the source. Without its source map, and in generated code, a location
 * says nothing to the reader and is left out.
 */
export async function toSourceLine({ madeAt, ...details }: NodeDetails, maps: Maps): Promise<NodeDetails> {
  try {
    const place = madeAt && (await sourcePlace(madeAt, await maps?.()));
    return place === undefined ? details : { ...details, madeAt: { file: place.file, line: place.line } };
  } catch {
    return details;
  }
}

/** Replaces lines of the source by those of the compiled module; undefined when nothing was generated from them. */
export async function toCompiledLines(request: MadeBy, maps: Maps): Promise<MadeBy | undefined> {
  try {
    const read = await maps?.();
    const fromLine = await compiledLine(request.file, request.fromLine, read);
    const toLine = await compiledLine(request.file, request.toLine, read);
    return fromLine === undefined || toLine === undefined ? undefined : { ...request, fromLine, toLine };
  } catch {
    return undefined;
  }
}
