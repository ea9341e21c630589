import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Starts a program in its own process group, so that all its child processes can be ended with it. It also ends with this process: a server
 * or a browser that keeps running would distort every later measurement.
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
    // It has just ended.
  }
}

/** Ends the program and all its child processes; resolves when they are gone. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (isGone(child)) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  kill(child);
  await gone;
}
