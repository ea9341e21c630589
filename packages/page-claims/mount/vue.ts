import { type App, type Component, createApp } from 'vue';
import VueKonva from 'vue-konva';
import type { ClaimTools } from '../model';

/**
 * Mounts a component into the claim's container, with vue-konva's components registered. Templates may be strings. Errors from components
 * are added to the claim's `warnings`: rethrowing them would leave Vue in a state that breaks later claims.
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
