import { algoliasearch } from 'algoliasearch';
import type { SearchHost } from '../model/config';
import type { RecordsFile } from '../model/records-file';
import { toObjects } from './objects';
import { INDEX_SETTINGS } from './settings';

/** Objects per call. */
const BATCH_SIZE = 1000;

export interface PushTarget {
  appId: string;
  /** A key with write access, not the site's search-only key. */
  adminKey: string;
  hosts?: SearchHost[];
}

export interface PushResult {
  indexName: string;
  objects: number;
  batches: number;
}

/**
 * Fills the hosted index: settings and records go into a new index, which then replaces the old one atomically. Readers see either the old
 * or the complete new index. When anything fails, the old one stays and the new one is deleted.
 * @throws when the service rejects a call or cannot be reached
 */
export async function push(file: RecordsFile, { appId, adminKey, hosts }: PushTarget): Promise<PushResult> {
  const { indexName, origin, records } = file;
  if (records.length === 0) throw new Error('There are no records to push. Build the site first: npm run build.');
  const client = algoliasearch(appId, adminKey, hosts === undefined ? {} : { hosts });
  const beside = `${indexName}_new`;
  const objects = toObjects(records, origin);
  try {
    const { taskID } = await client.setSettings({ indexName: beside, indexSettings: INDEX_SETTINGS });
    await client.waitForTask({ indexName: beside, taskID });
    const answers = await client.chunkedBatch({
      indexName: beside,
      objects: objects.map((object) => ({ ...object })),
      batchSize: BATCH_SIZE,
      waitForTasks: true,
    });
    const move = await client.operationIndex({
      indexName: beside,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName, taskID: move.taskID });
    return { indexName, objects: objects.length, batches: answers.length };
  } catch (error) {
    // An error while deleting must not hide the original one.
    await client.deleteIndex({ indexName: beside }).catch(() => undefined);
    throw error;
  }
}
