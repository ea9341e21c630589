import { describe, expect, it } from 'vitest';
import { FAULTS } from '../../../frame-advice/stage-faults';
import type { Flavour } from '../../../model/flavours';
import type { ConsoleEntry, FrameError } from '../../../model/messages';
import { adviseConsole, adviseError, type ErrorPlace } from '.';
import type { ExportedNames } from './missing-export';

const exported: ExportedNames = {
  konva: ['default'],
  react: ['default', 'useEffect', 'useState'],
  'react-dom': ['createPortal', 'default', 'flushSync'],
  'react-dom/client': ['createRoot', 'default'],
  'react-konva': ['Circle', 'Layer', 'Rect', 'Stage'],
  'react-konva-utils': ['Html'],
  'use-image': ['default'],
  svelte: ['mount', 'onMount'],
  'svelte-konva': ['Circle', 'Layer', 'Rect', 'Stage'],
  vue: ['computed', 'ref'],
  '#advice': ['Circel'],
};

function advised(
  message: string,
  { flavour = 'react' as Flavour, name = 'Error', phase = 'run' as const } = {},
): string {
  return adviseError({ phase, name, message }, flavour, exported).message;
}

function noted(text: string, flavour: Flavour = 'react', level: ConsoleEntry['level'] = 'error') {
  return adviseConsole({ level, at: 0, values: [{ kind: 'text', text }] }, flavour);
}

describe('advice for errors', () => {
  it.each([
    ['stage.find(...).each is not a function', 'write .forEach in place of .each'],
    ['stage.find(...).toArray is not a function', 'leave .toArray() out'],
    ['stage.find(...).destroy is not a function', 'write .forEach((node) => node.destroy())'],
    ['stage.get is not a function', 'write find'],
    ["Cannot read properties of undefined (reading 'toCollection')", 'Konva has no Collection'],
    ['this.$set is not a function', 'Vue 3 has no $set'],
    ['Expected ref to be a function, an object returned by React.createRef(), or undefined/null.', 'useRef(null)'],
    ["Failed to execute 'drawImage' on 'CanvasRenderingContext2D': …", 'Load it: const [image] = useImage('],
  ])('older code: %s', (message, told) => expect(advised(message, { name: 'TypeError' })).toContain(told));

  it.each([
    ['t.getParent is not a function', 'layer.add(...list)'],
    ["Cannot read properties of undefined (reading 'getParent')", 'does not exist yet'],
    ['tween.start is not a function', 'write play()'],
    ['fadeTween.start is not a function', 'write play()'],
    ['animation.play is not a function', 'write start()'],
    ['this.fill is not a function', 'node.fill(value) in place of node.fill = value'],
    ["Cannot read properties of null (reading 'getStage')", 'useEffect'],
  ])('misused methods: %s', (message, told) => expect(advised(message, { name: 'TypeError' })).toContain(told));

  it.each<[string, string, Flavour?]>([
    ["Cannot read properties of null (reading 'addEventListener')", 'add it to index.html', 'vanilla'],
    ["Cannot set properties of null (setting 'onclick')", 'add it to index.html', 'vanilla'],
    ["Cannot read properties of null (reading 'x')", 'until the pointer has been over the stage', 'vanilla'],
    ["Cannot read properties of undefined (reading 'map')", 'give it a default value'],
    ['Too many re-renders. React limits the number of renders.', 'onClick={() => setX(10)}'],
    ["Failed to construct 'Worker': Script at 'about:srcdoc/w.js' cannot be accessed", 'import.meta.url', 'vanilla'],
    ["Cannot destructure property 'jsPDF' of 'window.jspdf' as it is undefined.", 'stage.toDataURL()', 'vanilla'],
    ['layer.removeAllChildren is not a function', 'destroyChildren()', 'vanilla'],
    ['this.stage.update is not a function', 'draw()', 'vanilla'],
    ['d3.max is not a function', 'd3-scale', 'vanilla'],
    ['Assignment to constant variable.', 'let'],
    ["Cannot access 'stage' before initialization", 'declaration of stage'],
    ["Failed to execute 'drawImage' on 'CanvasRenderingContext2D': …", 'Konva.Image.fromURL', 'vanilla'],
  ])('beginners: %s', (message, told, flavour = 'react') =>
    expect(advised(message, { name: 'TypeError', flavour })).toContain(told),
  );

  it('names without an import that are other libraries, or misspelled, are told', () => {
    const of = (name: string) => advised(`${name} is not defined`, { name: 'ReferenceError', flavour: 'vanilla' });
    expect(of('konva')).toContain('Did you mean Konva?');
    expect(of('TweenMax')).toContain('the library gsap, which is not here. Use Konva.Tween');
  });

  it.each<[string, string, ErrorPlace, Flavour?]>([
    [
      'cells.on is not a function',
      'cells.forEach((node) => node.on(…))',
      { source: 'var cells = stage.find(".cell");' },
    ],
    ['hex.animate is not a function', 'to({ x: 100', { source: 'const hex = new Konva.RegularPolygon({});' }],
    ['stage.toDataUrl is not a function', 'Did you mean toDataURL()?', {}],
    ['circles.push is not a function', 'circles.value.push(', { source: 'const circles = ref([])' }, 'vue'],
    ['object is not iterable', 'transformer.nodes([node])', { line: 'tr.nodes(rect);' }],
    ['i.getLayer is not a function', 'getNode()', {}, 'vue'],
    ["Failed to execute 'createPattern' on 'CanvasRenderingContext2D': …", 'fillPatternImage is a text', {}],
    [
      "Cannot read properties of undefined (reading 'add')",
      'write an arrow function',
      { line: 'this.layer.add(a);' },
      'vanilla',
    ],
    [
      "Cannot read properties of undefined (reading 'stage')",
      'this is undefined here',
      { line: 'this.stage.on("a");' },
      'vanilla',
    ],
    [
      "Cannot read properties of undefined (reading 'fill')",
      'a dot before a name',
      { line: "stage.findOne('box').fill('blue');" },
      'vanilla',
    ],
    ['Konva.Polygon is not a constructor', 'closed: true', {}],
  ])('with its source: %s', (message, told, place, flavour = 'react') => {
    const error = { phase: 'run', name: 'TypeError', message } as const;
    expect(adviseError(error, flavour, exported, place).message).toContain(told);
  });

  it('a name that nothing declares', () => {
    expect(advised('HEIGHT is not defined', { name: 'ReferenceError' })).toContain('Nothing declares HEIGHT');
    const inSvelte = advised('useState is not defined', { name: 'ReferenceError', flavour: 'svelte' });
    expect(inSvelte).toContain('let x = $state(10)');
  });

  it('follows the chosen version of Konva: a collection has its own methods up to 7, and layers are drawn by hand', () => {
    const of = (message: string, konva?: number) =>
      adviseError({ phase: 'run', name: 'TypeError', message }, 'vanilla', exported, { konva }).message;
    for (const message of [
      'stage.find(...).each is not a function',
      'stage.find(...).toArray is not a function',
      "Cannot read properties of undefined (reading 'toCollection')",
    ]) {
      expect(of(message, 7)).toBe(message);
      expect(of(message, 8)).not.toBe(message);
      expect(of(message)).not.toBe(message);
    }
    expect(of('layer.refresh is not a function', 7)).toContain('layer.draw() is called');
    expect(of('layer.refresh is not a function', 9)).toContain('rarely needed');
    expect(of('stage.get is not a function', 7)).toContain('write find');
  });

  it('methods of objects that are no nodes stay as they are', () => {
    expect(advised('socket.emit is not a function', { name: 'TypeError' })).toBe('socket.emit is not a function');
  });

  it('a line that takes a component’s node early is told by its text', () => {
    const error = { phase: 'run', name: 'TypeError', message: "Cannot read properties of undefined (reading 'x')" };
    const of = (line: string) => adviseError({ ...error, phase: 'run' }, 'react', exported, { line }).message;
    expect(of('  box.current.x();')).toContain('useEffect');
    // What has no value is named; nothing is said of refs.
    expect(of('  point.x;')).toContain('point is undefined on this line');
    expect(of('  point.x;')).not.toContain('useEffect');
  });

  it('names of faults in the scene get what to write', () => {
    const of = (name: string, message: string, flavour: Flavour = 'vanilla') => advised(message, { name, flavour });
    expect(of(FAULTS.filter, 'The Image has filters.', 'vue')).toContain('getNode().cache()');
    expect(of(FAULTS.uncalled, 'The attribute x of the Rect is a method in place of its value.')).toContain('node.x()');
    expect(of(FAULTS.uncalled, 'The text of the Text has the code of a method.')).toContain('node.x()');
    expect(of(FAULTS.assigned, 'The method y of the Rect was overwritten with a value.')).toContain('node.y(value)');
    expect(
      of(FAULTS.unscaled, 'A transform changes the scale, and height() of the Rect is still old.', 'react'),
    ).toContain('height: node.height() * node.scaleY() into the state, then node.scaleY(1)');
    for (const words of [
      "Class constructor e cannot be invoked without 'new'",
      "class constructors must be invoked with 'new'",
      'Cannot call a class constructor Rect without |new|',
    ])
      expect(of('TypeError', words, 'react')).toContain('For a component, write import { Rect } from "react-konva".');
    expect(of(FAULTS.pair, 'The image of an Image is a list.')).toContain('const [image] = useImage');
    expect(of(FAULTS.attribute, 'The Text has no attribute fontsize. Write fontSize.')).toMatch(/Write fontSize\.$/);
  });

  it.each([
    ['Konva warning: [object Function] is a not valid value for "x" attribute. The value should be a number.', 'x()'],
    [
      'Konva warning: "function() { return arguments.length ? (this[t](arguments[0]), this) : this[n]() }10" is a not valid value for "y" attribute.',
      'y()',
    ],
    ['Konva warning: NaN is a not valid value for "width" attribute. The value should be a number.', 'not a number'],
    ['Cannot update during an existing state transition (such as within `render`).', 'onClick={this.handleClick}'],
    ['Cannot update a component (`App`) while rendering a different component (`Box`).', 'while a component renders'],
  ])('warnings about values: %s', (text, told) => expect(noted(text, 'vanilla', 'warn')?.message).toContain(told));

  it('a config that is a text', () =>
    expect(
      noted(
        '[Vue warn]: Invalid prop: type check failed for prop "config". Expected Object, got String with value "{".',
        'vue',
        'warn',
      )?.message,
    ).toContain(':config='));

  it.each([
    ['el-button', 'belongs to Element Plus'],
    ['v-btn', 'belongs to Vuetify'],
    ['konva-star', 'Did you mean <v-star>?'],
    ['v-rectangle', 'Did you mean <v-rect>?'],
  ])('the tag %s', (tag, told) =>
    expect(noted(`[Vue warn]: Failed to resolve component: ${tag}`, 'vue', 'warn')?.message).toContain(told),
  );

  it.each<[message: string, flavour: Flavour, name: string, told: string]>([
    [
      '"react-dom" does not export "render".',
      'react',
      'SyntaxError',
      'Export the component (export default function App()',
    ],
    ['"react-dom" does not export "createRoot".', 'react', 'SyntaxError', 'Import it from "react-dom/client".'],
    ['"react-konva" does not export "Circel".', 'react', 'SyntaxError', 'Did you mean Circle?'],
    ['"react-konva" does not export "Rectangle".', 'react', 'SyntaxError', 'Did you mean Rect?'],
    ['"react-konva" does not export "useImage".', 'react', 'SyntaxError', 'Write import useImage from "use-image".'],
    ['"react-konva" does not export "Html".', 'react', 'SyntaxError', 'import { Html } from "react-konva-utils"'],
    ['"react-konva" does not export "default".', 'react', 'SyntaxError', 'import { Circle, Layer } from "react-konva"'],
    ['"react-konva" does not export "Zzzzzzzzzz".', 'react', 'SyntaxError', 'It exports Circle, Layer, Rect, Stage.'],
    ['"konva" does not export "Rect".', 'vanilla', 'SyntaxError', 'import Konva from "konva", then Konva.Rect.'],
    ['"parts/star.ts" does not export "star".', 'vanilla', 'SyntaxError', 'Write export before star in parts/star.ts.'],
    ['ReactDOM.render is not a function', 'react', 'TypeError', 'React 19 has no render'],
    ['require is not defined', 'vanilla', 'ReferenceError', 'write import Konva from "konva"'],
    ['module is not defined', 'vanilla', 'ReferenceError', 'write export in place of module.exports'],
    ['process is not defined', 'vanilla', 'ReferenceError', 'no Node.js in a browser'],
    ['$ is not defined', 'vanilla', 'ReferenceError', 'jQuery is not here'],
    ['"vue" does not export "default".', 'vue', 'SyntaxError', 'import { createApp, ref } from "vue"'],
    ['Konva is not defined', 'vanilla', 'ReferenceError', 'import Konva from "konva"'],
    ['useState is not defined', 'react', 'ReferenceError', 'import { useState } from "react"'],
    ['Rect is not defined', 'svelte', 'ReferenceError', 'import { Rect } from "svelte-konva"'],
    ['Rect is not defined', 'vanilla', 'ReferenceError', 'write Konva.Rect'],
    ["Can't find variable: ref", 'vue', 'ReferenceError', 'import { ref } from "vue"'],
    ['Konva.Rectangle is not a constructor', 'vanilla', 'TypeError', 'Did you mean Konva.Rect?'],
    ['Can not find container in document with id app', 'vanilla', 'Error', 'no element with the id "app"'],
    ['Konva error: You may only add layers to the stage.', 'vue', 'Error', '<v-stage …><v-layer>'],
    ['Maximum call stack size exceeded', 'vanilla', 'RangeError', 'calls itself without an end'],
    [
      'The request is not allowed by the user agent or the platform in the current context, possibly because the user denied permission.',
      'vanilla',
      'NotAllowedError',
      'the clipboard, which the frame may not use',
    ],
    ['each_key_duplicate\nKeyed each block\nhttps://svelte.dev/e/a', 'svelte', 'Svelte error', 'have the same key'],
    ['effect_orphan\nNo effect here\nhttps://svelte.dev/e/a', 'svelte', 'Svelte error', 'No effect here'],
    ['The stage is 0 by 0 pixels.', 'svelte', FAULTS.size, '<Stage width={600} height={400}>'],
    ['The stage has no layer.', 'vanilla', FAULTS.layer, 'stage.add(layer);'],
    [
      'The Rect has its attributes inside "config".',
      'svelte',
      FAULTS.config,
      'svelte-konva takes each attribute by itself',
    ],
  ])('%s (%s)', (message, flavour, name, told) => {
    expect(advised(message, { flavour, name })).toContain(told);
  });

  it('does not change errors that it does not know', () => {
    const error: FrameError = {
      phase: 'event',
      name: 'TypeError',
      message: 'x is not iterable',
      file: 'App.tsx',
      line: 3,
    };
    expect(adviseError(error, 'react', exported)).toEqual(error);
  });

  it.each([
    ['img-src', 'import picture from "./picture.png"'],
    ['connect-src', 'Write the data into the code'],
    ['font-src', 'Arial or Georgia'],
    ['script-src-elem', 'Import packages by their name'],
    ['style-src-elem', 'import "./style.css"'],
  ])('says what to do instead of a request blocked by %s', (name, told) => {
    const message = 'A demo has no network: https://example.com/a was not loaded. Put the file beside the demo.';
    const { message: advice } = adviseError({ phase: 'blocked', name, message }, 'vanilla', exported);
    expect(advice).toContain('https://example.com/a was not loaded.');
    expect(advice).toContain(told);
    expect(advice).not.toContain('beside the demo');
  });

  it('keeps the advice about code generated from text', () => {
    const message = 'A demo has no network: code made from text was not loaded. Write a function instead of eval.';
    expect(adviseError({ phase: 'blocked', name: 'script-src', message }, 'vanilla', exported).message).toBe(message);
  });
});

describe('advice for warnings of libraries in the console', () => {
  it.each<[text: string, flavour: Flavour, told: string]>([
    ['<Rect /> is using incorrect casing. Use PascalCase', 'react', '<Rect> is not inside a <Stage>'],
    ['The tag <rect> is unrecognized in this browser.', 'react', 'Write it with a capital'],
    ['Konva has no node with the type circle. Group will be used', 'react', 'import { Circle } from "react-konva"'],
    ['Konva has no node with the type div. Group will be used', 'react', 'Put it beside <Stage>'],
    [
      'Text components are not supported for now in ReactKonva. Your text is: "Hello"',
      'react',
      '<Text text="Hello" />',
    ],
    ['vue-konva error: Can not find parent node', 'vue', 'not inside a <v-stage>'],
    ['[Vue warn]: Component <App>: setup function returned a promise, but no <Suspense>', 'vue', 'onMounted(async'],
    [
      'Konva warning: 20px is a not valid value for "radius" attribute. The value should be a number.',
      'vanilla',
      'radius: 20',
    ],
    [
      'Konva warning: 16711680 is a not valid value for "fill" attribute. The value should be a string or gradient.',
      'vanilla',
      'fill: "red"',
    ],
    ['[Vue warn]: Failed to resolve component: v-rectangle', 'vue', 'Did you mean <v-rect>?'],
    ['[Vue warn]: Failed to resolve component: RegularPolygon', 'vue', 'Did you mean <v-regular-polygon>?'],
    ['[Vue warn]: Property "circle" was accessed during render but is not defined', 'vue', 'The template uses circle'],
  ])('%s', (text, flavour, told) => {
    expect(noted(text, flavour)?.message).toContain(told);
  });

  it('ignores other console entries', () => {
    expect(noted('Each child in a list should have a unique "key" prop.')).toBeUndefined();
    expect(noted('The tag <blink> is unrecognized in this browser.')).toBeUndefined();
    expect(noted('vue-konva error: Can not find parent node', 'vue', 'log')).toBeUndefined();
  });
});
