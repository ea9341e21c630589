import type { Page } from '@playwright/test';

/**
 * Runs in the browser before a chunk of the build. Every component that is a module's default export throws while `window.__fault` is set,
 * and works again afterwards.
 */
function spoil(list: { push: (chunk: unknown) => number }): void {
  type Module = (module: unknown, exports: object, load: unknown) => void;
  const { push } = list;
  list.push = (chunk) => {
    list.push = push;
    const modules: Record<string, Module> = Array.isArray(chunk) ? chunk[1] : {};
    for (const [id, run] of Object.entries(modules)) {
      modules[id] = (module, exports, load) => {
        const own = {};
        run(module, own, load);
        const { default: original, ...others }: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(own);
        const component: unknown = Reflect.get(own, 'default');
        Object.defineProperties(exports, others);
        if (typeof component !== 'function') {
          if (original !== undefined) Object.defineProperty(exports, 'default', original);
          return;
        }
        const faulty = (...args: unknown[]): unknown => {
          if (Reflect.get(window, '__fault') === false) return component(...args);
          throw new Error('The picture cannot be drawn.', {
            cause: new Error('The brush is dry.', { cause: new Error('The bottle is empty.') }),
          });
        };
        Object.defineProperty(exports, 'default', { enumerable: true, configurable: true, get: () => faulty });
      };
    }
    return list.push(chunk);
  };
}

/** What a reader sees when a component of a faulty chunk throws: the error and its causes. */
export const FAULT = ['The picture cannot be drawn.', 'Cause:', 'The brush is dry.', 'Cause:', 'The bottle is empty.'];

/** Makes the components of a chunk throw when they render, until `mend` is called. Call it before they are loaded. */
export async function spoilChunk(page: Page, chunk: RegExp): Promise<{ mend: () => Promise<void> }> {
  await page.route(chunk, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const list = /(?:self|globalThis)\.(webpackChunk\w+)/.exec(text)?.[1];
    if (list === undefined) throw new Error(`${route.request().url()} is not a chunk of the expected form.`);
    await route.fulfill({ response, body: `(${spoil.toString()})(self.${list}=self.${list}||[]);\n${text}` });
  });
  return { mend: () => page.evaluate(() => void Reflect.set(window, '__fault', false)) };
}
