import type { CompileProblem } from '../../model/compiled';
import { CompileFailure } from '../request';
import { sentence } from '../sentence';

/** Path of the module that registers the compiled templates with Vue. */
export const TEMPLATES = 'node_modules/vue/templates.js';

const templatePath = (index: number): string => `node_modules/vue/template-${index}.js`;

export interface TemplateSource {
  /** The key that Vue looks it up by: the template itself, or `#id`. */
  name: string;
  template: string;
  /** The file it is in. */
  file: string;
}

/**
 * Compiles templates that are strings in scripts. Vue would do that in the browser by creating code from text, which the frame's
 * policy forbids; so every template is compiled here and registered with Vue.
 *
 * @param inPage markup of the element that an app without a template is mounted on
 * @returns modules by path, `TEMPLATES` among them
 * @throws CompileFailure for templates with errors
 */
export async function compileTemplates(
  sources: readonly TemplateSource[],
  inPage: string | undefined,
): Promise<Map<string, string>> {
  const { compileTemplate } = await import('@vue/compiler-sfc');
  const modules = new Map<string, string>();
  const imports: string[] = [];
  const entries: string[] = [];
  const problems: CompileProblem[] = [];
  const all = inPage === undefined ? sources : [...sources, { name: '', template: inPage, file: 'index.html' }];
  all.forEach(({ name, template, file }, index) => {
    const { code, errors } = compileTemplate({
      source: template,
      filename: file,
      id: 'template',
      isProd: true,
      transformAssetUrls: false,
      compilerOptions: { comments: false },
    });
    const [error] = errors;
    if (error !== undefined) {
      const message = typeof error === 'string' ? error : error.message;
      problems.push({
        file,
        line: 1,
        column: 1,
        message: `In a template: ${sentence(message.split('\n\n')[0] ?? message)}`,
      });
      return;
    }
    modules.set(templatePath(index), code);
    imports.push(`import { render as render${index} } from "./template-${index}.js";`);
    entries.push(`[${JSON.stringify(name)}, render${index}]`);
  });
  if (problems.length > 0) throw new CompileFailure(problems);
  const missing = 'A template must be a fixed text here: write it as template: `…` without ${}, or use a .vue file.';
  modules.set(
    TEMPLATES,
    [
      'import { registerRuntimeCompiler } from "vue";',
      ...imports,
      `const renders = new Map([${entries.join(', ')}]);`,
      'registerRuntimeCompiler((template) => {',
      '  const render = renders.get(template) ?? renders.get("");',
      `  if (render === undefined) throw new Error(${JSON.stringify(missing)});`,
      '  return render;',
      '});',
    ].join('\n'),
  );
  return modules;
}

/** The markup inside the element with an id. */
export function innerMarkup(html: string, id: string): string | undefined {
  const open = new RegExp(`<([a-z][\\w-]*)\\b[^>]*\\sid\\s*=\\s*["']?${id}(?:["'\\s>])[^>]*?>?`, 'i').exec(html);
  const name = open?.[1];
  if (open === null || name === undefined) return undefined;
  const start = html.indexOf('>', open.index) + 1;
  let depth = 1;
  for (const match of html.slice(start).matchAll(new RegExp(`<(/?)${name}\\b[^>]*?(/?)>`, 'gi'))) {
    if (match[1] === '/') depth -= 1;
    else if (match[2] !== '/') depth += 1;
    if (depth === 0) return html.slice(start, start + match.index);
  }
  return undefined;
}
