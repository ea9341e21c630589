import { type App, type Component, createApp } from 'vue';
import VueKonva from 'vue-konva';
import type { ClaimTools } from '../model';

/** Mounts a component into the claim's container, with vue-konva's tags. Templates may be strings. */
export async function mountVue(tools: ClaimTools, component: Component): Promise<App> {
  const app = createApp(component);
  app.use(VueKonva);
  app.mount(tools.container);
  tools.onEnd(() => app.unmount());
  await tools.frames();
  return app;
}
