import type { Plugin } from 'rolldown';
import { compile, compileModule } from 'svelte/compiler';

/** Compiles the Svelte files of libraries (`svelte-konva`) in the same mode as demos. */
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

/**
 * Makes Svelte's errors contain their message instead of a link to the documentation. The rest of Svelte stays the production
 * build: the development build expects components that were compiled for it, and takes seconds to stop an effect that sets what it
 * reads.
 */
export function svelteErrors(): Plugin {
  const written = "import { DEV } from 'esm-env';";
  return {
    name: 'svelte-errors',
    transform: {
      filter: { id: /\/svelte\/src\/internal\/(?:client|shared)\/errors\.js$/ },
      handler(code, id) {
        if (!code.includes(written)) throw new Error(`${id} does not begin with "${written}" any more.`);
        return { code: code.replace(written, 'const DEV = true;'), map: null };
      },
    },
  };
}
