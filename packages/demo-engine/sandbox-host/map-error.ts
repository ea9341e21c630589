import type { CompiledMaps } from '../model/compiled';
import type { FrameError } from '../model/messages';
import { sourcePlace } from './source-place';

/**
 * Maps an error's location from the compiled module to the reader's source.
 *
 * @param maps source maps by module path; undefined when the flavor has none
 */
export async function mapError(error: FrameError, maps: CompiledMaps | undefined): Promise<FrameError> {
  const { file, line, column } = error;
  if (file === undefined || line === undefined) return error;
  const found = await sourcePlace({ file, line, column }, maps);
  return { ...error, line: found?.line, column: found?.column };
}
