import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Path of nginx, or undefined if it is not installed. */
export function findNginx(): string | undefined {
  return ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
    fs.existsSync(file),
  );
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Serves a folder with a configuration of the site. Close it when done. */
export async function startNginx(options: { nginx: string; site: string; root: string; folder: string }): Promise<{
  url: string;
  close(): Promise<void>;
}> {
  const { nginx, site, root, folder } = options;
  const port = await freePort();
  const server = fs
    .readFileSync(site, 'utf8')
    .replaceAll('/srv/konva-docs', () => root)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  fs.writeFileSync(path.join(folder, 'site.conf'), server);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp;`);
  const config = path.join(folder, 'nginx.conf');
  const log = path.join(folder, 'error.log');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  fs.writeFileSync(
    config,
    `daemon off; ${user} pid ${folder}/pid; error_log ${log};\nevents {}\nhttp { access_log off; ${temp.join(' ')} include ${folder}/site.conf; }\n`,
  );
  execFileSync(nginx, ['-t', '-q', '-e', log, '-c', config]);
  const child = spawn(nginx, ['-e', log, '-c', config], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 30_000;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer !== undefined) break;
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`nginx does not respond: ${fs.readFileSync(log, 'utf8')}`);
    }
    // Pause between two requests, which would otherwise take CPU time from the starting server.
    await pause(50);
  }
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
