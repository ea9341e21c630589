import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Starts a program in a process group of its own, so that all it starts can be ended with it. It ends with this process, too: a
 * server or a browser that goes on would spoil every later figure.
 */
export function startGroup(
  command: string,
  args: readonly string[],
  options: {
    cwd?: string;
    env?: NodeJS.ProcessEnv;
    stdio: 'ignore' | ['ignore', 'ignore', number] | ['ignore', 'pipe', 'pipe'];
  },
): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  const end = () => kill(child);
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

function isGone({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

function kill(child: ChildProcess): void {
  if (child.pid === undefined || isGone(child)) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended in this moment.
  }
}

/** Ends the program and all it has started; resolves when it is gone. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (isGone(child)) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  kill(child);
  await gone;
}
