import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../data/docs';

const PLACES = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    path.join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
];

function onPath(): string | undefined {
  const command = process.platform === 'win32' ? 'where' : 'which';
  for (const name of ['google-chrome', 'chromium', 'chrome', 'microsoft-edge']) {
    try {
      const [found] = execFileSync(command, [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split(
        '\n',
      );
      if (found !== undefined && found !== '') return found.trim();
    } catch {
      // The next name.
    }
  }
  return undefined;
}

/** The installed Chrome or Chromium. @throws Refusal that says how to get one */
export function findChrome(): string {
  const named = process.env['KONVA_DOCS_CHROME'];
  const found = named === undefined ? (PLACES.find((place) => existsSync(place)) ?? onPath()) : named;
  if (found === undefined || !existsSync(found))
    throw new Refusal(
      `${named === undefined ? 'There is no Chrome or Chromium' : `There is nothing at ${named}`}. Install one (Debian: apt-get install chromium; macOS: brew install --cask google-chrome; Windows: winget install Google.Chrome), or name its program in KONVA_DOCS_CHROME. \`check\` needs none.`,
    );
  return found;
}
