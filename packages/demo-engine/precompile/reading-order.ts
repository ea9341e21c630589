import type { SourceFile } from '../model/demo';
import { neededFiles } from '../model/needed-files';
import { isScenery } from '../model/scenery';

/** Files of a demo's interface, around its drawing. */
const INTERFACE = /(?:panel|toolbar|menu|field|list|table|controls?|buttons?|dialog|meter|rate|commands|keys)\.\w+$/i;

/** Where a reader starts: a file, and the number of lines before the line. */
export interface LessonPlace {
  path: string;
  start: number;
}

/** The place that a demo's `lesson` names in a flavor: the first of its texts that occurs there. */
export function lessonPlace(files: readonly SourceFile[], lesson: readonly string[]): LessonPlace | undefined {
  for (const words of lesson) {
    for (const { path, text } of files) {
      const start = text.split('\n').findIndex((line) => line.includes(words));
      if (start >= 0) return { path, start };
    }
  }
  return undefined;
}

/** A flavor's files in the order of importance: the entry, the lesson, the parts as they are imported, the interface, the scenery. */
export function inReadingOrder<File extends SourceFile>(files: readonly File[], lesson: string | undefined): File[] {
  const entry = files[0]?.path ?? '';
  const met = [entry, ...(lesson === undefined ? [] : [lesson]), ...neededFiles(files, entry)];
  const rank = (path: string): number => {
    if (path === entry || path === lesson) return 0;
    return isScenery(path) ? 3 : INTERFACE.test(path) ? 2 : 1;
  };
  const place = (path: string): number =>
    rank(path) * files.length * 2 + (met.includes(path) ? met.indexOf(path) : files.length);
  return [...files].sort((a, b) => place(a.path) - place(b.path));
}
