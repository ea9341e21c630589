import fs from 'node:fs';
import path from 'node:path';
import { isArrayOf, isNumber, isRecord, isRecordOf, isString } from '@site-packages/contracts';
import { isFlavour } from '../../packages/demo-engine/model/flavours';
import type { PublishedDemo, PublishedFlavour } from '../../packages/demo-engine/model/published';
import { COMPILED_DEMOS } from '../paths';

function isPublishedFlavour(value: unknown): value is PublishedFlavour {
  return (
    isRecord(value) &&
    isFlavour(value['flavour']) &&
    isString(value['compiledUrl']) &&
    isRecordOf(value['assets'], isString) &&
    isArrayOf(value['packages'], isString)
  );
}

function isPublishedDemo(value: unknown): value is PublishedDemo {
  return (
    isRecord(value) &&
    isString(value['id']) &&
    isString(value['title']) &&
    isNumber(value['height']) &&
    isArrayOf(value['flavours'], isPublishedFlavour)
  );
}

/**
 * A demo as the build has published it.
 *
 * @throws when it was not built
 */
export function readPublished(id: string): PublishedDemo {
  const file = path.join(COMPILED_DEMOS, 'demos', `${id}.json`);
  if (!fs.existsSync(file)) throw new Error(`${file} does not exist. Run \`npm run build\` first.`);
  const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (!isPublishedDemo(value))
    throw new Error(`${file} is not a published demo. Run \`npm run build\` to write it again.`);
  return value;
}

/** Ids of the snippets that pages run, from the last build. */
export function snippetIds(): string[] {
  const folder = path.join(COMPILED_DEMOS, 'demos', 'live');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .map((file) => `live/${path.basename(file, '.json')}`)
    .sort();
}
