import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES, isEngine, type Driver, type Engine } from './driver';
import { PuppeteerDriver } from './puppeteer-driver';
import { WebKitDriver } from './webkit-driver';
import { serveBuild } from '../../scripts/serve-build';
import { formatted } from '../../scripts/support/formatted';
import { BUILD_FOLDER, ROOT } from '../../testing/paths';

/** What an engine says about a program's mistake. */
interface Said {
  name: string;
  message: string;
  /** Its stack, with the address of the program's module written as `demo://index.ts`. */
  stack: string;
  line?: number;
  column?: number;
}

/** Mistakes of programs about which the player gives advice; each is a module, and the mistake is in its third line. */
const MISTAKES: Readonly<Record<string, string>> = {
  'undefined name': 'layerr.draw();',
  'name of React': 'useState(0);',
  'no Konva': 'new Konva.Stage({});',
  require: "require('konva');",
  'module.exports': 'module.exports = 1;',
  process: 'process.env.NODE_ENV;',
  jQuery: "$('#app');",
  'unknown class': 'const K = { Konva: {} }; const { Konva } = K; new Konva.Rectangle({});',
  'unknown class of a default': 'const Konva = { default: {} }; new Konva.default.Rectangle({});',
  'unknown class of an import': "import Konva from 'OBJECT'; new Konva.Rectangle({});",
  'unknown function': 'const stage = {}; stage.drawAll();',
  'ReactDOM.render': 'const ReactDOM = {}; ReactDOM.render();',
  'property of nothing': 'const node = undefined; node.fill;',
  'call of nothing': "const layer = { findOne() {} }; layer.findOne('.a').fill('red');",
  recursion: 'function again() { return again() + 1; } again();',
  'not iterable': 'const [a] = {};',
  constant: 'const one = 1; one = 2;',
  'missing export': "import { Rect } from 'EMPTY';",
  'missing default export': "import Rect from 'EMPTY';",
  'unknown package': "import thing from 'no-such-thing';",
};

async function record(driver: Driver): Promise<Record<string, Said>> {
  return driver.evaluate(async (mistakes) => {
    const said: Record<string, Said> = {};
    const empty = URL.createObjectURL(new Blob(['export const nothing = 1;'], { type: 'text/javascript' }));
    const object = URL.createObjectURL(new Blob(['export default {};'], { type: 'text/javascript' }));
    const read = (value: object, key: string) => {
      const found: unknown = Reflect.get(value, key);
      return typeof found === 'number' ? found : undefined;
    };
    for (const [name, code] of Object.entries(mistakes)) {
      const text = `\n\n${code.replace('EMPTY', empty).replace('OBJECT', object)}\n`;
      const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      const thrown: unknown = await import(url).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (!(thrown instanceof Error)) continue;
      const place = (part: string) => part.replaceAll(url, 'demo://index.ts').replaceAll(empty, 'demo://empty.ts');
      const line = read(thrown, 'line') ?? read(thrown, 'lineNumber');
      const column = read(thrown, 'column') ?? read(thrown, 'columnNumber');
      said[name] = {
        name: thrown.name,
        message: place(thrown.message),
        stack: place(thrown.stack ?? '')
          .split('\n')
          .slice(0, 3)
          .join('\n'),
        ...(line === undefined ? {} : { line }),
        ...(column === undefined ? {} : { column }),
      };
    }
    return said;
  }, MISTAKES);
}

const start = (engine: Engine): Promise<Driver> =>
  engine === 'webkit' ? WebKitDriver.start() : PuppeteerDriver.start(engine);

/** Writes what each engine says about each mistake, for the tests of the player's advice. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { browser: { type: 'string' } } });
  const file = path.join(
    import.meta.dirname,
    '../../packages/demo-engine/player/workshop/advice/recorded-messages.json',
  );
  const server = await serveBuild({ root: BUILD_FOLDER });
  const before: unknown = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const all: Record<string, unknown> = { ...(typeof before === 'object' ? before : {}) };
  try {
    for (const engine of values.browser === undefined ? ENGINES : ENGINES.filter((one) => one === values.browser)) {
      if (!isEngine(engine)) continue;
      const driver = await start(engine);
      try {
        // A page without a policy that would stop the modules.
        await driver.open(`${server.url}/robots.txt`);
        all[engine] = { version: driver.version, messages: await record(driver) };
      } finally {
        await driver.close();
      }
    }
  } finally {
    await server.close();
  }
  fs.writeFileSync(file, formatted(ROOT, path.relative(ROOT, file), JSON.stringify(all)));
}

await main();
