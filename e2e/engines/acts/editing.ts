import { FLAVOURS } from '../../../packages/demo-engine/model/flavours';
import type { Check } from '../checks';
import { expectThat, pause, type Reader } from '../reader';
import { EngineDemo } from '../shown-demo';
import { THROWS, vanilla } from './programs';

const BLANK = '/play?flavour=vanilla';

async function blank(reader: Reader): Promise<EngineDemo> {
  const demo = new EngineDemo(reader, 'blank');
  await demo.runs('vanilla');
  return demo;
}

/** A program that a reader might write, and the words that the player shows about it. */
function problem(name: string, code: string, ...words: readonly string[]): Check {
  return {
    name: `shown with advice: ${name}`,
    address: BLANK,
    allowed: /./,
    async run(reader) {
      const demo = await blank(reader);
      await demo.replaceCode(code);
      await demo.shows(...words);
    },
  };
}

/** What a reader writes, and what the player says about it. */
export const EDITING_ACTS: readonly Check[] = [
  {
    name: 'typed code runs and changes the drawing',
    address: BLANK,
    async run(reader) {
      const demo = await blank(reader);
      const before = await demo.rests();
      await demo.replaceCode(vanilla(''));
      await demo.changesFrom(before);
      await demo.edit();
      await reader.keys('Mod', 'End');
      await reader.driver.type('// typed words');
      await reader.sees('// typed words', `${demo.player} [role=textbox]`);
      await demo.runs('vanilla');
    },
  },
  {
    name: 'the console shows levels, objects and repeats',
    address: BLANK,
    allowed: /watch out|bad thing/,
    async run(reader) {
      const demo = await blank(reader);
      await demo.replaceCode(
        vanilla(
          "console.warn('watch out');\nconsole.error('bad thing');\nconsole.log({ answer: 42 });\nfor (let i = 0; i < 3; i += 1) console.log('again');",
        ),
      );
      await demo.logs('watch out');
      await demo.logs('bad thing');
      await demo.logs('answer');
      await demo.logs('again');
    },
  },
  ...FLAVOURS.map((flavour): Check => {
    const { code, file, line } = THROWS[flavour];
    return {
      name: `an error while modules are evaluated is shown once, with file and line: ${flavour}`,
      address: `/play?flavour=${flavour}`,
      allowed: /boom/,
      async run(reader) {
        const demo = new EngineDemo(reader, 'blank');
        await demo.runs(flavour);
        await demo.replaceCode(code);
        await demo.shows('boom', `${file}, line ${line}`);
        await pause(500);
        const times = await reader.ask(
          (player) => document.querySelectorAll(`${player} [role=alert] .kd-problem, ${player} [role=alert] li`).length,
          demo.player,
        );
        expectThat(times <= 1, `the error is shown once (${times} times)`);
      },
    };
  }),
  problem('a name that is not defined', vanilla('layerr.draw();'), 'layerr', 'line 6'),
  problem(
    'a class that Konva does not have',
    vanilla('layer.add(new Konva.Rectangle({ x: 1 }));'),
    'Did you mean Konva.Rect?',
    'line 6',
  ),
  problem('a function that does not exist', vanilla('stage.drawAll();'), 'drawAll', 'line 6'),
  problem('a property of nothing', vanilla("layer.findOne('.nothing').fill('red');"), 'fill', 'line 6'),
  problem(
    'recursion without an end',
    vanilla('function again(): number { return again() + 1; }\nagain();'),
    'calls itself without an end',
  ),
  problem('a loop without an end', vanilla('for (;;) {}'), 'loop', 'line 6'),
  problem('a database', vanilla("indexedDB.open('mine');"), 'keeps nothing'),
  problem('a mistake in the syntax', vanilla('const = 1;'), 'Does not compile', 'line 6'),
  problem(
    'a name that a package does not export',
    "import { Rect } from 'konva';\nnew Rect();\n",
    'konva has one export, its default one',
  ),
  problem('a package that is not there', "import thing from 'no-such-thing';\nthing();\n", 'no-such-thing'),
  problem('a rejected promise', vanilla("void Promise.reject(new Error('late'));"), 'late', 'line 6'),
  problem('an error in a timer', vanilla("setTimeout(() => {\n  throw new Error('tick');\n}, 10);"), 'tick', 'line 7'),
  problem('a text that is thrown', vanilla("throw 'a text';"), 'a text'),
  problem(
    'a request to another host',
    vanilla("void fetch('https://example.com/');"),
    'https://example.com/',
    'no network',
  ),
  problem(
    'a stage without a layer, in a container of another name',
    "import Konva from 'konva';\nnew Konva.Stage({ container: 'app', width: 9, height: 9 });\n",
    'The stage has no layer',
  ),
  {
    name: 'require works like an import',
    address: BLANK,
    async run(reader) {
      const demo = await blank(reader);
      const code = vanilla("console.log('required');");
      await demo.replaceCode(code.replace("import Konva from 'konva';", "const Konva = require('konva');"));
      await demo.logs('required');
    },
  },
  problem(
    'the clipboard without a press',
    vanilla("navigator.clipboard.writeText('x').catch((error) => { throw error; });"),
    'clipboard',
  ),
  {
    name: 'an error in a press is shown with its line',
    address: BLANK,
    allowed: /pressed/,
    async run(reader) {
      const demo = await blank(reader);
      const before = await demo.rests();
      await demo.replaceCode(vanilla("stage.on('pointerdown', () => {\n  throw new Error('pressed');\n});"));
      await demo.changesFrom(before);
      await reader.pressAt(await demo.point(0.2, 0.3));
      await demo.shows('pressed', 'line 7');
    },
  },
  {
    name: 'a corrected error disappears',
    address: BLANK,
    allowed: /layerr/,
    async run(reader) {
      const demo = await blank(reader);
      await demo.replaceCode(vanilla('layerr.draw();'));
      await demo.shows('layerr');
      await demo.replaceCode(vanilla('layer.draw();'));
      await reader.gone(`${demo.player} [role=alert] *`);
      await demo.runs('vanilla');
    },
  },
  {
    name: 'completion offers the members of a class',
    address: BLANK,
    allowed: /./,
    async run(reader) {
      const demo = await blank(reader);
      await demo.replaceCode("import Konva from 'konva';\nconst box = new Konva.Rect({ width: 40 });\nbox");
      await reader.driver.type('.cornerR');
      await reader.sees('cornerRadius', '.cm-tooltip-autocomplete');
      await pause(150);
      await reader.keys('Enter');
      await reader.sees('box.cornerRadius', `${demo.player} [role=textbox]`);
    },
  },
  {
    name: 'the type check finds a wrong type',
    address: BLANK,
    async run(reader) {
      const demo = await blank(reader);
      await demo.replaceCode("import Konva from 'konva';\nconst rect = new Konva.Rect({ x: 1 });\nrect.x('one');\n");
      await demo.button('Check types');
      await reader.sees("type 'string'", `${demo.player} [role=alert]`, 90_000);
    },
  },
  {
    name: 'the editor finds words and folds',
    address: BLANK,
    async run(reader) {
      const demo = await blank(reader);
      await demo.edit();
      await reader.keys('Mod', 'f');
      await reader.until(
        'the field to find words',
        () => document.querySelector('.cm-search input') !== null,
        undefined,
      );
      await reader.driver.type('Stage');
      await reader.until('a match', () => document.querySelector('.cm-searchMatch') !== null, undefined);
    },
  },
  {
    name: 'undo takes an edit back',
    address: BLANK,
    async run(reader) {
      const demo = await blank(reader);
      await demo.replaceCode(vanilla('// mine'));
      await reader.sees('// mine', `${demo.player} [role=textbox]`);
      await reader.keys('Mod', 'z');
      await reader.until(
        'the edit is gone',
        (player) => !document.querySelector(`${player} [role=textbox]`)?.textContent?.includes('// mine'),
        demo.player,
      );
    },
  },
  {
    name: 'edits survive a reload, and Reset takes them back',
    address: '/docs/shapes/Circle.html',
    async run(reader) {
      const circle = () => new EngineDemo(reader, 'tutorials/shapes/Circle');
      await circle().runs('vanilla');
      await circle().replaceCode(vanilla("console.log('kept');"));
      await circle().logs('kept');
      await reader.open('/docs/shapes/Circle.html');
      await circle().logs('kept');
      await circle().button('Reset code');
      await reader.press({ css: 'button', name: 'Discard them' });
      await reader.until(
        'the code of the site is back',
        (player) => !document.querySelector(player)?.textContent?.includes('kept'),
        circle().player,
      );
      await circle().runs('vanilla');
    },
  },
];
