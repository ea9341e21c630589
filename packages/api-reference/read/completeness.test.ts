import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAGE_NAMES, ROOT_NAME, pageOf, referenceIndex, type ApiModel } from '../model';
import { installedLibrary, installedModel } from '../testing';
import { writePage } from '../write-pages/page';

/**
 * Compares the model with all properties that the type checker finds on the root constant's types, with the platform's types loaded. The
 * reader of this package takes members from the symbols of each class, so only the same mistake in both could hide a member.
 */
const library = installedLibrary();
const entry = path.join(library.root, 'lib/index.d.ts');
const program = ts.createProgram([entry], {
  strict: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
});
const checker = program.getTypeChecker();
const root = rootType();

function rootType(): ts.Type {
  const file = program.getSourceFile(entry);
  const symbol = file && checker.getSymbolAtLocation(file);
  const exported = symbol && checker.getExportsOfModule(symbol).find(({ name }) => name === 'default');
  if (!file || !exported) throw new Error(`${entry} has no default export.`);
  const target = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  return checker.getTypeOfSymbolAtLocation(target, file);
}

function isPublic(symbol: ts.Symbol): boolean {
  const hidden = (symbol.declarations ?? []).some(
    (declaration) => ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected),
  );
  return !symbol.name.startsWith('_') && symbol.name !== 'prototype' && !hidden;
}

function typeOf(symbol: ts.Symbol): ts.Type {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`${symbol.name} has no declaration.`);
  return checker.getTypeOfSymbolAtLocation(symbol, declaration);
}

function isClass(type: ts.Type): boolean {
  return ((type.getSymbol()?.flags ?? 0) & ts.SymbolFlags.Class) !== 0;
}

/** Class of `typeof Class`; `undefined` for everything that is not a class. */
function classOf(type: ts.Type): ts.Type | undefined {
  return isClass(type) ? checker.getDeclaredTypeOfSymbol(type.symbol) : undefined;
}

/** Names that a class declares itself: those whose declaration is in it, or that its base class does not have. */
function ownNames(type: ts.Type): string[] {
  const base = type.isClassOrInterface() ? checker.getBaseTypes(type).find(isClass) : undefined;
  const inherited = new Set(base?.getProperties().map(({ name }) => name));
  return type
    .getProperties()
    .filter(isPublic)
    .filter(
      (symbol) =>
        !inherited.has(symbol.name) ||
        (symbol.declarations ?? []).some((declaration) =>
          type.symbol.declarations?.includes(declaration.parent as ts.Declaration),
        ),
    )
    .map(({ name }) => name);
}

function staticNames(type: ts.Type, instance: ts.Type): string[] {
  const declarations = new Set<ts.Node>(instance.symbol.declarations);
  return type
    .getProperties()
    .filter(isPublic)
    .filter((symbol) => (symbol.declarations ?? []).some((declaration) => declarations.has(declaration.parent)))
    .map((symbol) => `static ${symbol.name}`);
}

let model: ApiModel;
beforeAll(async () => {
  model = await installedModel();
}, 30_000);

const members = (name: string) =>
  pageOf(model, name)
    .members.map((member) =>
      pageOf(model, name).kind === 'class' && member.static ? `static ${member.name}` : member.name,
    )
    .sort();

describe('every public member in the declarations', () => {
  const classes = root.getProperties().filter((symbol) => classOf(typeOf(symbol)));
  const objects = root.getProperties().filter((symbol) => /^[A-Z][a-z]/.test(symbol.name) && !classOf(typeOf(symbol)));

  test('the pages are the classes and namespaces of the root', () => {
    expect([...classes, ...objects].map(({ name }) => name).sort()).toEqual([...PAGE_NAMES].sort());
  });

  test.each(classes.map((symbol) => symbol.name))('%s', (name) => {
    const symbol = root.getProperty(name);
    const type = symbol && typeOf(symbol);
    const instance = type && classOf(type);
    if (!type || !instance) throw new Error(`${name} is not a class.`);
    expect(members(name)).toEqual([...ownNames(instance), ...staticNames(type, instance)].sort());
  });

  test.each(objects.map((symbol) => symbol.name))('%s', (name) => {
    const symbol = root.getProperty(name);
    const names = symbol
      ? typeOf(symbol)
          .getProperties()
          .filter(isPublic)
          .map((member) => member.name)
      : [];
    expect(members(name)).toEqual(names.sort());
  });

  test('the root', () => {
    const pages = new Set<string>(PAGE_NAMES);
    const names = root
      .getProperties()
      .filter(isPublic)
      .map(({ name }) => name);
    expect(members(ROOT_NAME)).toEqual(names.filter((name) => !pages.has(name)).sort());
  });

  test('is on its page exactly once, under its anchor, with a text', () => {
    const context = { model, index: referenceIndex(model), uses: {}, timing: () => [] };
    for (const page of model.pages) {
      const text = writePage(context, page);
      const headings = [...text.matchAll(/^(?:#{2,3} .*\{\/\* #(\S+) \*\/\}|<h3 id="([^"]+)">.*)$/gm)].map(
        (match) => match[1] ?? match[2],
      );
      expect(new Set(headings).size, page.name).toBe(headings.length);
      for (const member of page.members) {
        expect(headings, page.name).toContain(member.anchor);
        expect(member.description, `${page.name}.${member.name}`).not.toBe('');
        expect(member.summary.length, `${page.name}.${member.name}: ${member.summary}`).toBeLessThan(260);
      }
    }
  });

  test('has its name as its anchor, except statics that share their names', () => {
    const others = model.pages.flatMap((page) =>
      page.members.filter((member) => member.anchor !== member.name).map((member) => `${page.name} ${member.anchor}`),
    );
    expect(others).toEqual(['Transformer static-isTransforming']);
  });
});
