import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SearchHost } from '../../packages/site-search/model/config';
import { BUILD_FOLDER } from '../../testing/paths';

/** The search's configuration in the site's main script: in a JSON string, or, if it is short, in an object literal. */
const EMBEDDED = /("?)mode\1:"embedded",\1appId\1:"embedded",\1apiKey\1:"none"/;

export interface HostedSettings {
  hosts: SearchHost[];
  /** Further fields of the configuration: `externalUrlRegex`, `insights`… */
  more?: Record<string, unknown>;
}

interface ConfiguredScript {
  name: string;
  script: string;
  /** Position of the configuration in it. */
  start: number;
  end: number;
  /** True when it is in a string with single quotes. */
  isText: boolean;
}

let found: ConfiguredScript | undefined;

/** The script of the build that contains the configuration. */
function configuredScript(): ConfiguredScript {
  if (found !== undefined) return found;
  const folder = path.join(BUILD_FOLDER, 'assets/js');
  for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const script = fs.readFileSync(path.join(folder, name), 'utf8');
    const match = EMBEDDED.exec(script);
    if (match === null) continue;
    const end = match.index + match[0].length;
    return (found = { name, script, start: match.index, end, isText: match[1] === '"' });
  }
  throw new Error(`No script in ${folder} contains ${String(EMBEDDED)}: the search's configuration has moved.`);
}

/** Fields as JSON without the surrounding braces; escaped inside a string with single quotes. */
function jsonFields(fields: object, isText: boolean): string {
  const json = JSON.stringify(fields).slice(1, -1);
  return isText ? json.replaceAll('\\', '\\\\').replaceAll("'", "\\'") : json;
}

/**
 * Turns the built site into one that is configured for the hosted service: changes the configuration in one script while the browser loads
 * it. Call it before the page is opened.
 */
export async function switchToHostedSearch(page: Page, { hosts, more = {} }: HostedSettings): Promise<void> {
  const { name, script, start, end, isText } = configuredScript();
  const fields = jsonFields({ mode: 'hosted', appId: 'TESTAPP', apiKey: 'search-key', hosts }, isText);
  // Later fields override those of the site.
  const rest = Object.keys(more).length === 0 ? '' : `,${jsonFields(more, isText)}`;
  const close = script.indexOf('}', end);
  const body = script.slice(0, start) + fields + script.slice(end, close) + rest + script.slice(close);
  await page.route(`**/assets/js/${name}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}
