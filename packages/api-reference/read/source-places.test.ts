import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiMember, ApiModel, ApiPage } from '../model';
import { installedLibrary, installedModel } from '../testing';

const library = installedLibrary();
const linesOf = new Map<string, string[]>();

function lines(file: string): string[] {
  const known = linesOf.get(file) ?? readFileSync(path.join(library.root, file), 'utf8').split('\n');
  linesOf.set(file, known);
  return known;
}

let model: ApiModel;
beforeAll(async () => {
  model = await installedModel();
}, 60_000);

/** Forms in which a script defines a member, recognized by the line alone, without the reader's syntax trees. */
function definingForms(page: ApiPage, { name }: ApiMember): RegExp[] {
  const id = name.replaceAll('$', '\\$');
  return [
    new RegExp(`^ {4}(static |async )?${id}\\(`),
    new RegExp(`^(Factory\\.)?(add\\w*GetterSetter|overWriteSetter)\\(${page.name}, '${id}'`),
    new RegExp(`^${page.name}\\.(prototype\\.)?${id} = `),
    new RegExp(`^ {8,}this\\.${id} = `),
    new RegExp(`^ {4,8}(get )?${id}(:|,|\\()`),
    new RegExp(`^(export )?const ${id} = `),
  ];
}

/** The class that a line inside of one belongs to. */
function classAround(file: string, line: number): string | undefined {
  for (let at = line - 1; at >= 0; at -= 1) {
    const text = lines(file)[at] ?? '';
    const found = /^(?:export )?(?:class (\w+)|const (\w+) = )/.exec(text);
    if (found) return found[1] ?? found[2];
    if (/^\}/.test(text)) return undefined;
  }
  return undefined;
}

describe('source lines', () => {
  test('are where each member is defined, in its own class', () => {
    const wrong: string[] = [];
    for (const page of model.pages) {
      for (const member of page.members) {
        const { file, line } = member.source;
        const text = lines(file)[line - 1] ?? '';
        const place = `${page.name}.${member.name} ${file}:${line} ${text.trim()}`;
        if (file.endsWith('.d.ts')) {
          if (!new RegExp(`\\b${member.name}\\b`).test(text)) wrong.push(place);
          continue;
        }
        if (!definingForms(page, member).some((form) => form.test(text))) wrong.push(place);
        const around = /^ /.test(text) ? classAround(file, line) : undefined;
        if (around !== undefined && around !== page.name && page.kind === 'class')
          wrong.push(`${place} is in ${around}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('are in a script wherever a script defines the member', () => {
    const declared = model.pages.flatMap((page) =>
      page.members
        .filter((member) => member.source.file.endsWith('.d.ts'))
        .map((member) => `${page.name}.${member.name}`),
    );
    // The scripts create these in a loop over names, or only declare them.
    const mirrored = model.pages
      .find(({ name }) => name === 'Context')
      ?.members.filter(({ kind }) => kind === 'property');
    const inLoops = new Set(mirrored?.map(({ name }) => `Context.${name}`));
    expect(declared.filter((place) => !inLoops.has(place))).toEqual([
      // Set by its subclasses or never, and redeclared for its type.
      'Canvas.context',
      'Node.className',
      'Node.drawScene',
      'Node.drawHit',
      'Shape.draggable',
      'Shape.embossBlend',
    ]);
  });

  test('of classes and namespaces are their declarations', () => {
    for (const page of model.pages) {
      const text = lines(page.source.file)[page.source.line - 1] ?? '';
      const form = page.kind === 'class' ? `class ${page.name}\\b` : `\\b${page.name}\\b`;
      expect(text, page.name).toMatch(new RegExp(form));
    }
  });
});
