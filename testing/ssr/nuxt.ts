import type { SsrProject } from './model';
import { change } from './page-files';

const AROUND = ['<h1>Choose a table</h1>', 'Loading the plan…', 'Table: none'];
const BUILD = { args: ['node_modules/nuxt/bin/nuxt.mjs', 'build'] };
const serve = (port: number) => ({
  args: ['.output/server/index.mjs'],
  env: { HOST: '127.0.0.1', PORT: String(port) },
});

const PLUGIN = `import VueKonva from 'vue-konva';

export default defineNuxtPlugin((nuxtApp) => {
  nuxtApp.vueApp.use(VueKonva);
});
`;

/** The project of the Nuxt page. */
export const nuxt: SsrProject = {
  name: 'nuxt',
  page: 'content/docs/vue/Nuxt.mdx',
  files: [
    'app/components/FloorPlan.client.vue',
    'app/composables/useWidth.ts',
    'app/pages/index.vue',
    'app/pages/later.vue',
  ],
  build: BUILD,
  serve,
  routes: [
    { path: '/', html: AROUND, hasKonvaInFirstScripts: true },
    { path: '/later', html: AROUND, hasKonvaInFirstScripts: false },
  ],
  mistakes: (file) => {
    const page = file('app/pages/index.vue');
    const inPage = (drawing: string) => change(page, '<FloorPlan v-if="width > 0"', drawing);
    return {
      'app/components/ServerPlan.vue': file('app/components/FloorPlan.client.vue'),
      'app/pages/rendered.vue': inPage('<ServerPlan v-if="width >= 0"'),
      'app/pages/window.vue': change(page, "ref('none')", 'ref(String(window.innerWidth))'),
      'app/pages/random.vue': change(page, '{{ chosen }}', '{{ Math.random() }}'),
      'app/pages/picture.vue': change(
        change(page, '<script setup lang="ts">', '<script setup lang="ts">\nimport { useImage } from \'vue-konva\';'),
        "const chosen = ref('none');",
        "const chosen = ref('none');\nuseImage('/lamp.png');",
      ),
      'app/plugins/konva.client.ts': PLUGIN,
      'app/pages/unwrapped.vue': inPage('<v-stage v-if="width >= 0" :config="{ width, height: width / 2 }"'),
    };
  },
  serveMistakes: (port) => ({
    args: ['node_modules/nuxt/bin/nuxt.mjs', 'dev', '--no-fork', '--host', '127.0.0.1', '--port', String(port)],
  }),
  // The production server prints nothing for these. The development server gives the reason in the HTML of its error page.
  failures: [
    { path: '/rendered', status: 500, says: 'document is not defined', where: 'html' },
    {
      path: '/rendered',
      status: 500,
      says: 'Component Stage is missing template or render function',
      where: 'server',
    },
    {
      path: '/window',
      status: 500,
      says: "Cannot read properties of undefined (reading 'innerWidth')",
      where: 'html',
    },
    { path: '/picture', status: 500, says: 'Image is not defined', where: 'html' },
    { path: '/unwrapped', status: 200, says: 'Failed to resolve component: v-stage', where: 'server' },
    { path: '/unwrapped', status: 200, says: 'Hydration completed but contains mismatches.', where: 'console' },
    { path: '/random', status: 200, says: 'Hydration completed but contains mismatches.', where: 'console' },
  ],
};
