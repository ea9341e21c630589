/** Words that the search treats specially. Keys and values are plain lowercase words; synonyms are looked up by their roots. */
import { stem } from './stem';

/** Words of a question that its answer need not contain. */
const FILLERS = new Set(
  (
    'a an the this that these those of to in on at by for from with into as and or not no is are be was do does ' +
    'did can could should would will i im me my we our you your it its how what when where why which who there here ' +
    'konva use using used make making want need way show example examples tutorial demo please vs via add ' +
    'difference different get getting best good many much more while during enable allow possible wrong ' +
    'than but if so have has had been being about they them their between through dynamically manually then like just ' +
    'cant cannot dont doesnt didnt isnt arent wasnt wont couldnt shouldnt havent hasnt'
  ).split(' '),
);

export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** Names of frameworks as readers write them, with the folder of the framework's pages. */
const FRAMEWORKS: Readonly<Record<string, string>> = {
  react: 'react',
  reactjs: 'react',
  next: 'react',
  nextjs: 'react',
  jsx: 'react',
  vue: 'vue',
  vuejs: 'vue',
  nuxt: 'vue',
  svelte: 'svelte',
  sveltekit: 'svelte',
  angular: 'angular',
};

/** Words that only people who use a framework type. */
const HINTS: Readonly<Record<string, string>> = {
  rerender: 'react',
  rerenders: 'react',
  rerendering: 'react',
  hook: 'react',
  hooks: 'react',
  redux: 'react',
  zustand: 'react',
  recoil: 'react',
  jotai: 'react',
  mobx: 'react',
  usecontext: 'react',
  usestate: 'react',
  useeffect: 'react',
  useref: 'react',
  usememo: 'react',
  usecallback: 'react',
  useimage: 'react',
  forwardref: 'react',
  setstate: 'react',
  classname: 'react',
  componentdidmount: 'react',
  composable: 'vue',
  pinia: 'vue',
  vuex: 'vue',
  vnode: 'vue',
  vnodes: 'vue',
  nexttick: 'vue',
  quasar: 'vue',
  rune: 'svelte',
  runes: 'svelte',
  onmount: 'svelte',
};

/** Whether the framework has pages of its own. */
export function hasPages(framework: string | undefined): boolean {
  return framework !== undefined && framework !== 'angular';
}

/** Folder of the framework whose users type a word. */
export function hintOf(word: string): string | undefined {
  return Object.hasOwn(HINTS, word) ? HINTS[word] : undefined;
}

/** Folder of the framework that a word names, such as `react` for `nextjs`. */
export function frameworkOf(word: string): string | undefined {
  return Object.hasOwn(FRAMEWORKS, word) ? FRAMEWORKS[word] : undefined;
}

/** Words that readers use interchangeably. On each line, every word finds the others. */
const SYNONYMS = [
  'rect rectangle square box',
  'image picture photo bitmap',
  'oval ellipse',
  // Two neighboring words of a query are looked up joined, too.
  'dropshadow shadow',
  'delete remove destroy',
  'export save download screenshot',
  'save store serialize serialise',
  'combine multiple several stack together',
  'custom own self',
  'minimum maximum min max limit smallest',
  'npm package install setup',
  'step increment snap',
  'run execute call',
  'stretch distort',
  'window parent container',
  'plan map hall',
  'load restore import',
  'resize scale transform',
  'zoom scale',
  'pan drag scroll',
  'move drag position',
  'limit bound restrict constrain boundary',
  'cursor pointer',
  'mouse pointer',
  'touch tap mobile finger gesture',
  'click tap',
  'hover mouseover mouseenter',
  'order zindex layering front behind top',
  'transparency opacity alpha transparent',
  'bubbling propagation bubble',
  'trigger fire dispatch',
  'listener handler callback',
  'freehand drawing draw paint pencil',
  'erase eraser rubber',
  'tooltip hint popup',
  'snap magnet guide',
  'flip mirror reflect',
  'rotate turn spin angle',
  'cors origin tainted crossorigin',
  'blurry retina pixelratio dpi sharp',
  'resolution quality pixelratio',
  'slow performance fast speed optimize lag',
  'font typeface',
  'curve spline bezier',
  'grayscale monochrome desaturate white',
  'bright brighten brightness lighten',
  'composite blend',
  'json serialize serialization',
  'undo redo history',
  'select selection selector',
  'responsive fit window resize',
  'keyboard key shortcut hotkey',
  'ssr server prerender nextjs',
  'editable edit editing',
  'copy duplicate clone',
  'connect connector link',
  'flowchart diagram graph',
  'annotation label labeling',
  'coordinate position point',
  'finish end complete done',
  'frame loop tick requestanimationframe',
  'typescript types',
  'llms ai assistant',
  'accessibility a11y aria',
  'aspect ratio proportion',
  'first start begin quickstart',
  'sponsor donate fund',
  'polygon hexagon triangle pentagon octagon',
  'wedge pie slice',
  'border stroke outline',
  'handle anchor',
  'mask clip crop',
  'div html dom',
  'element node',
  'component node shape',
  'refresh redraw rerender update',
  'wait await delay until',
  'duration time second',
  'middle center',
  'inside within',
  'outside beyond',
  'undefined null missing',
  'multiple several all',
  'hide hidden invisible visible show',
  'dash dashed dotted',
  'thick thickness strokewidth',
  'glow shadow',
  'flicker blink flash',
  'warning error message',
  'prop property attribute config option',
  'mount unmount',
  'test testing jest vitest mocha jasmine karma',
  'bundler webpack vite build browserify rollup parcel esbuild turbopack',
  'upgrade migrate migration update version',
  'phone mobile',
  'paste clipboard copy',
  'ruler measure distance',
  'invert inverse negative',
  'round rounded circular',
  'nested child children',
  'area region',
  'edge side',
  'pause stop',
  'resume continue',
  'repeat loop yoyo',
  'fade opacity',
  'url src source',
  'ellipsis truncate',
  'multiline paragraph wrap',
  'vertex point corner',
  'origin pivot offset',
  'async promise await',
  'revert reset back',
  'rectangle box bounds',
  'spritesheet sprite',
  'width height size dimension',
  'background backdrop fill',
  'png jpg jpeg image',
  'convert export',
  'clear remove',
  'disable prevent stop',
  'smooth smoothing smoothly',
  'hit clickable',
  'marker pin',
  'dot circle',
  'cut crop clip truncate',
  'release mouseup',
  'viewport view',
  'raise front forward',
  'esm module commonjs cjs require',
  'throttle debounce',
  'resizable resize',
  'rotatable rotate',
  'scalable scale',
  'zoomable zoom',
  'pannable pan',
  'movable moveable draggable',
  'deselect unselect',
  'delete trash bin',
  'strikethrough underline decoration',
  'inertia momentum throw',
  'monospace font',
  'raster bitmap',
  'jerky lag stutter',
  'memoize memo',
  'eyedropper pixel',
  'selectable select',
  'clickable click',
  'gridlines grid',
  'trapezoid chevron polygon',
  'keyframe tween',
  'progressbar progress arc',
  'popover popup tooltip',
  'toolbar palette sidebar toolbox',
  'minimum smaller',
];

const synonyms = new Map<string, Set<string>>();
for (const group of SYNONYMS) {
  const words = group.split(' ');
  for (const word of words) {
    const root = stem(word);
    const others = synonyms.get(root) ?? new Set();
    for (const other of words) if (other !== word) others.add(other);
    synonyms.set(root, others);
  }
}

/** Synonyms of a word, given its root. */
export function synonymsOf(root: string): Iterable<string> {
  return synonyms.get(root) ?? [];
}
