import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './find-browser';
import { runCommand } from './support/run-command';

const HELP = `npm run browsers:install -- [chromium] [firefox] [webkit]

Installs the browsers that tests need and that this machine does not have; without a name, Chromium's headless shell.
Firefox and WebKit come from the packages of Debian or Ubuntu.
`;

/** A system's browser: programs that show that it is there, and the packages that have it. */
interface SystemBrowser {
  programs: readonly string[];
  packages: readonly string[];
}

const SYSTEM: Readonly<Record<string, SystemBrowser>> = {
  firefox: { programs: ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/snap/bin/firefox'], packages: ['firefox-esr'] },
  webkit: {
    programs: ['/usr/bin/WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
  },
};

/**
 * Installs the headless shell, which opens a page in half the time, even where a browser with windows is installed. That one serves where
 * the shell cannot be downloaded.
 */
async function installChromium(): Promise<number> {
  const found = findBrowser();
  if (/headless.shell/.test(basename(found))) return 0;
  const args = ['--no-install', 'playwright', 'install', '--with-deps', '--only-shell', 'chromium'];
  if ((await runCommand('npx', args)) !== 0)
    console.warn(`The headless shell could not be installed: tests run in ${found}, which is slower.`);
  return 0;
}

async function installPackages(name: string, { programs, packages }: SystemBrowser): Promise<number> {
  if (programs.some((program) => existsSync(program))) return 0;
  if (!existsSync('/usr/bin/apt-get')) {
    console.error(`${name} can only be installed on Debian and Ubuntu. Install it with your system's packages.`);
    return 1;
  }
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
  const [command = '', ...args] = apt;
  return (
    (await runCommand(command, [...args, 'update', '-qq'])) ||
    runCommand(command, [...args, 'install', '--yes', '-qq', '--no-install-recommends', ...packages])
  );
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help === true) {
    console.log(HELP);
    return 0;
  }
  for (const name of positionals.length === 0 ? ['chromium'] : positionals) {
    const system = SYSTEM[name];
    if (system === undefined && name !== 'chromium') {
      console.error(`There is no browser ${name}.\n\n${HELP}`);
      return 1;
    }
    const code = system === undefined ? await installChromium() : await installPackages(name, system);
    if (code !== 0) return code;
    console.log(`${name} is installed.`);
  }
  return 0;
}

process.exitCode = await main();
