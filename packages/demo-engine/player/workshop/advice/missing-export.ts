import { insteadOfGlobal } from '../../../compile/instead';
import type { Flavour } from '../../../model/flavours';
import { meant, NODES, otherClass } from './konva-classes';

/** Names that each package exports. */
export type ExportedNames = Readonly<Record<string, readonly string[]>>;

/** Maximum number of names in a sentence. */
const MAX_NAMES = 12;

const RENDER =
  'React 19 has no render of this kind. Export the component (export default function App() { … }): it is rendered for you. In a project, use createRoot from "react-dom/client".';

const REMOVED: Readonly<Record<string, string>> = {
  'react-dom render': RENDER,
  'react-dom hydrate': RENDER,
  'react-dom createRoot': 'Import it from "react-dom/client".',
  'react-dom findDOMNode': 'React 19 has no findDOMNode: use a ref.',
  'react-dom unmountComponentAtNode': 'React 19 has no unmountComponentAtNode: call root.unmount().',
  'react PropTypes': 'React has no PropTypes any more: describe props with TypeScript.',
  'vue default': 'Vue 3 has no default export: import what you need by its name, import { createApp, ref } from "vue".',
  'react createFactory': 'React 19 has no createFactory: write JSX.',
};

/** How to replace `ReactDOM.render`. */
export const RENDER_FIX = RENDER;

/**
 * What to write in place of a name that a module does not export.
 *
 * @param module a package's specifier or the path of a file of the program
 */
export function missingExportFix(module: string, name: string, exported: ExportedNames): string {
  const removed = REMOVED[`${module} ${name}`];
  if (removed !== undefined) return removed;
  const names = Object.hasOwn(exported, module) ? exported[module] : undefined;
  if (names === undefined) return `Write export before ${name === 'default' ? 'default' : name} in ${module}.`;
  if (module === 'konva') {
    const known = NODES.find((one) => one === name);
    const use = known === undefined ? 'Konva' : `Konva.${known}`;
    return `It has one export, with everything in it: import Konva from "konva", then ${use}.`;
  }
  if (name === 'default') {
    return `Import what you need by its name: import { ${names.slice(0, 2).join(', ')} } from "${module}".`;
  }
  const own = Object.keys(exported).find((one) => isWritten(one) && ownName(one) === name);
  if (own !== undefined && exported[own]?.includes('default')) return `Write import ${name} from "${own}".`;
  const elsewhere = Object.keys(exported).find((one) => isWritten(one) && exported[one]?.includes(name));
  if (elsewhere !== undefined) return `It is in "${elsewhere}": import { ${name} } from "${elsewhere}".`;
  const drawn = otherClass(name);
  if (drawn !== undefined && /konva/.test(module))
    return `Of Konva’s shapes, ${drawn.replace(/^new Konva\./, '')} draws the same.`;
  const like = meant(
    name,
    names.filter((one) => one !== 'default'),
  );
  if (like !== undefined) return `Did you mean ${like}?`;
  const more = names.length > MAX_NAMES ? ' and others' : '';
  return `It exports ${names.slice(0, MAX_NAMES).join(', ')}${more}.`;
}

/** Names of libraries, as programs write them. */
const LIBRARIES = ['Konva', 'React', 'ReactDOM', 'Vue', 'VueKonva'];

/** How to import a name that a program uses without importing it. */
export function missingNameFix(name: string, flavour: Flavour, exported: ExportedNames): string | undefined {
  if (name === 'Konva') return 'Import it: import Konva from "konva".';
  if (name === '$' || name === 'jQuery')
    return 'jQuery is not here: write document.querySelector and addEventListener in place of it.';
  if (name === 'React') return 'Import it: import React from "react".';
  const binding = { vanilla: undefined, react: 'react-konva', vue: undefined, svelte: 'svelte-konva' }[flavour];
  if (binding !== undefined && exported[binding]?.includes(name)) return importOf(name, binding);
  const library = LIBRARIES.find((one) => one.toLowerCase() === name.toLowerCase());
  if (library !== undefined) return `Did you mean ${library}? Capital letters count.`;
  if (NODES.includes(name)) return `Import Konva from "konva" and write Konva.${name}.`;
  const framework = { vanilla: [], react: ['react', 'react-dom'], vue: ['vue', 'vue-konva'], svelte: ['svelte'] };
  const found = framework[flavour].find((one) => exported[one]?.includes(name));
  return found === undefined ? (insteadOfGlobal(name) ?? elsewhereFix(name, flavour, exported)) : importOf(name, found);
}

/** What to do about a name that neither the program nor a package has. */
function elsewhereFix(name: string, flavour: Flavour, exported: ExportedNames): string {
  const other = ['react', 'vue', 'svelte'].find((one) => one !== flavour && exported[one]?.includes(name));
  if (other !== undefined && flavour !== 'vanilla')
    return `It is a function of ${other === 'react' ? 'React' : other === 'vue' ? 'Vue' : 'Svelte'}, which this framework does not have: ${OWN_STATE[flavour]}`;
  return `Nothing declares ${name}: paste the part of the program that does, or declare it, for example const ${name} = ….`;
}

const OWN_STATE: Readonly<Record<Exclude<Flavour, 'vanilla'>, string>> = {
  react: 'in React, write const [x, setX] = useState(10).',
  vue: 'in Vue, write const x = ref(10).',
  svelte: 'in Svelte, write let x = $state(10).',
};

function importOf(name: string, specifier: string): string {
  return `Import it: import { ${name} } from "${specifier}".`;
}

/** True for specifiers that a program may import: neither those that compilers generate nor those that only the frame uses. */
function isWritten(specifier: string): boolean {
  return !/\/internal\/|^#/.test(specifier);
}

/** `useImage` for `use-image`. */
function ownName(specifier: string): string {
  return specifier.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
