import type { LoadContext, Plugin } from '@docusaurus/types';

export type PluginMaker = (context: LoadContext) => Plugin | Promise<Plugin>;

/**
 * Plugins of which the last has the finished site before it: the generator lets all plugins work on a built site side by side.
 *
 * @param writers plugins that write or change pages after the build
 * @param last what works on those pages when they are done
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
        // A writer that fails ends the build with its own message.
        await Promise.all(before);
        await plugin.postBuild?.(props);
      },
    };
  };
  return [...watched, waiting];
}
