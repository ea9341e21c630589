import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalog } from '../packages/demo-engine/catalog';
import { ROOT } from './paths';

/** How much a reader of a demo faces, all files of a flavor together. Of an advanced demo, only the length of its files is limited. */
export const LIMITS = {
  tutorial: { lines: 120, files: 3 },
  starter: { lines: 180, files: 4 },
  intermediate: { lines: 450, files: 7 },
} as const;

/** Maximum number of lines in a file of an advanced demo. */
export const FILE_LINES = 250;

export type Level = keyof typeof LIMITS | 'advanced';

export interface DemoSize {
  id: string;
  level: Level;
  /** Of the flavor with the most. */
  lines: number;
  files: number;
  /** Lines of each file that exceeds `FILE_LINES`, by its path below `demos/`. */
  longFiles: Record<string, number>;
}

const linesOf = (text: string) => text.trimEnd().split('\n').length;

/** The size of every demo: what its tabs show and a copy of it contains. A demo without a level belongs to a tutorial. */
export function readSizes(): DemoSize[] {
  return readCatalog(ROOT).demos.map(({ id, level: written, flavours }): DemoSize => {
    const level: Level = written ?? 'tutorial';
    const files = flavours.flatMap(({ flavour, files }) =>
      files.map(({ path: name, origin, text }) => [`${id}/${origin ?? `${flavour}/${name}`}`, linesOf(text)] as const),
    );
    return {
      id,
      level,
      lines: Math.max(...flavours.map((flavour) => flavour.files.reduce((sum, { text }) => sum + linesOf(text), 0))),
      files: Math.max(...flavours.map((flavour) => flavour.files.length)),
      longFiles: Object.fromEntries(files.filter(([, lines]) => lines > FILE_LINES)),
    };
  });
}

export const SIZES_FILE = path.join(ROOT, 'tests', 'demo-sizes.json');

/** Demos that exceed their level's limit, and long files of advanced demos, in groups with a reason. The numbers may only shrink. */
export interface SizeExceptions {
  /** Maximum number of lines that half of a level's demos have. */
  medians: Record<Level, number>;
  demos: { reason: string; sizes: Record<string, [lines: number, files: number]> }[];
  longFiles: { reason: string; lines: Record<string, number> }[];
}

export const readExceptions = (): SizeExceptions => JSON.parse(readFileSync(SIZES_FILE, 'utf8')) as SizeExceptions;

export function medianOf(sizes: readonly DemoSize[], level: Level): number {
  const lines = sizes.filter((size) => size.level === level).map((size) => size.lines);
  return lines.sort((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;
}

export const isWithin = ({ level, lines, files }: DemoSize): boolean =>
  level === 'advanced' || (lines <= LIMITS[level].lines && files <= LIMITS[level].files);
