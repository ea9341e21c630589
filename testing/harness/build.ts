import fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { isRecord } from '@site-packages/contracts';
import type { VendorBundle, VendorManifest } from '../../packages/demo-engine/model/published';
import { NAME_HELPER } from '../name-helper';
import { ROOT } from '../paths';
import { emptyDemos } from './empty-demos';
import { withWrappedModules } from './wrapped-modules';

/** URL path of the harness page and its files on the test server. */
export const HARNESS_ADDRESS = '/__demo-harness/';

/** The script in the frames, exactly as their documents contain it. */
export const AGENT_FILE = 'agent.js';

const FOLDER = path.join(ROOT, 'testing', 'harness');
const GENERATED = path.join(ROOT, '.generated');
const DATA = '\0demo-data:';
/** Modules that the runner loads when somebody edits, and the runtime that the harness provides for them. */
const NOT_USED = '\0not-used';

/** One bundle as a classic script. */
async function bundle(file: string, data: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const build = await rolldown({
    input: path.join(FOLDER, file),
    platform: 'browser',
    plugins: [
      {
        name: 'harness',
        resolveId(id, importer) {
          if (id.startsWith('@demo-data/')) return id.replace('@demo-data/', DATA);
          const isRunner = importer?.endsWith('demo-runner.ts') === true;
          return isRunner && /\/(?:compile-worker|fallback-runtime)$/.test(id) ? NOT_USED : null;
        },
        load(id) {
          if (id === NOT_USED) return 'export {};';
          if (!id.startsWith(DATA)) return null;
          return `export default ${JSON.stringify(data[id.slice(DATA.length)])};`;
        },
      },
    ],
  });
  const { output } = await build.generate({ format: 'iife', codeSplitting: false, minify: true });
  await build.close();
  return output[0].code;
}

function isManifest(value: unknown): value is VendorManifest {
  return isRecord(value) && isRecord(value['specifiers']) && isRecord(value['bundles']) && isRecord(value['mount']);
}

/** Reads a module that the demo engine's last run wrote for pages, by its name. */
function readData(name: string): unknown {
  const text = readGenerated(path.join(GENERATED, 'demo-data', 'client', `${name}.js`));
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

function readManifest(): VendorManifest {
  const value = readData('vendors');
  if (!isManifest(value)) throw new Error('There is no vendor manifest. Run `npm run build` to write it again.');
  return value;
}

function readGenerated(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} does not exist. Run \`npm run build\` first.`);
  }
}

/** Source of a vendor bundle, inlined or from a file. */
function codeOf({ code, url }: VendorBundle): string {
  return code ?? readGenerated(path.join(GENERATED, 'static', url ?? ''));
}

/**
 * Writes the harness page: the site's own runner with the vendor bundles and the frame of the last build. The test agent runs first in each
 * frame. The site does not contain any of it.
 *
 * @param folder output folder; it is served at `HARNESS_ADDRESS`, next to the built site
 * @param demos the compiled demos that will be served
 * @returns the script in the frames, which the page's content security policy must allow, and the page's own script, which contains
 * everything that a demo test depends on: runner, frame, test agent and the names of the vendor bundles, which are hashes
 * @throws when demos and vendor bundles do not come from the same build
 */
export async function buildHarness(folder: string, demos: string): Promise<{ agent: string; script: string }> {
  const agent = (NAME_HELPER + (await bundle('frame/agent.ts'))).trim().replaceAll('</script', '<\\/script');
  const frame = readGenerated(path.join(GENERATED, 'frame.html'));
  const manifest = readManifest();
  for (const { url } of Object.values(manifest.bundles)) {
    if (url === undefined || fs.existsSync(path.join(demos, url.replace('/demo-assets/', '')))) continue;
    throw new Error(`${demos} does not have ${url}: it is older than what was compiled last. Run \`npm run build\`.`);
  }
  const vendors = await withWrappedModules(manifest, codeOf);
  const script = await bundle('page/harness.ts', {
    // A function as replacement, so that `$` in the script is not special.
    frame: frame.replace('<head>', () => `<head><script>${agent}</script>`),
    vendors,
    inspector: readData('inspector'),
  });
  fs.mkdirSync(folder, { recursive: true });
  fs.copyFileSync(path.join(FOLDER, 'page', 'index.html'), path.join(folder, 'index.html'));
  fs.writeFileSync(path.join(folder, 'harness.js'), script);
  fs.writeFileSync(path.join(folder, AGENT_FILE), agent);
  for (const demo of await emptyDemos()) {
    fs.writeFileSync(path.join(folder, `empty.${demo.flavour}.json`), JSON.stringify(demo));
  }
  return { agent, script };
}
