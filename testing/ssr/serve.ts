import type { ChildProcess } from 'node:child_process';
import net from 'node:net';
import { endGroup, startGroup } from '../process-group';
import type { Command } from './model';

/** Programs of a project, with the Node.js that runs them. */
export interface Runner {
  folder: string;
  node: string;
}

/** A running server, and its output so far. */
export interface Server {
  url: string;
  output: () => string;
  stop: () => Promise<void>;
}

const START_TIMEOUT = 120_000;
const QUIET = { NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' };

function start({ folder, node }: Runner, { args, env }: Command): { child: ChildProcess; output: () => string } {
  const child = startGroup(node, args, {
    cwd: folder,
    env: { ...process.env, ...QUIET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (printed += text));
  return { child, output: () => printed };
}

/**
 * Runs a program of a project until it exits.
 *
 * @throws with its whole output when it fails
 */
export async function runToEnd(runner: Runner, command: Command): Promise<string> {
  const { child, output } = start(runner, command);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`node ${command.args.join(' ')} ended with ${String(code)}:\n${output()}`);
  return output();
}

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * Starts a server of a project and waits until it responds.
 *
 * @throws with its output when it exits before that, or takes too long
 */
export async function startServer(runner: Runner, serve: (port: number) => Command): Promise<Server> {
  const port = await freePort();
  const { child, output } = start(runner, serve(port));
  const until = Date.now() + START_TIMEOUT;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      await endGroup(child);
      throw new Error(`The server of ${runner.folder} does not respond. It printed:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url: `http://127.0.0.1:${port}`, output, stop: () => endGroup(child) };
}
