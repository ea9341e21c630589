import type { Plugin } from 'rolldown';
import { compile, compileModule } from 'svelte/compiler';

/** Compiles the Svelte files of libraries (`svelte-konva`), in the same mode as demos are compiled. */
export function sveltePlugin(): Plugin {
  return {
    name: 'svelte-libraries',
    transform: {
      filter: { id: /\.svelte(?:\.js)?$/ },
      handler(code, id) {
        const options = { filename: id, generate: 'client' as const, dev: false };
        const { js } = id.endsWith('.js')
          ? compileModule(code, options)
          : compile(code, { ...options, css: 'injected', discloseVersion: false });
        return { code: js.code, map: null };
      },
    },
  };
}
