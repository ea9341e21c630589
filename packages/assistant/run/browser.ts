import { existsSync } from 'node:fs';
import path from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { Refusal } from '../data/docs';

/** Names of the program, beside the installed Chrome that the browser's driver knows. */
const NAMES = ['google-chrome', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge'];
const APPS = ['Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** Starts an installed Chrome or Chromium. @throws Refusal that says how to get one */
export async function startChrome(memoryLimit: number): Promise<Browser> {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const programs = [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...APPS];
  const executablePath = process.env['KONVA_DOCS_CHROME'] ?? programs.find((program) => existsSync(program));
  const args = [`--js-flags=--max-old-space-size=${memoryLimit}`, '--no-first-run', '--disable-background-networking'];
  const isRoot = process.getuid?.() === 0;
  try {
    return await puppeteer.launch({
      ...(executablePath === undefined ? { channel: 'chrome' as const } : { executablePath }),
      args: [...args, ...(isRoot ? ['--no-sandbox'] : [])],
    });
  } catch (error) {
    throw new Refusal(
      `No browser could be started: ${error instanceof Error ? error.message : String(error)}\nInstall Chrome or Chromium (Debian: apt-get install chromium; macOS: brew install --cask google-chrome; Windows: winget install Google.Chrome), or name its program in KONVA_DOCS_CHROME. \`check\` needs none.`,
      { cause: error },
    );
  }
}
