import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SearchHost } from '../../packages/site-search/model/config';
import { BUILD_FOLDER } from '../../testing/paths';

/** The search's configuration in the site's main script: in a text of JSON, or, where that is short, in an object of the script. */
const EMBEDDED = /("?)mode\1:"embedded",\1appId\1:"embedded",\1apiKey\1:"none"/;

export interface HostedSettings {
  hosts: SearchHost[];
  /** Further fields of the configuration: `externalUrlRegex`, `insights`… */
  more?: Record<string, unknown>;
}

interface ConfiguredScript {
  name: string;
  script: string;
  /** The configuration's place in it. */
  start: number;
  end: number;
  /** True when it is in a text in single quotes. */
  isText: boolean;
}

let found: ConfiguredScript | undefined;

/** The script of the build that holds the configuration. */
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
  throw new Error(`No script in ${folder} holds ${String(EMBEDDED)}: the search's configuration has moved.`);
}

/** Fields as JSON, without the braces around them; escaped where they stand within a text in single quotes. */
function jsonFields(fields: object, isText: boolean): string {
  const json = JSON.stringify(fields).slice(1, -1);
  return isText ? json.replaceAll('\\', '\\\\').replaceAll("'", "\\'") : json;
}

/**
 * Makes the built site one that is configured for the hosted service: the configuration is a few words of one script, and
 * they are changed on their way to the browser. Must be called before the page is opened.
 */
export async function switchToHostedSearch(page: Page, { hosts, more = {} }: HostedSettings): Promise<void> {
  const { name, script, start, end, isText } = configuredScript();
  const fields = jsonFields({ mode: 'hosted', appId: 'TESTAPP', apiKey: 'search-key', hosts }, isText);
  // Later fields win over those the site has.
  const rest = Object.keys(more).length === 0 ? '' : `,${jsonFields(more, isText)}`;
  const close = script.indexOf('}', end);
  const body = script.slice(0, start) + fields + script.slice(end, close) + rest + script.slice(close);
  await page.route(`**/assets/js/${name}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}
