import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { formatted } from '../formatted';
import { maintainerDocuments } from './documents';
import { asFigures, type Figures, type Part } from './model';
import { fillRegions, regionsIn } from './regions';
import { regionText } from './texts';

const FIGURES_FILE = 'docs/figures.json';

/** @throws when the file does not exist or has another shape */
export function readFigures(root: string): Figures {
  return asFigures(JSON.parse(fs.readFileSync(path.join(root, FIGURES_FILE), 'utf8')));
}

/** Writes the figures in the project's format. */
export function writeFigures(root: string, figures: Figures): void {
  const text = formatted(root, FIGURES_FILE, JSON.stringify(figures));
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
}

/** Documents with regions: those for maintainers, and the page that names sizes of the site's files. */
const documentsOf = (root: string) => [...maintainerDocuments(root), 'content/docs/ai_tools.mdx'];

/** A region's words: line breaks and the width of a table's columns are the formatter's. */
const words = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/\s+/g, ' ').trim();

/**
 * The documents whose regions differ from the figures.
 *
 * @throws when a document has a region that is not known
 */
export function outdatedDocuments(root: string, { parts }: Figures): Outdated[] {
  return documentsOf(root).flatMap((document) => {
    const regions = regionsIn(fs.readFileSync(path.join(root, document), 'utf8'))
      .filter(({ name, text }) => {
        const wanted = regionText(name, parts);
        return wanted !== undefined && words(text) !== words(wanted);
      })
      .map(({ name }) => name);
    return regions.length === 0 ? [] : [{ document, regions }];
  });
}

/** Fills the regions of a document. */
export function writeDocument(root: string, document: string, { parts }: Figures): void {
  const file = path.join(root, document);
  const filled = fillRegions(fs.readFileSync(file, 'utf8'), (name) => regionText(name, parts));
  fs.writeFileSync(file, formatted(root, document, filled));
}
