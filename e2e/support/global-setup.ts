import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serveBuild, type ServeOptions } from '../../scripts/serve-build';
import { buildRunner } from '../../testing/in-frame-check/checks';
import { buildHarness, HARNESS_ADDRESS } from '../../testing/harness/build';
import { BUILD_FOLDER, COMPILED_DEMOS, harnessFolder } from '../../testing/paths';
import { writeTestedWith } from './store/tested-with';

/**
 * Serves the built site for the whole run on a free port (`E2E_URL`), with the headers of `_headers` and therefore its content security
 * policy, and next to it the page on which demos are tested. Creates a folder for data that tests share (`E2E_TEMP`). Removes everything at
 * the end. An `E2E_URL` from the environment is used as it is.
 *
 * With `DEMO_ASSETS` there is no site, only that page and the compiled demos of the folder.
 *
 * @throws when there is no built site
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'e2e-'));
  process.env['E2E_TEMP'] = temp;
  const removeTemp = () => fs.rmSync(temp, { recursive: true, force: true });
  // A site below a path has no demos for the page on which they are tested; its test serves it.
  if (process.env['E2E_URL'] !== undefined || process.env['SITE_BASE'] !== undefined)
    return () => Promise.resolve(removeTemp());

  try {
    const harness = await buildHarness(harnessFolder(), COMPILED_DEMOS);
    await buildRunner(harnessFolder());
    await writeTestedWith(harness.script);
    const beside = { [HARNESS_ADDRESS]: harnessFolder() };
    const server = await serveBuild(
      process.env['DEMO_ASSETS'] === undefined ? site(beside, harness) : demos(temp, beside),
    );
    process.env['E2E_URL'] = server.url;
    return async () => {
      await server.close();
      removeTemp();
    };
  } catch (error) {
    removeTemp();
    throw error;
  }
}

function site(beside: Record<string, string>, { agent }: { agent: string }): ServeOptions {
  if (!fs.existsSync(path.join(BUILD_FOLDER, 'index.html'))) {
    throw new Error(`There is no built site in ${BUILD_FOLDER}. Run \`npm run build\` first.`);
  }
  const hostHeaders = { testScripts: [agent], testOrigins: ['http://localhost:*'] };
  return { root: BUILD_FOLDER, beside, hostHeaders };
}

/** Without the site's headers: the policy in the frames' document is stricter in every respect. */
function demos(temp: string, beside: Record<string, string>): ServeOptions {
  const root = path.join(temp, 'site');
  fs.mkdirSync(root);
  return { root, beside: { ...beside, '/demo-assets/': COMPILED_DEMOS } };
}
