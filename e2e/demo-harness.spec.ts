import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Flavour } from '../packages/demo-engine/model/flavours';
import { HARNESS_ADDRESS } from '../testing/harness/build';
import type { DemoHarness, DemoRun, DemoToOpen } from '../testing/harness/demo-harness';
import { handCompiled } from '../testing/harness/empty-demos';
import { harnessFolder } from '../testing/paths';
import { test } from './support/harness-test';

/** Demos written for these tests, each with one fault or none. The harness must find the fault, and nothing where there is none. */

test.describe.configure({ mode: 'default' });

let made = 0;

/** A demo of one or more flavors, as the build would publish it. */
async function demoOf(sources: Partial<Record<Flavour, string>>): Promise<DemoToOpen & { flavours: Flavour[] }> {
  const id = `made-up/${process.pid}-${++made}`;
  const flavours = await Promise.all(
    (['vanilla', 'react', 'vue', 'svelte'] as const).flatMap((flavour) => {
      const code = sources[flavour];
      return code === undefined ? [] : [publish(id, flavour, code)];
    }),
  );
  return {
    id,
    published: { title: 'Made up', height: 200, flavours },
    flavours: flavours.map(({ flavour }) => flavour),
  };
}

async function publish(id: string, flavour: Flavour, code: string) {
  const compiled = await handCompiled(flavour, code);
  const file = `${id}.${flavour}.json`;
  const place = path.join(harnessFolder(), file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, JSON.stringify(compiled));
  const { packages } = compiled;
  return { flavour, files: [], lines: [], starts: [], compiledUrl: HARNESS_ADDRESS + file, assets: {}, packages };
}

async function runOf(harness: DemoHarness, flavour: Flavour, code: string): Promise<DemoRun> {
  const demo = await demoOf({ [flavour]: code });
  const run = await harness.run(demo, flavour, [flavour]);
  await run.release();
  return run;
}

const VANILLA = (more = '') => `
  import Konva from 'konva';
  const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
  const layer = new Konva.Layer();
  layer.add(new Konva.Rect({ name: 'box', x: 40, y: 40, width: 60, height: 40, fill: 'teal', draggable: true }));
  stage.add(layer);
  ${more}`;

/** A draggable box at (x, 40); `save` runs on drop, `effect` on mount. */
const BOXES: Readonly<Record<'react' | 'vue' | 'svelte', (save: string, props: string) => string>> = {
  react: (save, props) => `
    import { useState, memo } from 'react';
    import { jsx } from 'react/jsx-runtime';
    import { Layer, Rect, Stage } from 'react-konva';
    // React renders it only when its props change.
    const Box = memo(({ x, setX }) => {
      const onDragEnd = ({ target }) => { ${save} };
      return jsx(Rect, { name: 'box', width: 60, height: 40, fill: 'teal', draggable: true, onDragEnd, ${props} });
    });
    export default () => {
      const [x, setX] = useState(40);
      return jsx(Stage, { width: 300, height: 200, children: jsx(Layer, { children: jsx(Box, { x, setX }) }) });
    };`,
  vue: (save, props) => `
    import { h, ref, resolveComponent } from 'vue';
    import 'konva';
    export default {
      setup() {
        const state = ref(40);
        const setX = (x) => { state.value = x; };
        const onDragend = ({ target }) => { ${save} };
        const make = (name, config, children = [], on = {}) => h(resolveComponent(name), { config, ...on }, () => children);
        return () => {
          const x = state.value;
          const config = { name: 'box', width: 60, height: 40, fill: 'teal', draggable: true, ${props} };
          return make('v-stage', { width: 300, height: 200 }, [make('v-layer', {}, [make('v-rect', config, [], { onDragend })])]);
        };
      },
    };`,
  svelte: (save, props) => `
    import * as $ from 'svelte/internal/client';
    import { Layer, Rect, Stage } from 'svelte-konva';
    import 'svelte';
    export default (anchor) => {
      const state = $.state(40);
      const setX = (x) => $.set(state, x);
      const ondragend = ({ target }) => { ${save} };
      const config = () => { const x = $.get(state); return { ${props} }; };
      const props = { name: 'box', width: 60, height: 40, fill: 'teal', draggable: true, ondragend };
      for (const name of Object.keys(config())) Object.defineProperty(props, name, { get: () => config()[name], enumerable: true });
      const layer = (place) => Layer(place, { children: (inner) => Rect(inner, props) });
      Stage(anchor, { width: 300, height: 200, children: layer });
    };`,
};

for (const flavour of ['react', 'vue', 'svelte'] as const) {
  test(`the harness accepts a drag that is saved and reports one that is not: ${flavour}`, async ({ harness }) => {
    const saved = await runOf(harness, flavour, BOXES[flavour]('setX(target.x()); target.y(40);', 'x, y: 40'));
    await saved.handle().drag('box', { x: 50, y: 0 });
    expect((await saved.handle().node('box')).position.x).toBe(90);
    expect(await saved.drift()).toEqual([]);
    expect(await saved.unmount()).toEqual({});

    const notSaved = await runOf(harness, flavour, BOXES[flavour]('', 'x, y: 40'));
    await notSaved.handle().drag('box', { x: 50, y: 0 });
    expect(await notSaved.drift()).toEqual(['Rect "box": x from 90 to 40.']);

    const withoutProps = await runOf(harness, flavour, BOXES[flavour]('setX(target.x());', 'offsetX: x * 0'));
    await withoutProps.handle().drag('box', { x: 50, y: 0 });
    expect(await withoutProps.drift()).toEqual(['Rect "box" was dragged, and no prop holds that its x is 50.']);
  });
}

// svelte-konva has no strict mode: an effect writes only what has changed. The additional render above checks its demos.
for (const flavour of ['react', 'vue'] as const) {
  test(`the strict modes are on while a demo runs, and off for an exception: ${flavour}`, async ({ harness }) => {
    // A render for another reason while the box is dragged.
    const code = BOXES[flavour]('setX(39); setTimeout(() => setX(40));', 'x: 40, y: 40, opacity: x / 40');
    const demo = await demoOf({ [flavour]: code });
    const positions = async (loose: Flavour[]) => {
      const run = await harness.run({ ...demo, id: `${demo.id}-${loose.length}`, loose }, flavour, [flavour]);
      await run.release();
      await run.handle().drag('box', { x: 50, y: 0 });
      await run.handle().waitForNode('box', ({ attrs }) => attrs['opacity'] === 1);
      return (await run.handle().node('box')).position.x;
    };
    expect(await positions([])).toBe(40);
    expect(await positions([flavour])).toBe(90);
  });
}

/** Leftovers of an effect, and how to clean them up. */
const LEFT: readonly { name: string; effect: string; cleanUp: string }[] = [
  {
    name: 'listener for keydown on window',
    effect: `const key = () => undefined; window.addEventListener('keydown', key);`,
    cleanUp: `window.removeEventListener('keydown', key);`,
  },
  {
    name: 'listener for keydown on document',
    effect: `const gone = new AbortController(); document.addEventListener('keydown', () => undefined, { signal: gone.signal });`,
    cleanUp: 'gone.abort();',
  },
  {
    name: 'listener for resize on window',
    effect: 'window.onresize = () => undefined;',
    cleanUp: 'window.onresize = null;',
  },
  {
    name: "listener for change on matchMedia('print')",
    effect: `const print = matchMedia('print'); const change = () => undefined; print.addEventListener('change', change);`,
    cleanUp: `print.removeEventListener('change', change);`,
  },
  {
    name: 'setInterval',
    effect: 'const timer = setInterval(() => undefined, 50);',
    cleanUp: 'clearInterval(timer);',
  },
  {
    name: 'setTimeout',
    effect: 'const timer = setTimeout(() => undefined, 5000);',
    cleanUp: 'clearTimeout(timer);',
  },
  {
    name: 'requestAnimationFrame',
    effect: 'let frame; const next = () => { frame = requestAnimationFrame(next); }; next();',
    cleanUp: 'cancelAnimationFrame(frame);',
  },
  {
    name: 'running Konva.Animation',
    effect: 'const animation = new Konva.Animation(() => false); animation.start();',
    cleanUp: 'animation.stop();',
  },
  {
    name: 'object URL',
    effect: `const url = URL.createObjectURL(new Blob(['ink']));`,
    cleanUp: 'URL.revokeObjectURL(url);',
  },
  {
    name: 'Konva.Stage',
    effect: `const other = new Konva.Stage({ container: document.createElement('div'), width: 10, height: 10 });`,
    cleanUp: 'other.destroy();',
  },
];

const withEffect = (effect: string) => `
  import Konva from 'konva';
  import { useEffect } from 'react';
  import { jsx } from 'react/jsx-runtime';
  import { Layer, Rect, Stage } from 'react-konva';
  export default () => {
    useEffect(() => { ${effect} }, []);
    const box = jsx(Rect, { width: 60, height: 40, fill: 'teal' });
    return jsx(Stage, { width: 300, height: 200, children: jsx(Layer, { children: box }) });
  };`;

test('the harness reports what a demo leaves behind, and nothing if the demo cleans up', async ({ harness }) => {
  const all = LEFT.map(({ effect }) => `{ ${effect} }`).join('\n');
  const left = await (await runOf(harness, 'react', withEffect(all))).unmount();
  // The animation's loop is a leftover, too.
  const wanted = Object.fromEntries(LEFT.map(({ name }) => [name, name === 'requestAnimationFrame' ? 2 : 1]));
  expect(left).toEqual(wanted);

  const ends = LEFT.map(({ effect, cleanUp }) => `{ ${effect} ends.push(() => { ${cleanUp} }); }`).join('\n');
  const clean = `const ends = []; ${ends} return () => { for (const end of ends) end(); };`;
  expect(await (await runOf(harness, 'react', withEffect(clean))).unmount()).toEqual({});
});

test('an object URL that a timer will revoke is not a leftover', async ({ harness }) => {
  const save = `const url = URL.createObjectURL(new Blob(['ink'])); setTimeout(() => URL.revokeObjectURL(url), 10_000);`;
  expect(await (await runOf(harness, 'react', withEffect(save))).unmount()).toEqual({});
});

test('a vanilla demo’s animations must end with its stages', async ({ harness }) => {
  const loop = 'let frame; const next = () => { frame = requestAnimationFrame(next); }; next();';
  const others = `window.addEventListener('keydown', () => undefined); setTimeout(() => undefined, 5000);`;
  expect(await (await runOf(harness, 'vanilla', VANILLA(loop + others))).unmount()).toEqual({
    requestAnimationFrame: 1,
  });
  const ends = `${loop} stage.on('destroy', () => cancelAnimationFrame(frame)); ${others}`;
  expect(await (await runOf(harness, 'vanilla', VANILLA(ends))).unmount()).toEqual({});
});

test('pictures of flavors match regardless of the elements around, and differ by one small shape', async ({
  harness,
}) => {
  const vue = BOXES.vue('', 'x, y: 40');
  const dot = vue.replace(
    "[make('v-rect'",
    "[make('v-circle', { x: 200, y: 90, radius: 2, fill: 'black' }), make('v-rect'",
  );
  const same = await demoOf({ vanilla: VANILLA(), react: BOXES.react('', 'x, y: 40'), vue });
  const reference = (await harness.run(same, 'vanilla', same.flavours)).picture;
  expect(reference).toMatchObject({ canvases: 1, drawn: true, complete: true });
  for (const flavour of ['react', 'vue'] as const) {
    expect((await harness.run(same, flavour, same.flavours)).picture.hash, flavour).toBe(reference.hash);
  }
  expect(harness.reference?.png).toBeUndefined();

  const other = await demoOf({ vanilla: VANILLA(), vue: dot });
  await harness.run(other, 'vanilla', other.flavours);
  expect((await harness.run(other, 'vue', other.flavours)).picture.hash).not.toBe(reference.hash);
  expect(harness.reference?.png).toBeDefined();

  const button = (text: string) =>
    VANILLA(`document.body.append(Object.assign(document.createElement('button'), { textContent: '${text}' }));`);
  const [go, gu] = [await runOf(harness, 'vanilla', button('Go')), await runOf(harness, 'vanilla', button('Gu'))];
  expect(gu.picture.hash).not.toBe(go.picture.hash);
});

test('a flavor that waits does not run, and errors are reported for the flavor that caused them', async ({
  harness,
}) => {
  const counting = `
    let frames = 0;
    const next = () => { frames += 1; document.title = String(frames); requestAnimationFrame(next); };
    next();`;
  const faulty = `${BOXES.react('', 'x, y: 40')}
    console.error('not so'); setTimeout(() => { throw new Error('later'); }, 20);`;
  const demo = await demoOf({ vanilla: VANILLA(), react: faulty, vue: BOXES.vue('', 'x, y: 40') + counting });
  const vanilla = await harness.run(demo, 'vanilla', demo.flavours);
  await vanilla.release();
  expect(await vanilla.errors()).toEqual([]);

  const react = await harness.run(demo, 'react', demo.flavours);
  await react.release();
  const found = [expect.stringMatching(/^shown: Error: later \(App\.tsx, line \d+\)$/), 'error: not so'];
  await expect.poll(() => react.errors()).toEqual(found);

  const vue = await harness.run(demo, 'vue', demo.flavours);
  const titleOf = async () => Number(await vue.handle().evaluate(() => document.title));
  const atFront = await titleOf();
  await expect.poll(titleOf).toBeGreaterThan(atFront);
  expect(atFront).toBeLessThan(100);
  expect(await vue.errors()).toEqual([]);
});

test('a flavor that does not start does not fail the others', async ({ harness }) => {
  const demo = await demoOf({
    vanilla: VANILLA(),
    react: 'throw new Error("broken");',
    vue: BOXES.vue('', 'x, y: 40'),
  });
  expect((await harness.run(demo, 'vanilla', demo.flavours)).picture.drawn).toBe(true);
  await expect(harness.run(demo, 'react', demo.flavours)).rejects.toThrow(
    /does not run: its state is "failed"[\s\S]*broken/,
  );
  const vue = await harness.run(demo, 'vue', demo.flavours);
  expect(vue.picture.hash).toBe(harness.reference?.picture.hash);
});
