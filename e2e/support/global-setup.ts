import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serveBuild } from '../../scripts/serve-build';
import { buildHarness, HARNESS_ADDRESS } from '../harness/build';
import { BUILD_FOLDER, harnessFolder } from './paths';

/**
 * Serves the built site for the whole run on a free port (`E2E_URL`), with the headers of `_headers` and so under its content
 * security policy, and beside it the page on which demos are tested. Gives the run a folder for what tests leave each other
 * (`E2E_TEMP`); all of it is gone at the end. `E2E_URL` set from outside is used as it is.
 *
 * @throws when there is no built site
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'e2e-'));
  process.env['E2E_TEMP'] = temp;
  const removeTemp = () => fs.rmSync(temp, { recursive: true, force: true });
  if (process.env['E2E_URL'] !== undefined) return () => Promise.resolve(removeTemp());

  try {
    if (!fs.existsSync(path.join(BUILD_FOLDER, 'index.html'))) {
      throw new Error(`There is no built site in ${BUILD_FOLDER}. Run \`npm run build\` first.`);
    }
    const harness = harnessFolder();
    const { agent } = await buildHarness(harness);
    const server = await serveBuild({
      root: BUILD_FOLDER,
      beside: { [HARNESS_ADDRESS]: harness },
      hostHeaders: { testScripts: [agent], testOrigins: ['http://localhost:*'] },
    });
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
