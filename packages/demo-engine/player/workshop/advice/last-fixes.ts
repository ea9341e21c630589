import type { Flavour } from '../../../model/flavours';

/** What to do about an error that no other rule knows, from its message and its line. */
interface LastFix {
  test: RegExp;
  fix(match: RegExpExecArray, flavour: Flavour, line: string): string | undefined;
}

/** How a component gets values that the playground does not pass. */
const DEFAULTS: Readonly<Record<Flavour, string | undefined>> = {
  vanilla: undefined,
  react: 'function App({ shapes = [] }) { … }',
  vue: 'withDefaults(defineProps<{ shapes?: Shape[] }>(), { shapes: () => [] })',
  svelte: 'let { data = { shapes: [] } } = $props();',
};

/** Members that plugins add to components of Vue. */
const PLUGINS: Readonly<Record<string, string>> = {
  store: '$store belongs to Vuex, which is not here: put reactive() into a file of the project and import it.',
  route: '$route belongs to Vue Router, which is not here: write the value itself.',
  router: '$router belongs to Vue Router, which is not here: switch what is shown by state.',
  t: '$t belongs to vue-i18n, which is not here: write the texts themselves.',
  q: '$q belongs to Quasar, which is not here: delete the line.',
  nuxt: '$nuxt belongs to Nuxt, which is not here: delete the line.',
  axios: '$axios has no network here: put the data into a file of the project and import it.',
};

function escaped(text: string): string {
  return text.replace(/[$]/g, '\\$&');
}

const FIXES: readonly LastFix[] = [
  {
    test: /Element type is invalid/,
    fix: () =>
      'A component is imported that its file does not export. The bindings export theirs by name: import { Rect } from "react-konva". A default export is imported without braces.',
  },
  {
    test: /Objects are not valid as a React child/,
    fix: () => 'Write the values in it: {point.x}, or {JSON.stringify(point)}.',
  },
  {
    test: /Invalid hook call|Rendered (?:more|fewer) hooks/,
    fix: () =>
      'Call hooks at the top of a component or of another hook: not in a condition, in a loop, in a handler or outside.',
  },
  {
    test: /must be (?:used|wrapped) (?:with)?in|could not find .*context value/i,
    fix: () => 'What provides the value is not here: wrap the component in its provider, or write the value itself.',
  },
  {
    test: /\$(store|router|route|t|q|nuxt|axios)\b/,
    fix: ([, name = '']) => PLUGINS[name],
  },
  {
    test: /Cannot (?:read|set) properties of (?:null|undefined)/,
    fix: (_, flavour, line) => {
      const plugin = /\$(store|router|route|q|nuxt|axios)\b/.exec(line)?.[1];
      return flavour === 'vue' && plugin !== undefined ? PLUGINS[plugin] : undefined;
    },
  },
  {
    test: /Cannot (?:read properties of (?:null|undefined)|destructure property)/,
    fix: (_, flavour, line) =>
      DEFAULTS[flavour] !== undefined &&
      /\b(?:props|data|params|\$page|\$\$props)\b|^\s*(?:export\s+)?(?:default\s+)?(?:function|const)\b.*\(\s*\{/.test(
        line,
      )
        ? `The playground gives a component no props: give them default values, ${DEFAULTS[flavour]}`
        : undefined,
  },
  {
    test: /(?:is not valid|end of|in) JSON|JSON\.parse/,
    fix: () => 'The text is not JSON, or there is none: JSON.parse(text || "[]").',
  },
  {
    test: /Cannot (?:read|set) properties of null/,
    fix: (_, _flavour, line) =>
      /localStorage|sessionStorage|JSON\.parse/.test(line)
        ? 'The storage is empty at each run: give the value a default, JSON.parse(text) ?? [].'
        : undefined,
  },
  {
    test: /\b(Buffer|__dirname|__filename|setImmediate) is not defined/,
    fix: ([, name = '']) => `${name} belongs to Node.js, and a demo runs in a browser: delete the line.`,
  },
  {
    test: /window\.require is not a function/,
    fix: () => 'window.require belongs to Electron, and a demo runs in a browser: delete the line.',
  },
  {
    test: /^Thrown: \[object (?:Progress)?Event\]/,
    fix: () => 'A picture, or another file, did not load: add it with Add file, and write its name.',
  },
  {
    test: /'(?:appendChild|append|insertBefore|replaceChild)' on '\w+': parameter \d is not of type 'Node'/,
    fix: () => 'Only elements of the page go there. A Konva node goes into a layer: layer.add(node).',
  },
  {
    test: /Class extends value (?:undefined|null|\[object \w+\])/,
    fix: () => 'What the class extends does not exist: compare the name with its import, for example Konva.Group.',
  },
  { test: /\bfromUrl is not a function/, fix: () => 'Write fromURL.' },
  {
    test: /\b([\w$]+)\.(?:map|forEach|filter|reduce|find|slice) is not a function/,
    fix: ([, name = '']) => `${name} is not a list: write Array.from(${name}) or Object.values(${name}).`,
  },
  {
    test: /Cannot (?:read|set) properties of (null|undefined) \((?:read|sett)ing '([\w$]+)'\)/,
    fix: ([, value = '', name = ''], _flavour, line) => {
      const before = new RegExp(String.raw`([\w$]+(?:\??\.[\w$]+)*)!?\.${escaped(name)}\b`).exec(line)?.[1];
      return before === undefined
        ? undefined
        : `${before} is ${value} on this line: give it a value before, or leave the line out while it has none, if (${before.replaceAll('?.', '.')}) { … }.`;
    },
  },
];

/** How to fix an error that no other rule knows. */
export function lastFix(text: string, flavour: Flavour, line = ''): string | undefined {
  for (const { test, fix } of FIXES) {
    const match = test.exec(text);
    const sentence = match === null ? undefined : fix(match, flavour, line);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}
