import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';

/** Arguments that make Chromium quiet and repeatable: no requests to its vendor, no differences between graphics cards. */
export const BROWSER_ARGS: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  // Chromium refuses to run its sandbox as root, and containers and CI machines run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * What Playwright switches off in Chromium (its `disabledFeatures`). Chromium only uses the last of several lists, so ours must repeat
 * them.
 */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Parts of the browser window that start a process for every page of a test and that no test needs. */
const OFF_FOR_SPEED = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'];

/**
 * Arguments for tests. A browser with windows opens a page in half the time. The headless shell gets the processes that such a browser has:
 * a sandboxed frame runs in its own, so a demo that hangs does not hang its page.
 */
export const TEST_BROWSER_ARGS: readonly string[] = [
  ...BROWSER_ARGS,
  '--site-per-process',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...OFF_FOR_SPEED].join(',')}`,
];

/** What `browserCandidates` reads from the machine, so that a test can pass its own. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
  /** Path of Playwright's Chromium, if it is installed. */
  playwrightChromium: string | undefined;
  /** Path of Playwright's headless shell, if it is installed. */
  playwrightShell: string | undefined;
}

/** Chromium without browser windows: a page opens in half the time. */
const SHELLS = ['chrome-headless-shell', 'chromium-headless-shell'];
const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge'];

/**
 * Paths where Chrome or Chromium may be on this machine, in order of preference: the headless shell, then a browser. The paths are not
 * checked.
 *
 * @param hasWindows true for a browser as readers have it, never the shell
 */
export function browserCandidates(
  { platform, env, home, playwrightChromium, playwrightShell }: Machine,
  { hasWindows = false } = {},
): string[] {
  const join = platform === 'win32' ? path.win32.join : path.posix.join;
  const found: (string | undefined)[] = [];
  const onPath = (env['PATH'] ?? '').split(platform === 'win32' ? ';' : ':').filter((folder) => folder !== '');
  const extension = platform === 'win32' ? '.exe' : '';
  if (!hasWindows) {
    for (const command of SHELLS) for (const folder of onPath) found.push(join(folder, command + extension));
    found.push(playwrightShell);
  }
  for (const command of COMMANDS) for (const folder of onPath) found.push(join(folder, command + extension));
  found.push(playwrightChromium);
  if (platform === 'darwin') {
    for (const root of ['/Applications', join(home, 'Applications')]) {
      for (const app of ['Google Chrome', 'Chromium', 'Microsoft Edge']) {
        found.push(join(root, `${app}.app`, 'Contents', 'MacOS', app));
      }
    }
  }
  if (platform === 'win32') {
    for (const root of [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]) {
      if (root === undefined) continue;
      found.push(join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'));
      found.push(join(root, 'Chromium', 'Application', 'chrome.exe'));
      found.push(join(root, 'Microsoft', 'Edge', 'Application', 'msedge.exe'));
    }
  }
  if (platform === 'linux') {
    found.push('/usr/bin/chromium', '/usr/bin/google-chrome', '/opt/google/chrome/chrome', '/snap/bin/chromium');
  }
  return [...new Set(found.filter((candidate) => candidate !== undefined))];
}

function isProgram(file: string): boolean {
  try {
    if (!fs.statSync(file).isFile()) return false;
    fs.accessSync(file, fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedByPlaywright(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Playwright installs the shell next to the browser: `chromium_headless_shell-1234` beside `chromium-1234`. */
function shellByPlaywright(browser: string | undefined): string | undefined {
  const [root, version] = /^(.*)chromium-(\d+)[\\/]/.exec(browser ?? '')?.slice(1) ?? [];
  if (root === undefined || version === undefined) return undefined;
  const folder = path.join(root, `chromium_headless_shell-${version}`);
  if (!fs.existsSync(folder)) return undefined;
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const program = files.find((file) => /(?:^|[\\/])(?:chrome-)?headless[_-]shell(?:\.exe)?$/.test(file));
  return program === undefined ? undefined : path.join(folder, program);
}

function installed(hasWindows: boolean): string | undefined {
  const playwrightChromium = installedByPlaywright();
  const machine: Machine = {
    platform: process.platform,
    env: process.env,
    home: os.homedir(),
    playwrightChromium,
    playwrightShell: shellByPlaywright(playwrightChromium),
  };
  return browserCandidates(machine, { hasWindows }).find(isProgram);
}

function run(command: string, args: string[]): boolean {
  console.error(`$ ${command} ${args.join(' ')}`);
  // Write everything to stderr, so that the command's own output stays clean.
  const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  return status === 0;
}

/** Tries to install a browser with the package managers of the machine. */
function install(hasWindows: boolean): void {
  console.error('No Chrome or Chromium found; trying to install one.');
  const hasApt = process.platform === 'linux' && isProgram('/usr/bin/apt-get');
  if (hasApt && process.getuid?.() === 0) {
    const quiet = ['-y', '-qq', '--no-install-recommends'];
    const packages = hasWindows ? ['chromium'] : ['chromium-headless-shell', 'chromium'];
    const isUpdated = run('apt-get', ['update', '-qq']);
    if (isUpdated && packages.some((name) => run('apt-get', ['install', ...quiet, name, 'fonts-dejavu-core']))) return;
  }
  run('npx', ['--no-install', 'playwright', 'install', 'chromium']);
}

const HELP = [
  'No Chrome or Chromium was found, and none could be installed.',
  'Do one of these and run the command again:',
  "  - install Chrome (https://www.google.com/chrome/) or Chromium with your system's package manager,",
  '    on Debian and Ubuntu: sudo apt-get install chromium',
  '  - npx playwright install chromium',
  '  - CHROME_PATH=/path/to/chrome npm test',
].join('\n');

/**
 * Path of the Chrome or Chromium that a command uses: `CHROME_PATH`, an installed one, or Playwright's own. Installs one if there is none.
 * Stores the path in `CHROME_PATH`, so that child processes do not search again.
 *
 * @param hasWindows true for a browser as readers have it; false prefers the headless shell
 * @throws when `CHROME_PATH` does not name a program, or when no browser is found and none can be installed; the message says what to do
 */
export function findBrowser({ hasWindows = false } = {}): string {
  const wanted = process.env['CHROME_PATH'];
  if (wanted !== undefined && wanted !== '') {
    if (isProgram(wanted)) return wanted;
    throw new Error(
      `CHROME_PATH is ${wanted}, which is not a program. Correct it, or unset it to have one looked for.`,
    );
  }
  let found = installed(hasWindows);
  if (found === undefined) {
    install(hasWindows);
    found = installed(hasWindows);
  }
  if (found === undefined) throw new Error(HELP);
  process.env['CHROME_PATH'] = found;
  return found;
}
