import fs from 'node:fs';
import { isRecord } from '@site-packages/contracts';
import { isFlavour, type Flavour } from '../packages/demo-engine/model/flavours';
import { CATALOG_FILE } from './paths';

/** What the browser tests and the poster command need to know about a demo. */
export interface DemoEntry {
  id: string;
  title: string;
  height: number;
  narrowHeight?: number;
  growth?: [number, number, number?];
  flavours: Flavour[];
  picturesDiffer?: string;
  downloads: boolean;
  hasCheck: boolean;
}

const isGrowth = (value: unknown): value is [number, number, number?] =>
  Array.isArray(value) && (value.length === 2 || value.length === 3) && value.every((one) => typeof one === 'number');

function readEntry(value: unknown, at: number): DemoEntry {
  const wrong = (what: string) =>
    new Error(`${CATALOG_FILE}, entry ${at}: ${what}. Run \`npm run build\` to write it again.`);
  if (!isRecord(value)) throw wrong('is not an object');
  const { id, title, height, narrowHeight, growth, flavours, picturesDiffer, downloads, hasCheck } = value;
  if (typeof id !== 'string' || typeof title !== 'string') throw wrong('has no id or title');
  if (typeof height !== 'number') throw wrong(`${id} has no height`);
  if (!Array.isArray(flavours)) throw wrong(`${id} has no flavours`);
  return {
    id,
    title,
    height,
    ...(typeof narrowHeight === 'number' ? { narrowHeight } : {}),
    ...(isGrowth(growth) ? { growth } : {}),
    flavours: flavours.map((entry: unknown) => {
      const flavour = isRecord(entry) ? entry['flavour'] : undefined;
      if (!isFlavour(flavour)) throw wrong(`${id} has a flavour that is not known`);
      return flavour;
    }),
    ...(typeof picturesDiffer === 'string' ? { picturesDiffer } : {}),
    downloads: downloads === true,
    hasCheck: hasCheck === true,
  };
}

/**
 * All demos that the engine's last build or start found.
 *
 * @throws when the catalog does not exist yet or has another shape
 */
export function readCatalogFile(): DemoEntry[] {
  let text: string;
  try {
    text = fs.readFileSync(CATALOG_FILE, 'utf8');
  } catch {
    throw new Error(`${CATALOG_FILE} does not exist. Run \`npm run build\` first.`);
  }
  const parsed: unknown = JSON.parse(text);
  if (!Array.isArray(parsed))
    throw new Error(`${CATALOG_FILE} is not a list. Run \`npm run build\` to write it again.`);
  return parsed.map(readEntry);
}
