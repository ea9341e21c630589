import { type App, type Component, createApp } from 'vue';
import VueKonva from 'vue-konva';
import type { ClaimTools } from '../model';

/**
 * Mounts a component into the claim's container, with vue-konva's tags. Templates may be strings. What components throw is among the
 * claim's `warnings`: thrown on, it would leave Vue in a state that no later claim could use.
 */
export async function mountVue(tools: ClaimTools, component: Component): Promise<App> {
  const app = createApp(component);
  app.config.errorHandler = (error) => console.error(String(error));
  app.use(VueKonva);
  tools.onEnd(() => app.unmount());
  app.mount(tools.container);
  await tools.frames();
  return app;
}
