import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileScript, compileTemplate, parse } from '@vue/compiler-sfc';
import { compile } from 'svelte/compiler';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isRecord } from '@site-packages/contracts';
import { filesOfPage, mistakesOf } from './page-files';
import { SSR_PROJECTS } from './projects';

const ROOT = path.join(import.meta.dirname, '..', '..');

function readRecord(file: string): Record<string, unknown> {
  const value: unknown = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  if (!isRecord(value)) throw new Error(`${file} is not an object`);
  return value;
}

/** Versions of all top-level packages in a lock file. */
function versions(file: string): Map<string, unknown> {
  const { packages } = readRecord(file);
  if (!isRecord(packages)) throw new Error(`${file} has no packages`);
  return new Map(
    Object.entries(packages).map(([name, entry]) => [name, isRecord(entry) ? entry['version'] : undefined]),
  );
}

/** Compiler errors of a file, without its framework's types. */
function problems(name: string, code: string): string[] {
  if (/\.tsx?$/.test(name)) {
    const { diagnostics = [] } = ts.transpileModule(code, {
      fileName: name,
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext },
    });
    return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  }
  if (name.endsWith('.vue')) {
    const { descriptor, errors } = parse(code, { filename: name });
    compileScript(descriptor, { id: name });
    const template = compileTemplate({ id: name, filename: name, source: descriptor.template?.content ?? '' });
    return [...errors, ...template.errors].map((error) => (error instanceof Error ? error.message : error));
  }
  if (name.endsWith('.svelte')) {
    return compile(code, { filename: name, generate: 'server' }).warnings.map(({ message }) => message);
  }
  return [`no compiler for ${name}`];
}

describe.each(SSR_PROJECTS.map((project) => ({ ...project, project })))('the project $name', ({ project, page }) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const files = filesOfPage(project, ROOT);

  it('has all its files on its page, and they compile', () => {
    expect([...files].flatMap(([name, code]) => problems(name, code))).toEqual([]);
  });

  it('has mistakes that compile, and messages that the page quotes', () => {
    const made = mistakesOf(project, files);
    expect([...made].flatMap(([name, code]) => problems(name, code))).toEqual([]);
    // The page formats quotes as code; the message has no backticks.
    const quotes = project.failures.map(({ says }) => `\`${says.replaceAll('`', '')}`);
    expect(quotes.filter((quote) => !text.includes(quote))).toEqual([]);
  });

  it('has this site’s version of each shared package, and no registry URL in its lock file', () => {
    const lock = `testing/ssr/scaffolds/${project.name}/package-lock.json`;
    const own = versions('package-lock.json');
    const used = versions(lock);
    const different = [
      'konva',
      'react-konva',
      'vue-konva',
      'svelte-konva',
      'react',
      'react-dom',
      'vue',
      'svelte',
    ].filter((name) => {
      const version = used.get(`node_modules/${name}`);
      return version !== undefined && version !== own.get(`node_modules/${name}`);
    });
    expect(different).toEqual([]);
    expect(used.has('node_modules/konva')).toBe(true);
    expect(readFileSync(path.join(ROOT, lock), 'utf8')).not.toContain('"resolved"');
  });
});

it('reports which code block of which page is missing', () => {
  const [project] = SSR_PROJECTS;
  if (!project) throw new Error('There is no project.');
  const missing = { ...project, files: [...project.files, 'app/robots.ts'] };
  expect(() => filesOfPage(missing, ROOT)).toThrow(
    `${project.page} has no block of code with title="app/robots.ts". Add it, or take it out of testing/ssr/${project.name}.ts.`,
  );
  const unknown = { ...project, files: project.files.slice(1) };
  expect(() => filesOfPage(unknown, ROOT)).toThrow(`has a block of code with title="${project.files[0] ?? ''}"`);
});
