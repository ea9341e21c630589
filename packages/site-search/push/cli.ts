/**
 * `npm run search:push`: sends the records of the last build to the hosted service.
 *
 * Environment: SEARCH_APP_ID, SEARCH_ADMIN_KEY, and optionally SEARCH_HOSTS (hosts with scheme, separated by commas).
 * Argument: the records file; defaults to `.generated/search/records.json`.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchHost } from '../model/config';
import { isRecordsFile, type RecordsFile } from '../model/records-file';
import { push } from './push';

const DEFAULT_FILE = '.generated/search/records.json';

function readHosts(text: string | undefined): SearchHost[] | undefined {
  if (text === undefined || text === '') return undefined;
  return text.split(',').map((each) => {
    const { protocol, host } = new URL(each.trim());
    return { url: host, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' };
  });
}

function readRecords(file: string): RecordsFile {
  if (!existsSync(file)) throw new Error(`${file} does not exist. Build the site first: npm run build.`);
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecordsFile(value)) throw new Error(`${file} holds no records of this version. Build the site again.`);
  return value;
}

async function main(): Promise<void> {
  const { SEARCH_APP_ID: appId, SEARCH_ADMIN_KEY: adminKey, SEARCH_HOSTS: hosts } = process.env;
  const missing = [
    ...(appId ? [] : ['SEARCH_APP_ID (the application id)']),
    ...(adminKey ? [] : ['SEARCH_ADMIN_KEY (a key that may write)']),
  ];
  if (!appId || !adminKey) throw new Error(`Set ${missing.join(' and ')} in the environment.`);
  const file = readRecords(path.resolve(process.argv[2] ?? DEFAULT_FILE));
  const given = readHosts(hosts);
  const result = await push(file, { appId, adminKey, ...(given === undefined ? {} : { hosts: given }) });
  console.log(`Pushed ${result.objects} objects to "${result.indexName}" in ${result.batches} batches.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
