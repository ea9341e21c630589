import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SearchHost } from '../../packages/site-search/model/config';
import { BUILD_FOLDER } from './paths';

/** The search's configuration in the site's main script, where it is a text of JSON. */
const EMBEDDED = '"mode":"embedded","appId":"embedded","apiKey":"none"';

export interface HostedSettings {
  hosts: SearchHost[];
  /** Further fields of the configuration: `externalUrlRegex`, `insights`… */
  more?: Record<string, unknown>;
}

let found: { name: string; script: string } | undefined;

/** The script of the build that holds the configuration. */
function configuredScript(): { name: string; script: string } {
  if (found !== undefined) return found;
  const folder = path.join(BUILD_FOLDER, 'assets/js');
  for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const script = fs.readFileSync(path.join(folder, name), 'utf8');
    if (script.includes(EMBEDDED)) return (found = { name, script });
  }
  throw new Error(`No script in ${folder} holds ${EMBEDDED}: the search's configuration has moved.`);
}

/** Fields as JSON, without the braces around them, within a text in single quotes. */
function jsonFields(fields: object): string {
  return JSON.stringify(fields).slice(1, -1).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}

/**
 * Makes the built site one that is configured for the hosted service: the configuration is a few words of one script, and
 * they are changed on their way to the browser. Must be called before the page is opened.
 */
export async function switchToHostedSearch(page: Page, { hosts, more = {} }: HostedSettings): Promise<void> {
  const { name, script } = configuredScript();
  const fields = jsonFields({ mode: 'hosted', appId: 'TESTAPP', apiKey: 'search-key', hosts });
  // Later fields win over those the site has.
  const rest = Object.keys(more).length === 0 ? '' : `,${jsonFields(more)}`;
  const end = script.indexOf('}', script.indexOf(EMBEDDED));
  const changed = script.slice(0, end) + rest + script.slice(end);
  await page.route(`**/assets/js/${name}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: changed.replace(EMBEDDED, () => fields) }),
  );
}
