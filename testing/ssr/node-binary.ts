import { spawnSync } from 'node:child_process';

/** The oldest Node.js version that all three frameworks support, from their packages' `engines`. */
const OLDEST = [22, 19] as const;
/** Package to install from the registry if the running Node.js is older. */
const PACKAGE = 'node@22';

/**
 * Path of a Node.js that the frameworks support: the running one, or one from the registry.
 *
 * @throws when the running one is too old and none can be installed
 */
export function nodeBinary(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  const found = spawnSync('npm', ['exec', '--yes', `--package=${PACKAGE}`, '--', 'node', '-p', 'process.execPath'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const file = found.stdout.trim();
  if (found.status === 0 && file !== '') return file;
  throw new Error(
    `Node.js ${process.versions.node} is too old for these projects and \`npm exec ${PACKAGE}\` failed. Use Node.js ${OLDEST.join('.')} or newer.\n${found.stderr}`,
  );
}
