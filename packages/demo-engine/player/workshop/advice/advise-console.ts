import type { Flavour } from '../../../model/flavours';
import type { ConsoleEntry } from '../../../model/messages';
import { vueTag } from '../../../model/vue-tag';
import { FAULTS } from '../../../frame-advice/stage-faults';
import { meant, NODES } from './konva-classes';
import { lastFix } from './last-fixes';
import { uncalledFix } from './scene-fixes';
import { insideFix } from './stage-fixes';

/** Advice for a problem that a library reports only in the console, although the picture is not what the program intends. */
export interface ConsoleAdvice {
  title: string;
  message: string;
}

interface Rule {
  test: RegExp;
  advice(match: RegExpExecArray, flavour: Flavour): ConsoleAdvice | undefined;
}

const HTML_FIX: Readonly<Record<Flavour, string>> = {
  vanilla: 'Put HTML beside the stage.',
  react: 'Put it beside <Stage>, or inside <Html> of react-konva-utils.',
  vue: 'Put it beside <v-stage>.',
  svelte: 'Put it beside <Stage>.',
};

function htmlInside(tag: string, flavour: Flavour): ConsoleAdvice {
  return {
    title: 'HTML inside the stage',
    message: `<${tag}> is HTML, which a canvas does not show. ${HTML_FIX[flavour]}`,
  };
}

/** Advice for `<rect>` in place of `<Rect>`. */
function lowerCase(tag: string): ConsoleAdvice | undefined {
  const name = NODES.find((one) => one.toLowerCase() === tag.toLowerCase());
  if (name === undefined) return undefined;
  const message = `<${tag}> is not a tag of HTML. Write it with a capital and import it: import { ${name} } from "react-konva".`;
  return { title: 'Unknown tag', message };
}

/** Tags of libraries of components for Vue. `v-` is also the prefix of vue-konva, so those of Vuetify are listed. */
const LIBRARY_TAGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:el-|El[A-Z])/, 'Element Plus'],
  [/^(?:a-|A[A-Z])/, 'Ant Design Vue'],
  [/^(?:q-|Q[A-Z])/, 'Quasar'],
  [
    /^v-?(?:btn|app|main|card|container|row|col|icon|dialog|list|toolbar|slider|select|text-field|checkbox|switch|sheet|menu|tooltip|tabs?)\b/i,
    'Vuetify',
  ],
];

/** How to write a value of the kind that an attribute takes. */
function example(name: string, wanted: string): string {
  if (/number/i.test(wanted) && !/array|string/i.test(wanted)) return `a number, without quotes and units: ${name}: 20`;
  if (/array/i.test(wanted)) return `a list of numbers: ${name}: [10, 20]`;
  if (/boolean/i.test(wanted)) return `true or false: ${name}: true`;
  return /fill|stroke|color/i.test(name) ? `a color in quotes: ${name}: "red"` : `a text in quotes: ${name}: "…"`;
}

const RULES: readonly Rule[] = [
  {
    test: /^Cannot update (?:during an existing state transition|a component (?:\(`\w+`\) )?while rendering)/,
    advice: () => ({
      title: 'State set while rendering',
      message:
        'A state is set while a component renders. Set it in a handler: onClick={() => this.handleClick()}, or onClick={this.handleClick}, in place of onClick={this.handleClick()}.',
    }),
  },
  {
    test: /^Konva warning: (?:\[object Function\]|"?[^]*function\s*\(\)\s*\{[^]*) is a not valid value for "(\w+)" attribute/,
    advice: ([, name = '']) => ({
      title: FAULTS.uncalled,
      message: `The attribute ${name} got a method in place of its value. ${uncalledFix(name)}`,
    }),
  },
  {
    test: /^Konva warning: NaN is a not valid value for "(\w+)" attribute/,
    advice: ([, name = '']) => ({
      title: 'Not a number',
      message: `The attribute ${name} is computed from something that is not a number, for example from undefined.`,
    }),
  },
  {
    test: /^Konva warning: ([^]{1,60}) is a not valid value for "(\w+)" attribute\. The value should be (?:a |an )?([^.]{1,60})/,
    advice: ([, value = '', name = '', wanted = '']) => ({
      title: 'Value of another kind',
      message: `The attribute ${name} got ${value}, and takes ${wanted}. Write ${example(name, wanted)}.`,
    }),
  },
  {
    test: /^\[Vue warn\]: Invalid prop: type check failed for prop "config"\. Expected Object, got String/,
    advice: () => ({
      title: 'Attribute config',
      message: 'The config is a text. Write it with a colon: :config="{ x: 20, y: 20 }".',
    }),
  },
  {
    test: /^\[Vue warn\]: Component <(?:App|Anonymous)[^>]*>: setup function returned a promise/,
    advice: () => ({
      title: 'Setup that waits',
      message:
        '<script setup> waits at its top (await), and Vue shows nothing until the component is in a <Suspense>. Wait in onMounted(async () => { … }) instead.',
    }),
  },
  {
    test: /^<(\w+) \/> is using incorrect casing|^The tag <(\w+)> is unrecognized/,
    advice([, cased, unknown], flavour) {
      const name = NODES.find((one) => one.toLowerCase() === (cased ?? unknown ?? '').toLowerCase());
      if (name === undefined) return undefined;
      if (name[0] === (cased ?? unknown)?.[0]) {
        return {
          title: 'Outside the stage',
          message: `<${name}> is not inside a <Stage>, so it is not drawn. ${insideFix(flavour)}`,
        };
      }
      return lowerCase(cased ?? unknown ?? '');
    },
  },
  {
    test: /^vue-konva error: Can not find parent node/,
    advice: (_, flavour) => ({
      title: 'Outside the stage',
      message: `A tag of vue-konva is not inside a <v-stage>, so it is not drawn. ${insideFix(flavour)}`,
    }),
  },
  {
    test: /^vue-konva error: You are trying to render "([\w-]+)"/,
    advice: ([, tag = ''], flavour) => htmlInside(tag, flavour),
  },
  {
    test: /^\[Vue warn\]: Failed to resolve component: ([\w-]+)/,
    advice([, tag = '']) {
      const tags = NODES.map(vueTag);
      const library = LIBRARY_TAGS.find(([pattern]) => pattern.test(tag))?.[1];
      if (library !== undefined)
        return {
          title: 'Unknown tag',
          message: `<${tag}> belongs to ${library}, which is not here: write a plain element, such as <button>, in its place.`,
        };
      const plain = tag
        .replace(/^konva-/, '')
        .replace(/([a-z])([A-Z])/g, '$1-$2')
        .toLowerCase();
      const like = meant(plain, tags) ?? tags.find((one) => one === `v-${plain}`);
      const fix = like === undefined ? 'Import the component in <script setup>.' : `Did you mean <${like}>?`;
      return { title: 'Unknown tag', message: `There is no component <${tag}>. ${fix}` };
    },
  },
  {
    test: /^\[Vue warn\]: Property "?([\w$]+)"? was accessed during render but is not defined/,
    advice: ([, name = ''], flavour) => ({
      title: 'Not defined',
      message:
        (name.startsWith('$') ? lastFix(name, flavour) : undefined) ??
        `The template uses ${name}, which <script setup> does not declare. Declare it there: const ${name} = ref(…).`,
    }),
  },
  {
    test: /^Konva has no node with the type (\w+)/,
    advice: ([, tag = ''], flavour) => lowerCase(tag) ?? htmlInside(tag, flavour),
  },
  {
    test: /^(?:Text components are not (?:yet )?supported.*?(?:Your|You) text is: "?|Do not use plain text as child of Konva\.Node\. You are using text: )([^"]*)/s,
    advice: ([, text = '']) => ({
      title: 'Text inside the stage',
      message: `A canvas does not show the text "${text.trim()}". Write <Text text="${text.trim()}" />.`,
    }),
  },
];

function textOf({ values }: ConsoleEntry): string {
  return values.map((value) => (value.kind === 'object' ? value.label : value.text)).join(' ');
}

/** Advice about a warning or an error in the console; undefined for entries that belong only in the console. */
export function adviseConsole(entry: ConsoleEntry, flavour: Flavour): ConsoleAdvice | undefined {
  if (entry.level !== 'warn' && entry.level !== 'error') return undefined;
  const text = textOf(entry);
  for (const { test, advice } of RULES) {
    const match = test.exec(text);
    if (match !== null) return advice(match, flavour);
  }
  return undefined;
}
