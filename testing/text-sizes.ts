import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Sizes in bytes of the texts that assistants read, by the name that the page about AI tools gives them. */
export function textSizes(build: string): Record<string, number> {
  const size = (...parts: string[]) => statSync(path.join(build, ...parts)).size;
  const sizesIn = (folder: string, ending: string) =>
    readdirSync(path.join(build, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => size(folder, name));
  const files = ['llms.txt', 'llms-full.txt', 'api/names.txt', 'api/konva.json'];
  return {
    ...Object.fromEntries(files.map((name) => [name, size(name)])),
    skill: sizesIn('skill', '.md').reduce((sum, each) => sum + each, 0),
    'largest-demo': Math.max(...sizesIn('docs/sandbox', '.html.md')),
  };
}
