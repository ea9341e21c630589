import { spawn } from 'node:child_process';

/**
 * Runs a command without input.
 *
 * @param env added to this process's environment
 * @param print receives the command's stdout and stderr; without it, both go to this terminal
 * @param cwd folder to run it in; by default this process's
 * @returns its exit code; 1 when it could not be started or a signal ended it
 */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  print?: (text: string) => void,
  cwd = process.cwd(),
): Promise<number> {
  return new Promise((resolve) => {
    const output = print === undefined ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      // npm and npx are scripts on Windows.
      shell: process.platform === 'win32',
    });
    if (print !== undefined) {
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print);
    }
    child.once('error', (error) => {
      (print ?? console.error)(`${command}: ${error.message}\n`);
      resolve(1);
    });
    // Not `exit`: it can fire before all output has arrived.
    child.once('close', (code) => resolve(code ?? 1));
  });
}
