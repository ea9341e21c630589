import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Builder, By, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command';
import { callText, readAnswer, type Driver, type InPage, type Key, type Point } from './driver';

const WINDOW = path.join(import.meta.dirname, 'webkit-window.py');
const DRIVER = '/usr/bin/WebKitWebDriver';

const HELP = [
  'WebKit cannot be started here. It needs these packages of Debian or Ubuntu:',
  'sudo apt-get install webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb',
].join('\n');

/** How long the driver may take to answer its first request, in milliseconds. */
const START_WAIT = 30_000;

/** Each line that a page wrote to the console, as WebKitGTK prints them: `address:line:column: CONSOLE JS ERROR text`. */
const CONSOLE_LINE = /CONSOLE (?:\S+ )?(?:ERROR|WARN)|PROCESS ENDED/;

const NAMED: Readonly<Record<string, string>> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Home: Keys.HOME,
  Tab: Keys.TAB,
  Backspace: Keys.BACK_SPACE,
  Mod: Keys.CONTROL,
  Shift: Keys.SHIFT,
};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}

/** Starts a display without a screen. Resolves with its name. */
function startDisplay(): Promise<{ process: ChildProcess; name: string }> {
  return new Promise((resolve, reject) => {
    const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    display.once('error', () => reject(new Error(HELP)));
    display.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.\n${HELP}`)));
    display.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ process: display, name: `:${number.toString().trim()}` }),
    );
  });
}

async function untilListens(port: number, driver: ChildProcess): Promise<void> {
  const until = Date.now() + START_WAIT;
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok === true) return;
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** WebKitGTK, the engine of Safari, by WebDriver. It draws in software, on a display without a screen. */
export class WebKitDriver implements Driver {
  readonly engine = 'webkit';
  readonly version: string;
  readonly #heard: string[] = [];
  #frame: string | undefined;

  private constructor(
    version: string,
    private readonly session: WebDriver,
    private readonly processes: readonly ChildProcess[],
    /** The file with the script that runs before pages. */
    private readonly script: string,
  ) {
    this.version = version;
  }

  static async start(size = { width: 1280, height: 900 }): Promise<WebKitDriver> {
    // Without the window's libraries, the driver would wait for it for ever.
    if (!existsSync(DRIVER) || spawnSync(WINDOW, ['--check']).status !== 0) throw new Error(HELP);
    const display = await startDisplay();
    const port = await freePort();
    const isRoot = process.getuid?.() === 0;
    const driver = spawn(DRIVER, [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: display.name,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        // WebKit's sandbox does not start as root.
        ...(isRoot ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
        NO_AT_BRIDGE: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const heard: string[] = [];
    let rest = '';
    driver.stdout.on('data', (bytes: Buffer) => {
      const lines = (rest + bytes.toString()).split('\n');
      rest = lines.pop() ?? '';
      heard.push(...lines);
      if (process.env['WEBKIT_LOG'] !== undefined) for (const line of lines) console.error(line);
    });
    driver.stderr.on('data', (bytes: Buffer) => {
      if (process.env['WEBKIT_LOG'] !== undefined) process.stderr.write(bytes);
    });
    await untilListens(port, driver);
    const script = path.join(mkdtempSync(path.join(os.tmpdir(), 'webkit-')), 'before-pages.js');
    writeFileSync(script, '');
    const wanted = new Capabilities({
      browserName: 'engines',
      pageLoadStrategy: 'normal',
      timeouts: { script: 120_000, pageLoad: 120_000 },
      'webkitgtk:browserOptions': {
        binary: WINDOW,
        args: [`--size=${size.width}x${size.height}`, `--script=${script}`],
      },
    });
    wanted.delete('browserVersion');
    const session = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(wanted)
      .build();
    const said = await session.getCapabilities();
    const started = new WebKitDriver(
      `WebKitGTK ${said.getBrowserVersion() ?? ''}`,
      session,
      [driver, display.process],
      script,
    );
    heard.forEach((line) => started.#heard.push(line));
    heard.push = (...lines: string[]) => started.#heard.push(...lines);
    await started.resize(size.width, size.height);
    return started;
  }

  async #leaveFrame(): Promise<void> {
    if (this.#frame === undefined) return;
    this.#frame = undefined;
    await this.session.switchTo().defaultContent();
    // The driver gives the keys to the frame that it looks into.
    await this.session.executeScript("if (document.activeElement?.tagName !== 'IFRAME') window.focus()");
  }

  async open(address: string): Promise<void> {
    await this.#leaveFrame();
    await this.session.get(address);
  }

  async back(): Promise<void> {
    await this.evaluate(() => history.back(), undefined);
  }

  async forward(): Promise<void> {
    await this.evaluate(() => history.forward(), undefined);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.session.manage().window().setRect({ x: 0, y: 0, width, height });
  }

  async evaluate<Given, Result>(run: InPage<Given, Result>, given: Given): Promise<Result> {
    await this.#leaveFrame();
    return readAnswer<Result>(await this.session.executeScript(`return ${callText(run, given)}`));
  }

  async inFrame<Given, Result>(selector: string, run: InPage<Given, Result>, given: Given): Promise<Result> {
    await this.#leaveFrame();
    const element = await this.session.findElement(By.css(selector));
    await this.session.switchTo().frame(element);
    this.#frame = selector;
    try {
      return readAnswer<Result>(await this.session.executeScript(`return ${callText(run, given)}`));
    } finally {
      await this.#leaveFrame();
    }
  }

  /** The driver's protocol has no such command: the window adds the script when it loads a page. */
  beforePages(script: string): Promise<() => Promise<void>> {
    writeFileSync(this.script, script);
    return Promise.resolve(() => {
      writeFileSync(this.script, '');
      return Promise.resolve();
    });
  }

  async move(to: Point): Promise<void> {
    await this.session
      .actions({ async: true })
      .move({ x: Math.round(to.x), y: Math.round(to.y), duration: 0 })
      .perform();
  }

  async down(): Promise<void> {
    await this.session.actions({ async: true }).press().perform();
  }

  async up(): Promise<void> {
    await this.session.actions({ async: true }).release().perform();
  }

  async tap({ x, y }: Point): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
    await this.session.execute(new Command(Name.ACTIONS).setParameter('actions', [finger]));
  }

  async wheel(at: Point, by: Point, ...held: readonly Key[]): Promise<void> {
    let actions = this.session.actions();
    for (const key of held) actions = actions.keyDown(NAMED[key] ?? key);
    actions = actions.scroll(Math.round(at.x), Math.round(at.y), by.x, by.y);
    for (const key of held) actions = actions.keyUp(NAMED[key] ?? key);
    await actions.perform();
  }

  async press(...keys: readonly (Key | (string & {}))[]): Promise<void> {
    const named = keys.map((key) => NAMED[key] ?? key);
    let actions = this.session.actions({ async: true });
    for (const key of named) actions = actions.keyDown(key);
    for (const key of named.toReversed()) actions = actions.keyUp(key);
    await actions.perform();
  }

  async type(text: string): Promise<void> {
    await this.session.actions({ async: true }).sendKeys(text.replaceAll('\n', Keys.ENTER)).perform();
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.session.takeScreenshot(), 'base64');
  }

  takeConsole(): string[] {
    return this.#heard.splice(0).filter((line) => CONSOLE_LINE.test(line));
  }

  async close(): Promise<void> {
    await this.session.quit().catch(() => undefined);
    rmSync(path.dirname(this.script), { recursive: true, force: true });
    for (const { pid, killed } of this.processes) {
      if (pid === undefined || killed) continue;
      try {
        process.kill(pid);
      } catch {
        // It has ended by itself.
      }
    }
  }
}
