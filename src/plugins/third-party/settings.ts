/** A third-party script, as a page loads it. */
export interface OutsideScript {
  /** Its HTTPS URL, or its path when the site serves it itself. */
  src: string;
  /** Other attributes of its element, for example `data-domain`. */
  attributes: Readonly<Record<string, string>>;
  /** Additional origins that it sends requests to. */
  hosts: readonly string[];
}

/** Which optional scripts are enabled. */
export interface ThirdParty {
  /** A script that counts visits. */
  analytics?: OutsideScript;
  /** A script that shows offers in a popup. */
  popup?: OutsideScript;
  /** The menu `Ask AI` on docs pages. */
  askAi: boolean;
}

type Input = Readonly<Record<string, unknown>>;

const SCRIPTS = ['analytics', 'popup'] as const;
const SETTINGS: readonly string[] = [...SCRIPTS, 'askAi'];
const SCRIPT_SETTINGS: readonly string[] = ['src', 'attributes', 'hosts'];
const ATTRIBUTE = /^(?:data-[a-z0-9-]+|id|crossorigin|integrity|referrerpolicy|type)$/;
const EXAMPLE = "{ src: 'https://stats.example/script.js' }";

function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function httpsUrl(value: unknown): URL | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  return url.protocol === 'https:' ? url : undefined;
}

function isOwnPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?!\/)\S*$/.test(value);
}

/** A found value as the configuration file would write it, for messages. */
function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

function unknownKeys(input: Input, known: readonly string[], at: string): string[] {
  return Object.keys(input)
    .filter((key) => !known.includes(key))
    .map((key) => `${at}${key} is not a setting. Write ${known.map((name) => at + name).join(', ')}, or take it out.`);
}

function readScript(value: unknown, name: string, problems: string[]): OutsideScript | undefined {
  if (!isInput(value)) {
    problems.push(`${name} is ${shown(value)}. Write ${name}: ${EXAMPLE}, or take it out.`);
    return undefined;
  }
  problems.push(...unknownKeys(value, SCRIPT_SETTINGS, `${name}.`));
  const { src, attributes = {}, hosts = [] } = value;
  const address = httpsUrl(src)?.href ?? (isOwnPath(src) ? src : undefined);
  if (address === undefined) {
    problems.push(
      `${name}.src is ${shown(src)}. Write the script's https address, such as 'https://stats.example/script.js', or a path of this site, such as '/stats.js'.`,
    );
  }
  const kept: Record<string, string> = {};
  if (isInput(attributes)) {
    for (const [key, text] of Object.entries(attributes)) {
      if (typeof text === 'string' && ATTRIBUTE.test(key)) kept[key] = text;
      else {
        problems.push(
          `${name}.attributes has ${key}: ${shown(text)}. Write texts for data-…, id, type, crossorigin, integrity or referrerpolicy.`,
        );
      }
    }
  } else problems.push(`${name}.attributes is ${shown(attributes)}. Write { 'data-domain': 'docs.example' }.`);
  const origins: string[] = [];
  for (const host of Array.isArray(hosts) ? hosts : [hosts]) {
    const url = httpsUrl(host);
    if (url !== undefined && (host === url.origin || host === `${url.origin}/`)) origins.push(url.origin);
    else problems.push(`${name}.hosts has ${shown(host)}. Write origins, such as ['https://events.stats.example'].`);
  }
  return address === undefined ? undefined : { src: address, attributes: kept, hosts: origins };
}

/**
 * Checks the settings of third-party scripts.
 *
 * @param input what the configuration says
 * @param file the configuration's file, for messages
 * @throws with the file's name, everything that is wrong in it and what to write instead
 */
export function readThirdParty(input: unknown, file: string): ThirdParty {
  const problems: string[] = [];
  const settings: Input = isInput(input) ? input : {};
  if (!isInput(input)) problems.push(`The settings are ${shown(input)}. Write { askAi: false }.`);
  problems.push(...unknownKeys(settings, SETTINGS, ''));
  const { askAi = false } = settings;
  if (typeof askAi !== 'boolean') problems.push(`askAi is ${shown(askAi)}. Write true or false.`);
  const result: ThirdParty = { askAi: askAi === true };
  for (const name of SCRIPTS) {
    const script = settings[name] === undefined ? undefined : readScript(settings[name], name, problems);
    if (script !== undefined) result[name] = script;
  }
  if (problems.length > 0) throw new Error([`${file}:`, ...problems].join('\n  '));
  return result;
}

/** Origins that the scripts need, for the Content Security Policy. */
export function thirdPartyOrigins({ analytics, popup }: ThirdParty): string[] {
  const scripts = [analytics, popup].filter((script) => script !== undefined);
  const origins = scripts.flatMap(({ src, hosts }) => [...(isOwnPath(src) ? [] : [new URL(src).origin]), ...hosts]);
  return [...new Set(origins)];
}
