import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { maintainerDocuments } from './documents';
import { asFigures, type Figures, type Part } from './model';
import { fillRegions, regionsIn } from './regions';
import { regionText } from './texts';

const FIGURES_FILE = 'docs/figures.json';

/** @throws when the file does not exist or has another shape */
export function readFigures(root: string): Figures {
  return asFigures(JSON.parse(fs.readFileSync(path.join(root, FIGURES_FILE), 'utf8')));
}

async function formatted(root: string, file: string, text: string): Promise<string> {
  const config = await resolveConfig(path.join(root, file));
  return format(text, { ...config, filepath: file });
}

/** Writes the figures in the project's format. */
export async function writeFigures(root: string, figures: Figures): Promise<void> {
  const text = await formatted(root, FIGURES_FILE, JSON.stringify(figures));
  fs.writeFileSync(path.join(root, FIGURES_FILE), text);
}

/** The parts with what was measured now: a part without a measurement, or with the same values, stays as it is. */
export function withMeasured(
  parts: Readonly<Record<string, Part>>,
  measured: Readonly<Record<string, Part | undefined>>,
): Record<string, Part> {
  const found = Object.entries(measured).filter((entry): entry is [string, Part] => entry[1] !== undefined);
  const changed = found.filter(([name, { values }]) => !isDeepStrictEqual(parts[name]?.values, values));
  const all = { ...parts, ...Object.fromEntries(changed) };
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)));
}

/** A document whose generated regions differ from the figures. */
export interface Outdated {
  document: string;
  regions: string[];
  /** The document as it should be. */
  text: string;
}

/** The documents that the figures would change. */
export async function outdatedDocuments(root: string, { parts }: Figures): Promise<Outdated[]> {
  const outdated: Outdated[] = [];
  for (const document of maintainerDocuments(root)) {
    const now = fs.readFileSync(path.join(root, document), 'utf8');
    const before = regionsIn(now);
    if (before.length === 0) continue;
    const filled = fillRegions(now, (name) => regionText(name, parts));
    const text = await formatted(root, document, filled);
    const after = regionsIn(text);
    // A line break that the formatter moves says nothing of the figures.
    const words = (region: string | undefined) => region?.split(/\s+/).join(' ');
    const regions = before
      .filter((region, at) => words(region.text) !== words(after[at]?.text))
      .map(({ name }) => name);
    if (regions.length > 0) outdated.push({ document, regions, text });
  }
  return outdated;
}
