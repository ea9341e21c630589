import { endGroup, startGroup } from '../../testing/process-group';
import type { Ended } from './outcome';

/**
 * Runs a command and captures its output. A command that takes too long is killed with its child processes and counts as failed.
 *
 * @param env added to this process's environment
 * @param limit milliseconds
 */
export async function runLimited(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  limit: number,
): Promise<Ended> {
  const child = startGroup(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void endGroup(child);
  }, limit);
  const passed = await new Promise<boolean>((resolve) => {
    child.once('error', ({ message }) => {
      output += message;
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  clearTimeout(timer);
  return { passed, output: isLate ? `${output}\nIt was ended after ${limit / 1000} s.` : output };
}
