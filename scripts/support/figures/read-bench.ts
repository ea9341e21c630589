import fs from 'node:fs';
import path from 'node:path';
import { isRecord } from '@site-packages/contracts';
import { readJson } from '../report-file';
import { benchPart, isMachine, type Part } from './model';

const MEASURED_TOO = /, this run$/;

/** Values of a row of the bench's table, and that of an anchor which was measured in the same run. */
function rowValues(row: unknown): Record<string, number> {
  if (!isRecord(row) || typeof row['value'] !== 'number') return {};
  const { section, name, unit, value, anchor } = row;
  const key = `${String(section)}: ${String(name)}, ${String(unit)}`;
  const rounded = (number: number) => Math.round(number * 10) / 10;
  const isAnchor =
    isRecord(anchor) && typeof anchor['value'] === 'number' && MEASURED_TOO.test(String(anchor['source']));
  return {
    [key]: rounded(value),
    ...(isAnchor
      ? { [`${key}, ${String(anchor['source']).replace(MEASURED_TOO, '')}`]: rounded(Number(anchor['value'])) }
      : {}),
  };
}

/** A part for each section that `npm run bench` has measured, by the part's name. */
export function readBench(folder: string): Record<string, Part> {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return Object.fromEntries(
    files.flatMap((file) => {
      const result = readJson(path.join(folder, file));
      if (!isRecord(result) || !Array.isArray(result['rows']) || !isMachine(result['machine'])) return [];
      const { date, command, machine, note } = result;
      if (typeof date !== 'string' || typeof command !== 'string') return [];
      const values = Object.fromEntries(result['rows'].flatMap((row) => Object.entries(rowValues(row))));
      const part: Part = { date, command, machine, ...(typeof note === 'string' ? { note } : {}), values };
      return [[benchPart(path.basename(file, '.json')), part]];
    }),
  );
}
