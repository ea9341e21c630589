import type { CompileProblem } from '../../model/compiled';
import { ALL_LIBRARIES } from '../../vendor/libraries';
import type { Flavour } from '../../model/flavours';
import type { Edit } from '../edits';
import { GLOBAL_LIBRARIES } from './globals';
import { fileModule, FRAME_LOCATION } from './library-files';
import type { ModuleFacts } from '../module-facts';
import type { Resolution } from '../specifiers';

const WITH_DEFAULT: ReadonlySet<string> = new Set(
  ALL_LIBRARIES.flatMap(({ entries }) => entries.flatMap((entry) => (entry.hasDefault ? [entry.specifier] : []))),
);

/** Globals of browsers and of CommonJS: a script that assigns one of these names does not create a variable. */
const OF_THE_BROWSER = /^(?:on[a-z]+|location|window|document|self|globalThis|module|exports|require|undefined)$/;

/** The API of Vue 2: a class, and a global object that apps share. */
const VUE_2 = /\bnew\s+Vue\s*\(|\bVue\.(?:component|use|extend|directive|mixin|filter|prototype|set|observable)\b/;
const IMPORTS_VUE = /\bimport\s+Vue\s+from\b|\bVue\s*=\s*require\s*\(/;

const VUE_2_APP =
  "This is written for Vue 2, and Vue 3 runs here: write createApp({ … }).use(VueKonva).mount('#app'), and component, directive and use as methods of the app.";
const VUE_2_COMPONENT =
  'This is written for Vue 2, and Vue 3 runs here: delete this line and import Vue from "vue". The tags of vue-konva are there; other components go into components: { … }.';

/** A call of RequireJS, with its list of modules and the names of its function's parameters. */
const AMD =
  /\b(require|requirejs|define)\s*\(\s*(?:['"][^'"\n]*['"]\s*,\s*)?\[([^\]]*)\]\s*,\s*(?:async\s+)?(?:function\b[^(]*)?\(?([^)]*?)\)?\s*(?:=>|\{)/;

function amdAdvice([, , modules = '', names = '']: RegExpExecArray): string {
  const locals = names.split(',').map((name) => name.trim());
  const imports = [...modules.matchAll(/['"]([^'"]+)['"]/g)].flatMap(([, specifier = ''], index) =>
    /^(?:require|exports|module)$/.test(specifier)
      ? []
      : [`import ${locals[index] ? `${locals[index]} from ` : ''}"${specifier}"`],
  );
  return `This is written for RequireJS, and programs here are ES modules: write ${imports.join('; ') || 'import … from "…"'} at the top, and what is in the function below.`;
}

/** Functions that Nuxt declares for each file. */
const NUXT =
  /^(?:definePageMeta|useFetch|useLazyFetch|useAsyncData|useNuxtApp|useRuntimeConfig|navigateTo|defineNuxt\w+)$/;

/** An import that is appended to the code, where it shifts nothing; imports are evaluated first, wherever they are. */
export interface AddedImport {
  /** The import clause: `Konva`, `* as Vue`; empty for an import that only has to be evaluated. */
  clause: string;
  target: { kind: 'package'; specifier: string } | { kind: 'module'; path: string };
}

/** What turns a classic script or CommonJS code into a module. */
export interface Fitting {
  imports: AddedImport[];
  edits: (Edit & { asset?: string })[];
  /** Code to append to the module. */
  suffix: string;
  styles: string[];
  problems: CompileProblem[];
}

export interface FittingInput {
  path: string;
  facts: ModuleFacts;
  code: string;
  flavour: Flavour;
  resolve(specifier: string): Resolution;
  problem(specifier: string, message: string): CompileProblem;
}

/** Adapts code that uses libraries by their global names, undeclared variables, `require` or `module.exports`. */
export function fitPastedCode({ path, facts, code, flavour, resolve, problem }: FittingInput): Fitting {
  const fitting: Fitting = { imports: [], edits: [], suffix: '', styles: [], problems: [] };
  const vue2 = facts.declared.has('Vue') && !IMPORTS_VUE.test(code) ? undefined : VUE_2.exec(code)?.[0];
  if (vue2 !== undefined) {
    fitting.problems.push(
      problem(vue2, path.endsWith('.vue') && !/\bnew\s+Vue\s*\(/.test(code) ? VUE_2_COMPONENT : VUE_2_APP),
    );
    return fitting;
  }
  const amd = /\bdefine\.amd\b/.test(code) ? null : AMD.exec(code);
  if (amd !== null && !facts.declared.has(amd[1] ?? '')) {
    fitting.problems.push(problem(amd[0], amdAdvice(amd)));
    return fitting;
  }
  const nuxt = [...facts.free].find((name) => NUXT.test(name));
  if (nuxt !== undefined)
    fitting.problems.push(
      problem(
        nuxt,
        `${nuxt} is a function of Nuxt, which renders pages on a server: delete the line, and write the value itself.`,
      ),
    );
  for (const [name, { clause, from, isFor = flavour }] of Object.entries(GLOBAL_LIBRARIES)) {
    if (!facts.free.has(name) || facts.implicit.has(name) || isFor !== flavour) continue;
    if (new RegExp(`\\b(?:window|globalThis|self)\\.${name}\\s*=`).test(code)) continue;
    fitting.imports.push({ clause: clause(name), target: from });
  }
  if (/\b(?:window|globalThis|self)\s*(?:\.\s*Konva\b|\[\s*['"]Konva)/.test(code)) {
    fitting.imports.push({ clause: '', target: { kind: 'package', specifier: 'konva' } });
  }
  const names = [...facts.implicit].filter((name) => !OF_THE_BROWSER.test(name));
  if (names.length > 0) fitting.suffix += `var ${names.join(',')};`;
  for (const { node, isWhole } of facts.locations) {
    fitting.edits.push({ start: node.start, end: node.end, text: isWhole ? '$location.href' : '$location' });
  }
  if (facts.locations.length > 0)
    fitting.imports.push({ clause: '{ $location }', target: { kind: 'module', path: FRAME_LOCATION } });
  fitRequires({ facts, resolve, problem }, fitting);
  if (facts.commonJs.length > 0 && !facts.hasDefault) {
    for (const { start, end, name } of facts.commonJs) {
      fitting.edits.push({ start, end, text: name === 'module' ? '$module()' : '$module().exports' });
    }
    fitting.suffix +=
      'function $module(){return $module.own??={exports:{}}}export default $module().exports;export const $isCommonJs=true;';
  }
  return fitting;
}

function fitRequires(
  { facts, resolve, problem }: Omit<FittingInput, 'path' | 'code' | 'flavour'>,
  fitting: Fitting,
): void {
  facts.requires.forEach(({ node: { start, end }, specifier, takesDefault }, index) => {
    const name = `$required${index}`;
    const found = resolve(specifier);
    switch (found.kind) {
      case 'package': {
        const isWhole = takesDefault || !WITH_DEFAULT.has(found.specifier);
        fitting.imports.push({ clause: isWhole ? `* as ${name}` : name, target: found });
        fitting.edits.push({ start, end, text: name });
        return;
      }
      case 'module':
        fitting.imports.push({ clause: `* as ${name}`, target: found });
        fitting.edits.push({ start, end, text: `(${name}.$isCommonJs?${name}.default:${name})` });
        return;
      case 'style':
        fitting.styles.push(found.path);
        fitting.edits.push({ start, end, text: '({})' });
        return;
      case 'ignored':
        fitting.edits.push({ start, end, text: '({})' });
        return;
      case 'text':
        // The caller has made a module of it.
        return;
      case 'asset':
        if (found.form === 'raw' || (found.form === undefined && found.name.endsWith('.json'))) {
          const path = fileModule(found.name, found.form ?? 'data');
          fitting.imports.push({ clause: name, target: { kind: 'module', path } });
          fitting.edits.push({ start, end, text: name });
          return;
        }
        fitting.edits.push({ start, end, text: '""', asset: found.name });
        return;
      case 'missing':
        fitting.problems.push(problem(specifier, found.message));
    }
  });
}
