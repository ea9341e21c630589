import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { inOrder } from '.';

/** An empty context: neither the plugins here nor `inOrder` read what Docusaurus passes to them. */
const context: LoadContext = JSON.parse('{}');
type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];
const props: Props = JSON.parse('{}');

/** Loads plugins and runs their `postBuild` as Docusaurus does: concurrently. */
async function build(makers: ReturnType<typeof inOrder>): Promise<void> {
  const plugins = await Promise.all(makers.map((make) => make(context)));
  await Promise.all(plugins.map((plugin) => plugin.postBuild?.(props)));
}

it('runs the last plugin after those that write pages, in every build', async () => {
  const done: string[] = [];
  const slow = (name: string, ms: number) => (): Plugin => ({
    name,
    async postBuild() {
      await new Promise((resolve) => setTimeout(resolve, ms));
      done.push(name);
    },
  });
  const makers = inOrder([slow('a', 20), slow('b', 5), () => ({ name: 'idle' })], slow('last', 0));
  await build(makers);
  await build(makers);
  expect(done).toEqual(['b', 'a', 'last', 'b', 'a', 'last']);
});

it('fails with the message of the plugin that failed', async () => {
  const done: string[] = [];
  const failing = (): Plugin => ({ name: 'failing', postBuild: () => Promise.reject(new Error('no room')) });
  const last = (): Plugin => ({ name: 'last', postBuild: () => void done.push('last') });
  await expect(build(inOrder([failing], last))).rejects.toThrow('no room');
  expect(done).toEqual([]);
});
