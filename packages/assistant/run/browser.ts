import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../data/docs';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge'];
const APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

/** Where browsers are: in the folders of programs, then where macOS and Windows install them. */
function places(): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const programs = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => process.env[name] ?? []);
  return [
    ...NAMES.flatMap((name) =>
      folders.map((folder) => path.join(folder, process.platform === 'win32' ? `${name}.exe` : name)),
    ),
    ...APPS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    ...programs.map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe')),
  ];
}

/** The installed Chrome or Chromium. @throws Refusal that says how to get one */
export function findChrome(): string {
  const named = process.env['KONVA_DOCS_CHROME'];
  const found = named ?? places().find((place) => existsSync(place));
  if (found === undefined || !existsSync(found))
    throw new Refusal(
      `${named === undefined ? 'There is no Chrome or Chromium' : `There is nothing at ${named}`}. Install one (Debian: apt-get install chromium; macOS: brew install --cask google-chrome; Windows: winget install Google.Chrome), or name its program in KONVA_DOCS_CHROME. \`check\` needs none.`,
    );
  return found;
}
