import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { transform } from 'sucrase';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { installedLibrary, installedModel } from '../testing';
import { PAGE_NAMES, type ApiModel } from '../model';
import { liveCode, liveExamples } from '../supplement/live';
import { EXAMPLE_PREAMBLE } from './example-preamble';
import {
  allExamples,
  isPublicUse,
  loggedLines,
  withCheckedComments,
  withoutImport,
  type PlacedExample,
} from './examples';
import { EVENT_ORDER } from './event-parts';
import { performGestures } from './example-gestures';

let model: ApiModel;
let examples: PlacedExample[] = [];
let live: PlacedExample[] = [];
const library = installedLibrary();

beforeAll(async () => {
  model = await installedModel();
  examples = allExamples(model);
  live = Object.entries(liveExamples).map(([place, example]) => ({ place: `live ${place}`, code: liveCode(example) }));
}, 30_000);

describe('examples on the pages', () => {
  test('are there for all events, and for at least nine of ten members of public use', () => {
    const events = model.pages.flatMap((page) => page.events ?? []);
    expect(events.filter(({ examples: own }) => own.length === 0).map(({ name }) => name)).toEqual([]);
    const used = model.pages.flatMap((page) =>
      page.members.filter((member) => isPublicUse(page, member)).map((member) => ({ place: page.name, member })),
    );
    const without = used.filter(({ member }) => member.examples.length === 0);
    const names = without.map(({ place, member }) => `${place}.${member.anchor}`);
    expect(without.length / used.length, names.join(', ')).toBeLessThan(0.1);
  });

  test('say what they give, for at least nine of ten members: a value, or what one sees', () => {
    const used = model.pages.flatMap((page) =>
      page.members
        .filter((member) => isPublicUse(page, member))
        .map((member) => ({ place: `${page.name}.${member.anchor}`, code: member.examples.join('\n') })),
    );
    const silent = used.filter(({ code }) => !/\/\/ \S/.test(code)).map(({ place }) => place);
    expect(silent.length / used.length, silent.join(', ')).toBeLessThan(0.1);
  });

  test('of events say what they print', () => {
    const silent = examples.filter(({ place, code }) => place.includes(' event ') && loggedLines(code).length === 0);
    expect(silent.map(({ place }) => place)).toEqual([]);
  });

  test('that run live are short, and every page that can draw has one', () => {
    for (const { place, code } of live) expect(code.split('\n').length, place).toBeLessThan(24);
    const without = PAGE_NAMES.filter((name) => !Object.hasOwn(liveExamples, name));
    expect(without).toEqual(['Canvas', 'Easings', 'FastLayer', 'Filters', 'Transform', 'Util']);
  });

  test('pass the type checker', () => {
    expect(typeProblems([...examples, ...live])).toEqual([]);
  }, 60_000);

  test('run in a browser without errors, with the values that their comments state', async () => {
    expect(await runProblems([...examples, ...live])).toEqual([]);
  }, 120_000);
});

describe('events', () => {
  test('fire in the order that the page states', async () => {
    const fired = await firedOrder();
    expect(fired).toEqual(Object.fromEntries(EVENT_ORDER));
  }, 60_000);
});

/** Events of a shape during real input of mouse and finger, by gesture. */
async function firedOrder(): Promise<Record<string, string[]>> {
  const browser = await launch();
  try {
    const page = await browser.newPage({ hasTouch: true });
    await page.setContent('<body style="margin:0"><div id="container"></div>');
    await page.addScriptTag({ content: readFileSync(path.join(library.root, 'konva.js'), 'utf8') });
    const names = [...new Set(EVENT_ORDER.flatMap(([, events]) => events))].join(' ');
    await page.evaluate(`{
      ${transform(EXAMPLE_PREAMBLE, { transforms: ['typescript'] }).code}
      globalThis.fired = [];
      layer.children.filter((child) => child !== rect).forEach((child) => child.hide());
      rect.on('${names}', (event) => fired.push(event.type));
      globalThis.rect = rect;
      layer.draw();
    }`);
    const orders: Record<string, string[]> = {};
    const gesture = async (name: string, act: () => Promise<void>) => {
      await page.evaluate('fired = []');
      await act();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
      orders[name] = await page.evaluate('fired');
    };
    const { mouse } = page;
    await mouse.move(300, 250);
    await gesture('The mouse moves onto a shape', () => mouse.move(100, 70));
    const click = async () => {
      await mouse.down();
      await mouse.up();
    };
    await gesture('A click', click);
    await gesture('The second click', click);
    await page.evaluate('rect.draggable(true)');
    await gesture('A drag with the mouse', async () => {
      await mouse.down();
      await page.evaluate("rect.off('mousemove pointermove')");
      await mouse.move(110, 80);
      await mouse.up();
    });
    await page.evaluate('rect.draggable(false)');
    await gesture('The mouse leaves the shape', () => mouse.move(390, 290));
    await page.evaluate(
      "Konva.dblClickWindow = 0; rect.off('mousemove mouseover mouseenter pointerover pointerenter')",
    );
    await gesture('A tap', () => page.touchscreen.tap(100, 70));
    return orders;
  } finally {
    await browser.close();
  }
}

function launch() {
  const installed = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({
    // Without it, Playwright's own browser.
    ...(existsSync(installed) ? { executablePath: installed } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}

/** Checks all examples as one file, each in its own function below the preamble. */
function typeProblems(all: PlacedExample[]): string[] {
  const name = path.join(library.root, '..', '__examples.ts');
  const starts: { line: number; place: string }[] = [];
  let text = `import Konva from 'konva';\n${EXAMPLE_PREAMBLE}\nexport const all = [stage, layer];\n`;
  all.forEach(({ place, code }, index) => {
    starts.push({ line: text.split('\n').length, place });
    text += `export async function example${index}(): Promise<void> {\n${withoutImport(code)}\n}\n`;
  });
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022) : read(file, ...rest);
  host.fileExists = (file) => file === name || existsSync(file);
  const program = ts.createProgram([name], options, host);
  const source = program.getSourceFile(name);
  return ts.getPreEmitDiagnostics(program, source).map((problem) => {
    const line = source ? source.getLineAndCharacterOfPosition(problem.start ?? 0).line + 1 : 0;
    const place = starts.findLast((start) => start.line <= line)?.place ?? 'preamble';
    return `${place}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')} (${text.split('\n')[line - 1]?.trim() ?? ''})`;
  });
}

/** Runs each example in Chromium with Konva's own bundle, on a new stage and with the root's settings reset. */
async function runProblems(all: PlacedExample[]): Promise<string[]> {
  const scripts = all.map(({ place, code }) => ({
    place,
    printed: loggedLines(code),
    script: transform(`${EXAMPLE_PREAMBLE}\n{\n${withCheckedComments(withoutImport(code))}\n}`, {
      transforms: ['typescript'],
      disableESTransforms: true,
    }).code,
  }));
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.setContent('<div id="container"></div>');
    await page.addScriptTag({ content: readFileSync(path.join(library.root, 'konva.js'), 'utf8') });
    await page.evaluate(`globalThis.__gestures = ${performGestures.toString()}`);
    return await page.evaluate(async (items) => {
      const root: unknown = Reflect.get(window, 'Konva');
      if (typeof root !== 'object' || root === null) return ['The library did not load.'];
      const switches = Object.entries(root).filter(([, value]) => ['boolean', 'number'].includes(typeof value));
      const problems: string[] = [];
      let place = '';
      const fail = (error: unknown) => problems.push(`${place}: ${String(error)}`);
      addEventListener('error', (event) => fail(event.message));
      addEventListener('unhandledrejection', (event) => fail(event.reason));
      // A comment that is a value must equal the value of its line; comments in words are ignored.
      Reflect.set(window, '__same', (value: unknown, comment: string) => {
        let said: unknown;
        try {
          said = new Function(`return (${comment})`)();
        } catch {
          return;
        }
        if (JSON.stringify(said) !== JSON.stringify(value)) fail(`says ${comment}, gives ${JSON.stringify(value)}`);
      });
      let logs: string[] = [];
      const log = (...values: unknown[]) =>
        logs.push(values.map((value) => (typeof value === 'string' ? value : String(JSON.stringify(value)))).join(' '));
      Reflect.set(console, 'log', log);
      console.error = (...values: unknown[]) => fail(values.join(' '));
      const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as FunctionConstructor;
      for (const item of items) {
        place = item.place;
        logs = [];
        try {
          await new AsyncFunction('Konva', item.script)(root);
          // Redraws, tweens and loads that the example started.
          await new Promise((resolve) => setTimeout(resolve));
          if (place.includes(' event ')) Reflect.get(window, '__gestures')(Reflect.get(root, 'stages')[0]);
          for (const line of item.printed)
            if (!logs.includes(line)) fail(`prints ${JSON.stringify(logs)}, says ${line}`);
        } catch (error) {
          fail(error);
        }
        for (const stage of [...Reflect.get(root, 'stages')]) stage.destroy();
        for (const [key, value] of switches) Reflect.set(root, key, value);
        document.body.innerHTML = '<div id="container"></div>';
      }
      return problems;
    }, scripts);
  } finally {
    await browser.close();
  }
}
