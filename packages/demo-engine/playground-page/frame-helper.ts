import addresses from '@demo-data/playground';
import type { CompiledDemo } from '../model/compiled';
import { FileStore, textOf } from '../sandbox-host/file-store';
import { withHelper } from './with-helper';

const files = new FileStore(textOf);

/** Adds the helper, which is fetched once, to a program. */
export async function addHelper(compiled: CompiledDemo, assets: readonly string[]): Promise<CompiledDemo> {
  return withHelper(compiled, await files.get(addresses.helper), assets);
}
