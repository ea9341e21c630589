import { inCommonWords } from './engine-words';
import { otherMethodFix } from './other-methods';
import type { Flavour } from '../../../model/flavours';
import type { FrameError } from '../../../model/messages';
import { FAULTS } from '../../../frame-advice/stage-faults';
import { insteadOfGlobal } from '../../../compile/instead';
import { blockedAdvice } from './blocked';
import { meant, NODES, otherClass } from './konva-classes';
import { lastFix } from './last-fixes';
import { type ExportedNames, missingExportFix, missingNameFix, RENDER_FIX } from './missing-export';
import { assignedFix, cacheFix, classFix, mountedFix, nodeFix, scaledFix, uncalledFix } from './scene-fixes';
import { emptyFix, silentFix, unseenFix } from './silence-fixes';
import { attributesFix, insideFix, layerFix, sizeFix } from './stage-fixes';

/** What is known of a program besides its error. */
export interface ErrorPlace {
  /** The line of the source that failed. */
  line?: string | undefined;
  /** The whole file. */
  source?: string | undefined;
  /** Major version of the chosen Konva; the installed one's by default. */
  konva?: number | undefined;
}

interface Rule {
  /** Matches against `name: message`. */
  test: RegExp;
  /** The sentence to append to the message; undefined when there is none after all. */
  fix(match: RegExpExecArray, flavour: Flavour, exported: ExportedNames, place: ErrorPlace): string | undefined;
  /** True when the fix replaces the message. */
  isWhole?: boolean;
  /** The first major version of Konva of which it holds. */
  since?: number;
}

/** How to load an image. */
const LOADED: Readonly<Record<Flavour, string>> = {
  vanilla: 'Konva.Image.fromURL("cat.png", (image) => layer.add(image))',
  react: 'const [image] = useImage("cat.png"), then <Image image={image} />',
  vue: 'const [image] = useImage("cat.png"), then <v-image :config="{ image }" />',
  svelte: 'image = new Image(); image.src = "cat.png", then <Image {image} /> once it has loaded',
};

/** Newer than any version that a rule names. */
const INSTALLED = Infinity;

/** Names of variables that hold a node: other objects have methods of the same names. */
const NODE_LIKE =
  /^(?:[a-z]|tr|current|\w*(?:stage|layer|group|node|shape|rect|circle|line|text|image|star|box|transformer)\w*)$/i;

/** Whether the source assigns a value that begins so to a name. */
function isAssigned(source: string, name: string, value: string): boolean {
  return new RegExp(String.raw`(?:^|[^.\w])(?:this\.)?${name}\s*(?::[^=\n]*)?=\s*${value}`, 'm').test(source);
}

/** What is wrong with `this`, where a line reads something of it that is not there. */
function thisFix(name: string, line: string): string | undefined {
  if (new RegExp(`\\bthis\\.${name}\\b`).test(line))
    return 'this is undefined here, outside of an object’s own functions: use a variable, or an arrow function inside of the method.';
  const part = new RegExp(`\\bthis\\.(\\w+)\\.${name}\\b`).exec(line)?.[1];
  return part === undefined
    ? undefined
    : `this has no ${part} here. Inside of function () { … }, this is another object: write an arrow function, () => { … }.`;
}

/** A line that takes a component's node. */
const USES_REF = /\bcurrent\b|\$refs\b|\bgetNode\(|\.value\./;

const RULES: readonly Rule[] = [
  { test: new RegExp(`^${FAULTS.size}:`), fix: (_, flavour) => sizeFix(flavour) },
  { test: new RegExp(`^${FAULTS.layer}:`), fix: (_, flavour) => layerFix(flavour) },
  { test: new RegExp(`^(?:${FAULTS.config}|${FAULTS.style}):`), fix: (_, flavour) => attributesFix(flavour) },
  { test: new RegExp(`^${FAULTS.filter}:`), fix: (_, flavour) => cacheFix(flavour) },
  {
    test: new RegExp(`^${FAULTS.points}:`),
    fix: () => 'Write numbers, two for each point: points: [x1, y1, x2, y2], or list.flatMap(({ x, y }) => [x, y]).',
  },
  { test: new RegExp(`^${FAULTS.source}:`), fix: (_, flavour) => `Load the image: ${LOADED[flavour]}.` },
  { test: new RegExp(`^${FAULTS.uncalled}:.* attribute (\\w+) `), fix: ([, name = '']) => uncalledFix(name) },
  { test: new RegExp(`^${FAULTS.uncalled}:`), fix: () => uncalledFix('x') },
  {
    test: new RegExp(`^${FAULTS.assigned}: The method (\\w+)`),
    fix: ([, name = ''], flavour) => assignedFix(name, flavour),
  },
  {
    test: new RegExp(`^${FAULTS.pair}:`),
    fix: () => 'useImage returns a pair, the image and its state: const [image] = useImage("cat.png").',
  },
  {
    test: new RegExp(`^${FAULTS.unscaled}:.* (\\w+)\\(\\) of the `),
    fix: ([, size = 'width'], flavour) => scaledFix(size, flavour),
  },
  {
    test: new RegExp(`^${FAULTS.silent}:`),
    fix: (_, flavour, _exported, { source }) => silentFix(flavour, source),
  },
  {
    test: new RegExp(`^${FAULTS.empty}:`),
    fix: (_, flavour, _exported, { source }) => emptyFix(flavour, source),
  },
  {
    test: new RegExp(`^${FAULTS.apart}: (.*)`),
    fix: ([, said = '']) =>
      said.includes('hidden')
        ? 'Show it: leave display: none out of its style.'
        : 'Add it: document.body.append(stage.container()).',
  },
  { test: new RegExp(`^${FAULTS.unseen}:.* has no image yet`), fix: (_, flavour) => `Load it: ${LOADED[flavour]}.` },
  { test: new RegExp(`^${FAULTS.unseen}: (.*)`), fix: ([, said = '']) => unseenFix(said) },
  {
    // A page's script from another host gives its library a name, which is missing here.
    test: /Cannot (?:destructure property '\w+' of '(?:window\.)?(\w+)'|read properties of undefined)/,
    fix: ([, name], _flavour, _exported, { line = '' }) =>
      insteadOfGlobal(name ?? /\b(?:window|globalThis|self)\.(\w+)\.\w/.exec(line)?.[1] ?? ''),
  },
  {
    test: /Class constructor.* cannot be invoked without 'new'/,
    fix: (_, flavour) => classFix(flavour),
  },
  {
    // From inside the library, whose own calls find a value in place of the method.
    test: /\bthis\.(x|y|width|height|fill|stroke|strokeWidth|radius|opacity|rotation|scaleX|scaleY|text|points|visible|draggable) is not a function/,
    fix: ([, name = ''], flavour) => assignedFix(name, flavour),
  },
  {
    test: /\.getParent is not a function/,
    fix: () => 'add() takes nodes one by one: layer.add(one, two). For a list, write layer.add(...list).',
  },
  {
    test: /reading 'getParent'/,
    fix: () => 'add() was called with a node that does not exist yet: create it first.',
  },
  {
    test: /tween\w*(?:\.current)?\.start is not a function/i,
    fix: () => 'A tween has no start(): write play().',
  },
  {
    test: /anim\w*(?:\.current)?\.play is not a function/i,
    fix: () => 'An animation has no play(): write start().',
  },
  {
    test: /Cannot read properties of (?:null|undefined) \(reading '(?:getNode|getStage|getLayer|getClientRect|toDataURL|to|cache|nodes|moveToTop|batchDraw|getPointerPosition)'\)/,
    fix: (_, flavour) => mountedFix(flavour),
  },
  {
    test: /Cannot (?:read|set) properties of (?:null|undefined) /,
    fix: (_, flavour, _exported, { line = '' }) => (USES_REF.test(line) ? mountedFix(flavour) : undefined),
  },
  {
    test: /Cannot read properties of null \(reading '[xy]'\)/,
    fix: () => 'getPointerPosition() is null until the pointer has been over the stage: test it first.',
  },
  {
    test: /Cannot (?:read|set) properties of null \((?:read|sett)ing '(?:on\w+|addEventListener|append\w*|prepend|style|class\w+|inner\w+|textContent|value|checked|disabled|(?:offset|client|scroll)\w+|getBoundingClientRect|querySelector\w*|getContext|dataset|remove\w*|insert\w+|children|firstChild|files|src)'\)/,
    fix: () =>
      'The page has no element that the program looks up: add it to index.html, or paste the whole page with its HTML.',
  },
  {
    test: /\b(?:getContext|transferControlToOffscreen|toDataURL|toBlob) is not a function/,
    fix: (_, _flavour, _exported, { line = '' }) =>
      /getElementById|querySelector/.test(line)
        ? 'The element is not a <canvas>: write <canvas id="…"></canvas> in index.html.'
        : undefined,
  },
  {
    test: /Failed to construct 'Worker'|'importScripts'/,
    fix: () =>
      'Write new Worker(new URL("./worker.js", import.meta.url)), with the worker in a file of the project, and import in place of importScripts.',
  },
  {
    test: /Too many re-renders/,
    fix: () =>
      'A state is set while the component renders: set it in a handler, onClick={() => setX(10)} in place of onClick={setX(10)}, or in useEffect.',
  },
  {
    test: /Maximum (?:update depth|recursive updates) exceeded/,
    fix: () =>
      'An effect or a watcher sets what it depends on: set it only when it differs, or leave it out of what is watched.',
  },
  {
    test: /"([^"]+)" does not export "([^"]+)"/,
    fix: ([, module = '', name = ''], _, exported) => missingExportFix(module, name, exported),
  },
  {
    // Safari does not say which module.
    test: /A module that is imported does not export "([^"]+)"/,
    fix: ([, name = ''], flavour, exported) => missingNameFix(name, flavour, exported),
  },
  {
    test: /\.(?:each|eachChild) is not a function/,
    since: 8,
    fix: () => 'Since Konva 8, find() and getChildren() return an array: write .forEach in place of .each.',
  },
  {
    test: /\.toArray is not a function/,
    since: 8,
    fix: () => 'Since Konva 8, find() and getChildren() return an array: leave .toArray() out.',
  },
  {
    test: /(?:find|getChildren)\(\.\.\.\)\.(\w+) is not a function/,
    since: 8,
    fix: ([, method = '']) => `find() returns an array: write .forEach((node) => node.${method}()).`,
  },
  {
    // A variable that holds what find() has found.
    test: /\b(\w+)\.(\w+) is not a function/,
    fix: ([, name = '', method = ''], _flavour, _exported, { source = '' }) =>
      isAssigned(source, name, String.raw`[^;\n]*\.(?:find|getChildren)\(`)
        ? `find() returns an array: write ${name}.forEach((node) => node.${method}(…)).`
        : undefined,
    since: 8,
  },
  {
    test: /\b(\w+)\.(push|map|forEach|filter|splice|find|pop|concat|slice|length) is not a function/,
    fix: ([, name = '', method = ''], flavour, _exported, { source = '' }) =>
      flavour === 'vue' && isAssigned(source, name, String.raw`(?:shallowRef|ref|computed)\b`)
        ? `${name} is a ref: in the script, write ${name}.value.${method}(…).`
        : undefined,
  },
  {
    test: /is not iterable|\.(?:forEach|filter|map|slice) is not a function/,
    fix: (_, _flavour, _exported, { line = '' }) =>
      /\b(?:nodes|setNodes)\(\s*(?!\[|\))/.test(line)
        ? 'The nodes of a Transformer are a list: write transformer.nodes([node]).'
        : undefined,
  },
  {
    test: /\.(?:getLayer|getAbsoluteTransform|getAbsoluteScale|_requestDraw|isAncestorOf) is not a function/,
    fix: (_, flavour) => nodeFix(flavour),
  },
  {
    test: /'createPattern' on 'CanvasRenderingContext2D'|createPattern/,
    fix: () =>
      'The fillPatternImage is a text, or something else that is not an image: const image = new Image(); image.onload = () => node.fillPatternImage(image); image.src = "cat.png".',
  },
  {
    test: /\b(?:stage|layer|group)\w*\.get is not a function/i,
    fix: () => 'Konva has no get() since version 4: write find, stage.find("Rect").',
  },
  {
    test: /reading 'toCollection'|\bKonva\.Collection\b/,
    since: 8,
    fix: () => 'Konva has no Collection since version 8: find() returns an array.',
  },
  {
    test: /\$(set|delete) is not a function/,
    fix: ([, method = '']) =>
      `Vue 3 has no $${method}: ${method === 'set' ? 'assign the value' : 'write delete'}, for example this.box.x${method === 'set' ? ' = 20' : ''}.`,
  },
  {
    test: /Expected ref to be a function/,
    fix: () =>
      'React 19 has no string refs: write const box = useRef(null) and ref={box}; in a class, box = createRef().',
  },
  {
    test: /'drawImage' on 'CanvasRenderingContext2D'|parameter 1 is not of type.*Image|Argument 1 .*drawImage/,
    fix: (_, flavour) =>
      `The image of a Konva.Image is a text, or something else that is not an image. Load it: ${LOADED[flavour]}.`,
  },
  {
    test: /\bd3\.(\w+) is not a function/,
    fix: () => 'Of D3, the parts d3-scale, d3-shape and d3-force are here: write what is missing with Math or lodash.',
  },
  {
    test: /Assignment to constant variable/,
    fix: () => 'A const keeps its value: declare the variable with let.',
  },
  {
    test: /Cannot access '([\w$]+)' before initialization/,
    fix: ([, name = '']) => `The line is above the declaration of ${name}: move it below.`,
  },
  {
    test: /Cannot read properties of undefined \(reading '(?:map|forEach|filter|find|length|reduce|some|every)'\)/,
    fix: (_, flavour) =>
      `The list is not there${flavour === 'vanilla' ? ': give it a value first' : ' yet, or is a prop, and the playground gives a component none: give it a default value, for example []'}.`,
  },
  {
    test: /Cannot (?:read|set) properties of (?:null|undefined) /,
    fix: (_, _flavour, _exported, { line = '' }) =>
      /\.find(?:One|Ancestor)?\(/.test(line)
        ? 'Nothing was found: a selector has # before an id, a dot before a name, or the name of a class: stage.findOne("#id"), (".name"), ("Rect").'
        : undefined,
  },
  {
    test: /^TypeError: Cannot (?:read|set) properties of undefined \((?:read|sett)ing '(\w+)'\)/,
    fix: ([, name = ''], _flavour, _exported, { line = '' }) => thisFix(name, line),
  },
  { test: /\bReactDOM\w*\.(?:render|hydrate) is not a function/, fix: () => RENDER_FIX },
  {
    // A variable that holds a node by its name: other objects have methods of these names.
    test: /\b(\w+|current)\.(\w+) is not a function/,
    fix: ([, name = '', method = ''], _flavour, _exported, { source = '', konva = INSTALLED }) =>
      NODE_LIKE.test(name) ||
      isAssigned(
        source,
        name,
        String.raw`(?:[^;\n]*\bKonva\.Node\.create\(|new\s+Konva\.(?!Tween|Animation)|[^;\n]*\.(?:findOne|getStage|getLayer|getParent|clone)\()`,
      )
        ? otherMethodFix(method, konva)
        : undefined,
  },
  {
    test: /\brequire is not defined/,
    fix: () => 'Programs here are ES modules: write import Konva from "konva" in place of require("konva").',
  },
  {
    test: /\b(?:module|exports) is not defined/,
    fix: () => 'Programs here are ES modules: write export in place of module.exports.',
  },
  {
    test: /\bprocess is not defined/,
    fix: () => 'There is no Node.js in a browser: write the value itself in place of process.env.',
  },
  {
    test: /\bReferenceError: ([\w$]+) is not defined/,
    fix: ([, name = ''], flavour, exported) =>
      lastFix(`${name} is not defined`, flavour) ?? missingNameFix(name, flavour, exported),
  },
  {
    // Firefox does not say the name of what was imported.
    test: /(\bKonva|\(intermediate value\))\.(?:default\.)?(\w+) is not a constructor/,
    fix: ([, of, name = '']) => {
      const other = otherClass(name);
      if (other !== undefined && of === 'Konva') return `Konva has no class ${name}. Write ${other}.`;
      const like = meant(name, NODES);
      if (like === undefined && of !== 'Konva') return undefined;
      return like === undefined
        ? `Konva has no class ${name}.`
        : `Konva has no class ${name}. Did you mean Konva.${like}?`;
    },
    isWhole: true,
  },
  {
    test: /Can not find container in document with id (\S+)/,
    fix: ([, id = '']) =>
      `The page has no element with the id "${id}". Write container: "container", which is there, or add <div id="${id}"></div> to index.html.`,
    isWhole: true,
  },
  {
    test: /Stage has no container/,
    fix: () => 'Name the element to draw in: new Konva.Stage({ container: "container", width: 600, height: 400 }).',
  },
  { test: /You may only add layers to the stage/, fix: (_, flavour) => insideFix(flavour) },
  {
    test: /You may only add groups and shapes to (?:a layer|groups)/,
    fix: (_, flavour) => `A layer holds shapes and groups, a stage holds layers. ${insideFix(flavour)}`,
  },
  { test: /svelte-konva: .*(?:parent container|Stage as parent)/s, fix: (_, flavour) => insideFix(flavour) },
  {
    test: /each_key_duplicate/,
    fix: () =>
      'Two items of an {#each} block have the same key. Give every item one of its own: {#each items as item (item.id)}.',
    isWhole: true,
  },
  // Svelte writes the text between the error's code and the URL of its documentation.
  { test: /^Svelte error: \w+\n(.+)\nhttps:/s, fix: ([, text = '']) => text, isWhole: true },
  {
    test: /Maximum call stack size exceeded/,
    fix: () => 'A function calls itself without an end: give it a condition under which it stops.',
  },
  {
    test: /(?:SecurityError|IDBFactory|access to the Indexed Database|'caches').*/s,
    fix: () =>
      'The frame keeps nothing: hold the value in a variable, or in localStorage, which lasts until the next run.',
  },
  {
    test: /^NotAllowedError: .*[Cc]lipboard/s,
    fix: () => 'The frame may not use the clipboard: show the text in an <input> for the reader to copy.',
  },
  {
    test: /^NotAllowedError: The request is not allowed by the user agent/,
    fix: () =>
      'Safari says this about the clipboard, which the frame may not use (show the text in an <input> for the reader to copy), and about sound without a press.',
  },
];

/**
 * Adds to an error how to fix it.
 *
 * @param exported names that the packages export
 * @param place what is known of the program
 */
export function adviseError(
  error: FrameError,
  flavour: Flavour,
  exported: ExportedNames,
  place: ErrorPlace = {},
): FrameError {
  if (error.phase === 'blocked') return { ...error, message: blockedAdvice(error.name, error.message) };
  const text = inCommonWords(`${error.name}: ${error.message}`);
  for (const { test, fix, isWhole, since = 0 } of RULES) {
    if ((place.konva ?? INSTALLED) < since) continue;
    const match = test.exec(text);
    const sentence = match === null ? undefined : fix(match, flavour, exported, place);
    if (sentence === undefined) continue;
    return { ...error, message: isWhole ? sentence : `${withStop(error.message)} ${sentence}` };
  }
  const last = lastFix(text, flavour, place.line);
  return last === undefined ? error : { ...error, message: `${withStop(error.message)} ${last}` };
}

function withStop(message: string): string {
  const text = message.replace(/^Konva error: /, '').trim();
  return /[.!?:]$/.test(text) ? text : `${text}.`;
}
