import { spawn } from 'node:child_process';

/**
 * Runs a command with this terminal's output and no input.
 *
 * @param env added to this process's environment
 * @returns its exit code; 1 when it could not be started or was ended by a signal
 */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      // npm and npx are scripts on Windows.
      shell: process.platform === 'win32',
    });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
