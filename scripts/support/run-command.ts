import { spawn } from 'node:child_process';

/**
 * Runs a command without input.
 *
 * @param env added to this process's environment
 * @param print takes what the command prints, on both of its outputs; left out, the command has this terminal's output
 * @returns its exit code; 1 when it could not be started or was ended by a signal
 */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  print?: (text: string) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const output = print === undefined ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
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
    // Not `exit`: by then not all of the output has come.
    child.once('close', (code) => resolve(code ?? 1));
  });
}
