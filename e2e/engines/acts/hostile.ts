import { startOtherHost } from '../../support/attacks';
import { ARROWS } from '../../support/compile-bombs';
import type { Check } from '../checks';
import { expectThat, type Reader } from '../reader';
import { EngineDemo } from '../shown-demo';
import { vanilla } from './programs';

/**
 * The core of `hostile-programs.spec.ts`, `hostile-walls.spec.ts`, `sandbox-safety.spec.ts` and `compile-bombs.spec.ts`, whose attacks are
 * explained there, in every engine.
 */

const RECT = 'tutorials/shapes/Rect';
const RECT_PAGE = '/docs/shapes/Rect.html';

/** How long Stop may take, in milliseconds: the page waits for the frame's last picture, and a busy machine needs some more. */
const STOPPED_WITHIN = 4000;
/** Maximum time in which the page may be blocked, in milliseconds. */
const PAUSE = 3000;
/** How long an answer about a text that does not compile may take: 5 seconds of silence, and the worker's start. */
const TOLD_WITHIN = 20_000;

/** A demo whose text is replaced by an attack, and then by a harmless text. */
class Victim extends EngineDemo {
  get log(): string {
    return `${this.player} [role=log]`;
  }

  async attack(code: string, word = 'begins'): Promise<void> {
    await this.replaceCode(vanilla(code));
    await this.logs(word);
  }

  /** All that the program has written to the console. */
  said(): Promise<string> {
    return this.reader.ask((log) => document.querySelector<HTMLElement>(log)?.innerText ?? '', this.log);
  }

  async isIn(state: string, patience?: number): Promise<void> {
    await this.reader.until(
      `its state is ${state}`,
      ({ player, state }) => {
        const now = document.querySelector<HTMLElement>(player)?.dataset['state'];
        if (now !== state) throw new Error(`Its state is ${now}.`);
        return true;
      },
      { player: this.player, state },
      patience,
    );
  }

  async stops(): Promise<void> {
    await this.button('Stop');
    await this.isStopped();
  }

  async isStopped(): Promise<void> {
    await this.isIn('stopped', STOPPED_WITHIN);
    await this.reader.until('no frame is left', (player) => !document.querySelector(`${player} iframe`), this.player);
  }

  /** The next text runs as if nothing had been. */
  async recovers(): Promise<void> {
    await this.attack("layer.findOne('.box')?.setAttr('fill', '#4a90e2'); console.log('recovered');", 'recovered');
    await this.isIn('running');
    await this.draws();
    const alerts = await this.reader.ask(
      (player) => document.querySelector(`${player} [role=alert]`)?.textContent ?? '',
      this.player,
    );
    expectThat(alerts === '', `no problem is left (${alerts.slice(0, 200)})`);
    const path = await this.reader.ask(() => location.pathname, undefined);
    expectThat(path.startsWith(this.id === RECT ? RECT_PAGE : '/play'), `the page is still there (${path})`);
  }
}

/** An attack on a tutorial's page, or in the playground. */
function hostile(
  name: string,
  act: (victim: Victim, reader: Reader) => Promise<void>,
  where: 'page' | 'playground' = 'page',
): Check {
  return {
    name: `a hostile program: ${name}`,
    address: `${where === 'page' ? RECT_PAGE : '/play'}?flavour=vanilla`,
    allowed: /./,
    async run(reader) {
      const victim = new Victim(reader, where === 'page' ? RECT : 'blank');
      await victim.runs('vanilla');
      await act(victim, reader);
      await victim.recovers();
    },
  };
}

/** Code that begins when the reader has seen it begin. */
const later = (code: string) => `console.log('begins'); setTimeout(() => { ${code} }, 500);`;

/** The text of the document of the page's frames: its script is the only one that a frame inside a demo's frame may run. */
function frameDocument(reader: Reader): Promise<string> {
  return reader.ask(async () => {
    const html = await (await fetch(location.pathname)).text();
    const source = /["'](\/demo-assets\/start\/frame\.[0-9a-f]+\.html)["']/.exec(html)?.[1];
    if (source === undefined) throw new Error('The page does not name the document of its frames.');
    return (await fetch(source)).text();
  }, undefined);
}

async function leaveByEscape(victim: Victim, reader: Reader): Promise<void> {
  const { x, y, width } = await victim.box();
  await reader.pressAt({ x: x + width - 20, y: y + 20 });
  await reader.until('the frame has the focus', () => document.activeElement?.tagName === 'IFRAME', undefined);
  await reader.keys('Escape');
  await reader.keys('Escape');
  await reader.until('Stop has the focus', () => document.activeElement?.textContent === 'Stop', undefined);
  await reader.keys('Enter');
  await victim.isStopped();
}

const BUSY: readonly [string, string][] = [
  ['appends 100,000 canvases', 'document.body.append(document.createElement("canvas"))'],
  [
    'lays out its document 10,000 times',
    'document.body.append(document.createElement("div"), `${document.body.offsetHeight}`)',
  ],
];

/** Ways of a frame to another address. The words are those that the reader sees. */
const DEPARTURES: readonly [string, (address: string) => string][] = [
  ['its location', (address) => `location.href = '${address}';`],
  [
    'a link',
    (address) =>
      `const link = Object.assign(document.createElement('a'), { href: '${address}' }); document.body.append(link); link.click();`,
  ],
  [
    'a meta element',
    (address) =>
      `document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0; url=${address}' }));`,
  ],
];

export const HOSTILE_ACTS: readonly Check[] = [
  hostile('reaches neither page, storage nor network', async (victim, reader) => {
    await reader.ask(() => localStorage.setItem('secret', 'of the page'), undefined);
    await victim.attack(
      `const seen: string[] = [];
const attempt = (name: string, run: () => unknown) => {
  try { seen.push(name + ' ' + String(run())); } catch { seen.push(name + ' refused'); }
};
attempt('page', () => parent.document.title);
attempt('sibling', () => parent.frames[0].document.title);
attempt('storage', () => localStorage.getItem('secret'));
attempt('cookie', () => document.cookie === '');
attempt('window', () => open('https://example.com/'));
attempt('eval', () => new Function('return 1')());
attempt('location', () => { top!.location.href = 'https://example.com/'; return 'tried'; });
attempt('rtc', () => Object.getOwnPropertyNames(window).filter((name) => /RTC|PeerConnection|WebTransport/.test(name)).length);
await fetch('https://example.com/').then(() => seen.push('network open'), () => seen.push('network refused'));
console.log(seen.join(', ') + ', done');`,
      'done',
    );
    const said = await victim.said();
    for (const one of [
      /page refused/,
      /sibling refused/,
      /storage null/,
      /cookie true/,
      /window (?:null|refused)/,
      /eval refused/,
    ])
      expectThat(one.test(said), `${one.source}: ${said}`);
    expectThat(said.includes('rtc 0') && said.includes('network refused'), `no way out: ${said}`);
  }),
  ...DEPARTURES.map(([name, code]) =>
    hostile(`sends nothing to another host by ${name}`, async (victim, reader) => {
      const other = await startOtherHost();
      try {
        await reader.ask(() => {
          addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            document.documentElement.dataset['refused'] = effectiveDirective;
          });
        }, undefined);
        await victim.attack(later(code(`http://127.0.0.1:${other.port}/?secret=`)));
        await reader.until('the page refuses it', () => document.documentElement.dataset['refused'], undefined);
        const sent = other.heard.filter((one) => one !== 'connection');
        expectThat(sent.length === 0, `nothing is sent (${sent.join(', ')})`);
      } finally {
        await other.close();
      }
    }),
  ),
  hostile('navigates itself to an empty page, and is reported', async (victim) => {
    await victim.attack(later("location.href = 'about:blank';"));
    await victim.shows('another address');
  }),
  hostile('speaks for the page by messages of its own', async (victim, reader) => {
    await victim.attack(
      `const error = { phase: 'run', name: 'Forged', message: 'forged' };
for (const data of [{ type: 'error', runId: 1, error }, 'port', { type: 'painted', runId: 9 }, JSON.stringify({ type: 'error', runId: 2, error })]) {
  parent.postMessage(data, '*');
  parent.postMessage(data, '*', [new MessageChannel().port1]);
}
setTimeout(() => console.log('sent'), 500);`,
      'sent',
    );
    await victim.isIn('running');
    const page = await reader.ask(() => document.body.innerText, undefined);
    expectThat(!/\bForged\b/.test(page.replaceAll(/.*phase: 'run'.*/g, '')), 'the forged error is shown nowhere');
  }),
  hostile('floods the page’s window with messages', async (victim) => {
    await victim.replaceCode(
      vanilla(
        "setInterval(() => { for (let i = 0; i < 2000; i += 1) top!.postMessage({ n: Array.from({ length: 100 }, () => i) }, '*'); }, 1);",
      ),
    );
    await victim.shows('more than it can take');
    await victim.isIn('failed');
  }),
  hostile('runs hidden code in a frame made of the frames’ own document', async (victim, reader) => {
    const own = await frameDocument(reader);
    await reader.ask(() => {
      Object.assign(window, { strays: 0 });
      addEventListener('message', ({ data }) => {
        if (Object(data).n !== undefined) Object.assign(window, { strays: Number(Reflect.get(window, 'strays')) + 1 });
      });
    }, undefined);
    const inner = "setInterval(() => { for (let i = 0; i < 2000; i += 1) top.postMessage({ n: i }, '*'); }, 5);";
    await victim.attack(
      `const own = document.createElement('iframe');
own.srcdoc = ${JSON.stringify(own).replaceAll('</', '<\\/')};
own.onload = () => {
  const { port1, port2 } = new MessageChannel();
  own.contentWindow!.postMessage('port', '*', [port2]);
  port1.start();
  port1.postMessage({ type: 'vendors', specifiers: { a: 'a' }, bundles: { a: { code: ${JSON.stringify(inner)}, imports: [] } } });
  // Its timer would have sent thousands of messages by then.
  setTimeout(() => console.log('a second later'), 1000);
};
document.body.append(own);`,
      'a second later',
    );
    const strays = await reader.ask(() => Number(Reflect.get(window, 'strays')), undefined);
    expectThat(strays === 0, `the code does not run there (${strays} messages)`);
    await victim.stops();
  }),
  ...BUSY.map(([name, code]) =>
    hostile(`${name}, and Stop acts at once`, async (victim) => {
      const count = name.includes('100,000') ? 100_000 : 10_000;
      await victim.attack(later(`Array.from({ length: ${count} }, () => ${code});`));
      await victim.stops();
    }),
  ),
  ...(
    [
      ['the iterator of arrays', 'Array.prototype[Symbol.iterator] = () => { throw new Error("replaced"); };'],
      [
        'the iterator’s next',
        'Object.getPrototypeOf([][Symbol.iterator]()).next = () => ({ done: true, value: undefined });',
      ],
    ] as const
  ).map(([name, code]) =>
    hostile(`replaces ${name}, and Escape twice leads out`, async (victim, reader) => {
      await victim.attack(`console.log('begins'); ${code}`);
      // What it throws is reported, and the frame moves.
      if (code.includes('throw')) await victim.isIn('failed');
      await leaveByEscape(victim, reader);
    }),
  ),
  hostile('loops without an end while clocks are set back', async (victim, reader) => {
    await reader.ask(() => {
      const { now } = Date;
      Date.now = () => now() - 3_600_000;
    }, undefined);
    await victim.replaceCode(vanilla('Date.now = () => 0;\nsetTimeout(() => { for (;;); }, 100);'));
    await victim.shows('loop', 'line 7');
  }),
  hostile('keeps the compiler busy', async (victim) => {
    await victim.replaceCode(vanilla(ARROWS));
    await victim.reader.sees('did not finish this file within 5 seconds', `${victim.player} [role=alert]`, TOLD_WITHIN);
    await victim.isIn('failed');
  }),
  hostile('logs and throws without an end, and Stop acts at once', async (victim, reader) => {
    // Every line reaches the browser's driver too, which takes seconds for them: the page itself presses Stop and measures.
    await reader.ask((player) => {
      const { dataset } = document.documentElement;
      dataset['longest'] = '0';
      let last = performance.now();
      setInterval(() => {
        const now = performance.now();
        dataset['longest'] = String(Math.max(Number(dataset['longest']), Math.round(now - last)));
        last = now;
      }, 20);
      const whenLogged = setInterval(() => {
        const element = document.querySelector<HTMLElement>(player);
        if (!element?.querySelector('[role=log]')?.textContent?.includes('more lines came too fast')) return;
        clearInterval(whenLogged);
        const from = performance.now();
        [...element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop')?.click();
        const whenStopped = setInterval(() => {
          if (element.dataset['state'] !== 'stopped') return;
          clearInterval(whenStopped);
          dataset['stopped'] = String(Math.round(performance.now() - from));
        }, 20);
      }, 50);
    }, victim.player);
    await victim.replaceCode(
      vanilla(`let n = 0;
setInterval(() => {
  for (let i = 0; i < 20; i += 1) console.log('turn', n += 1);
  for (let i = 0; i < 20; i += 1) void Promise.reject(new Error('error ' + n));
}, 5);`),
    );
    await reader.until('it is stopped', () => document.documentElement.dataset['stopped'] !== undefined, undefined);
    await victim.isStopped();
    const [longest = 0, stopped = 0] = await reader.ask(() => {
      const { dataset } = document.documentElement;
      return [Number(dataset['longest']), Number(dataset['stopped'])];
    }, undefined);
    expectThat(stopped < STOPPED_WITHIN, `Stop takes at most ${STOPPED_WITHIN} ms (${stopped})`);
    expectThat(longest < PAUSE, `the page is never blocked for ${PAUSE} ms (${longest})`);
  }),
  hostile('adds toJSON to every prototype, and loses no line', async (victim) => {
    await victim.attack(
      `for (const { prototype } of [Object, Array, String, Number]) Reflect.set(prototype, 'toJSON', () => undefined);
console.log('still', ['here']);`,
      'still',
    );
  }),
  hostile(
    'saves a file whose name is a page of text',
    async (victim, reader) => {
      await victim.attack(
        `const link = document.createElement('a');
link.download = 'Konva.' + 'x'.repeat(900) + '.png';
link.href = stage.toDataURL();
link.click();
setTimeout(() => console.log('saved'), 500);`,
        'saved',
      );
      await reader.sees('wants to save', 'main');
      const isInSight = await reader.ask((player) => {
        const buttons = [...document.querySelectorAll(`${player} button`)];
        const { top = -1 } = buttons.find(({ textContent }) => textContent === 'Stop')?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight;
      }, victim.player);
      expectThat(isInSight, 'Stop is in sight');
    },
    'playground',
  ),
  hostile('takes the focus from the editor', async (victim, reader) => {
    await victim.attack(
      `const field = document.createElement('input');
document.body.append(field);
setTimeout(() => { field.focus(); field.select(); window.focus(); console.log('tried'); }, 700);`,
      'tried',
    );
    // The page gives it back.
    await reader.until(
      'the editor has the focus',
      () => document.activeElement?.getAttribute('role') === 'textbox',
      undefined,
      5000,
    );
  }),
];
