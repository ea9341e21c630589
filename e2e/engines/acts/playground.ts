import { FLAVOURS } from '../../../packages/demo-engine/model/flavours';
import type { Check } from '../checks';
import { expectThat, type Reader } from '../reader';
import { EngineDemo } from '../shown-demo';
import { vanilla } from './programs';

async function blank(reader: Reader): Promise<EngineDemo> {
  const demo = new EngineDemo(reader, 'blank');
  await demo.runs('vanilla');
  return demo;
}

/** What a reader does in the playground. */
export const PLAYGROUND_ACTS: readonly Check[] = [
  ...FLAVOURS.map((flavour): Check => ({
    name: `the playground starts blank and runs ${flavour}`,
    address: `/play?flavour=${flavour}`,
    async run(reader) {
      const demo = new EngineDemo(reader, 'blank');
      await demo.runs(flavour);
      await demo.draws();
    },
  })),
  {
    name: 'a shared link holds the code, and runs after Run',
    address: '/play?flavour=vanilla',
    async run(reader) {
      const demo = await blank(reader);
      await demo.replaceCode(vanilla("console.log('shared words');"));
      await demo.logs('shared words');
      await demo.button('Share');
      const link = await reader.until(
        'the link',
        () => [...document.querySelectorAll('input')].find((one) => one.value.includes('#'))?.value,
        undefined,
      );
      await reader.press({ css: 'button', name: 'Copy link' });
      await reader.sees('Link copied.', 'dialog, [role=dialog]', 5000);
      const { pathname, search, hash } = new URL(link ?? '');
      await reader.open('/docs/index.html');
      await reader.open(pathname + search + hash);
      const got = new EngineDemo(reader, 'shared');
      await reader.sees('This code came with a link.', got.player);
      await got.button('Run');
      await got.logs('shared words');
    },
  },
  {
    name: 'a program’s hash, history and links to fragments stay in its frame',
    address: '/play?flavour=vanilla',
    async run(reader) {
      const demo = await blank(reader);
      const entries = () => reader.ask(() => history.length, undefined);
      const before = await entries();
      await demo.replaceCode(
        vanilla(`addEventListener('hashchange', () => console.log('hash ' + location.hash));
location.hash = 'one';
history.pushState({ at: 2 }, '', '#two');
addEventListener('popstate', (event) => console.log('popped ' + location.hash));
setTimeout(() => history.back(), 300);
const link = Object.assign(document.createElement('a'), { href: '#three', textContent: 'three' });
document.body.append(link);
setTimeout(() => link.click(), 1200);`),
      );
      await demo.logs('hash #one');
      await demo.logs('popped #one');
      await demo.logs('hash #three');
      expectThat((await entries()) === before, 'the page’s history has no more entries');
      await demo.runs('vanilla');
    },
  },
  {
    name: 'a file is added, used, and deleted',
    address: '/play?flavour=vanilla',
    async run(reader) {
      const demo = await blank(reader);
      await demo.button('Add file');
      await reader.until(
        'the field has the focus',
        () => document.activeElement instanceof HTMLInputElement,
        undefined,
      );
      await reader.driver.type('color.ts');
      await reader.keys('Enter');
      await reader.until(
        'its tab',
        () => [...document.querySelectorAll('[role=tab]')].some((tab) => tab.textContent === 'color.ts'),
        undefined,
      );
      await demo.replaceCode("export const color = '#8457c9';\n");
      await reader.press({ css: '[role=tab]', name: 'index.ts', within: demo.player });
      await demo.replaceCode(
        vanilla('console.log(color);').replace(
          "import Konva from 'konva';",
          "import Konva from 'konva';\nimport { color } from './color';",
        ),
      );
      await demo.logs('#8457c9');
      await reader.press({ css: '[role=tab]', name: 'color.ts', within: demo.player });
      await demo.button('Delete file');
      await reader.press({ css: 'button', name: 'Delete', within: 'dialog, [role=dialog]' });
      await reader.until(
        'its tab is gone',
        () => ![...document.querySelectorAll('[role=tab]')].some((tab) => tab.textContent === 'color.ts'),
        undefined,
      );
    },
  },
  {
    name: 'a demo is found and opened from the playground',
    address: '/play?flavour=react',
    async run(reader) {
      await new EngineDemo(reader, 'blank').runs('react');
      await reader.press({ css: 'button', name: 'Open a demo' });
      await reader.until(
        'the field has the focus',
        () => document.activeElement instanceof HTMLInputElement,
        undefined,
      );
      await reader.driver.type('shapes rect');
      await reader.press({ css: 'a', name: '/^Rect/', within: 'dialog, [role=dialog]' });
      await new EngineDemo(reader, 'tutorials/shapes/Rect').runs('react');
    },
  },
  {
    name: 'the packages of a flavor are listed',
    address: '/play?flavour=vue',
    async run(reader) {
      await new EngineDemo(reader, 'blank').runs('vue');
      await reader.press({ css: 'button', name: 'Packages' });
      await reader.sees('vue-konva', 'dialog, [role=dialog]');
      await reader.keys('Escape');
      await reader.gone('.kd-play-packages[open], [role=dialog]');
    },
  },
  {
    name: 'an unknown demo is reported',
    address: '/play?demo=no/such',
    async run(reader) {
      await reader.sees('no/such', 'main');
    },
  },
  {
    name: 'a broken link is reported',
    address: '/play#code=broken',
    async run(reader) {
      await reader.until(
        'a sentence about the link',
        () =>
          /link/i.test(
            document.querySelector('main [role=alert], main [role=status]')?.textContent ??
              document.querySelector('main')?.textContent ??
              '',
          ),
        undefined,
      );
    },
  },
  {
    name: 'a program saves a file after a press in it',
    address: '/play?flavour=vanilla',
    async run(reader) {
      const demo = await blank(reader);
      await reader.ask(() => {
        Object.assign(window, { saved: '' });
        const press = HTMLAnchorElement.prototype.click;
        HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
          if (this.download !== '') Object.assign(window, { saved: this.download });
          press.call(this);
        };
      }, undefined);
      const before = await demo.rests();
      await demo.replaceCode(
        vanilla(
          "stage.on('click', () => {\n  const link = document.createElement('a');\n  link.download = 'mine.png';\n  link.href = stage.toDataURL();\n  link.click();\n});",
        ),
      );
      await demo.changesFrom(before);
      await reader.pressAt(await demo.point(0.2, 0.3));
      await reader.until('a file named mine.png', () => Reflect.get(window, 'saved') === 'mine.png', undefined);
    },
  },
  {
    name: 'the splitter gives the code more room',
    address: '/play?flavour=vanilla',
    async run(reader) {
      const demo = await blank(reader);
      const size = () =>
        reader.ask((player) => {
          const box = document.querySelector(`${player} [role=textbox]`)?.closest('.kd-code')?.getBoundingClientRect();
          return (box?.width ?? 0) + (box?.height ?? 0);
        }, demo.player);
      const before = await size();
      const { x, y, width, height } = await reader.place({ css: '[role=separator]', within: demo.player });
      const middle = { x: x + width / 2, y: y + height / 2 };
      await reader.drag(middle, { x: middle.x + 80, y: middle.y + 80 });
      await reader.wait('another size', async () => Math.abs((await size()) - before) > 20);
      expectThat((await size()) > 0, 'the code is shown');
    },
  },
];
