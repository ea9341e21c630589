import type { LoadContext, Plugin } from '@docusaurus/types';

export type PluginMaker = (context: LoadContext) => Plugin | Promise<Plugin>;

/**
 * Makes the last plugin wait for the others: Docusaurus runs the `postBuild` of all plugins concurrently.
 *
 * @param writers plugins that write or change pages after the build
 * @param last the plugin that works on the finished pages
 */
export function inOrder(writers: readonly PluginMaker[], last: PluginMaker): PluginMaker[] {
  let running: Promise<void>[] = [];
  const watched = writers.map((make): PluginMaker => {
    return async (context) => {
      const plugin = await make(context);
      const { postBuild } = plugin;
      if (postBuild === undefined) return plugin;
      return {
        ...plugin,
        postBuild(props) {
          const work = Promise.resolve(postBuild.call(plugin, props));
          running.push(work);
          return work;
        },
      };
    };
  });
  const waiting: PluginMaker = async (context) => {
    const plugin = await last(context);
    return {
      ...plugin,
      async postBuild(props) {
        const before = running;
        running = [];
        // When a writer fails, the build ends with the writer's own message.
        await Promise.all(before);
        await plugin.postBuild?.(props);
      },
    };
  };
  return [...watched, waiting];
}
