import type { Page } from '@playwright/test';
import { NAME_HELPER } from './name-helper';

/** The script that `runFirstInFrames` writes; a page's content security policy must let it in. */
export function textForFrames<T>(script: (argument: T) => void, argument: T): string {
  return `${NAME_HELPER}(${script.toString()})(${JSON.stringify(argument)})`.replaceAll('</script', '<\\/script');
}

/**
 * Has a function run in every demo's frame of the page before anything else. Scripts that the browser is told to run in new
 * documents come late, now and then, in frames that live in a process of their own; so this one is written into the frame's
 * document when the page makes it.
 *
 * @param script sent as text: it may use nothing but its argument and the frame's globals
 * @param argument plain data
 */
export async function runFirstInFrames<T>(page: Page, script: (argument: T) => void, argument: T): Promise<void> {
  await page.addInitScript(
    (inline) => {
      if (window !== window.top) return;
      const native = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'srcdoc');
      const set = native?.set;
      // The first frame's document is a file; here its text is written into the frame instead.
      const setAttribute = Element.prototype.setAttribute;
      HTMLIFrameElement.prototype.setAttribute = function (name: string, value: string) {
        if (name !== 'src' || !value.includes('/demo-assets/start/frame.')) return setAttribute.call(this, name, value);
        const request = new XMLHttpRequest();
        request.open('GET', value, false);
        request.send();
        this.srcdoc = request.responseText;
      };
      if (native === undefined || set === undefined) return;
      Object.defineProperty(HTMLIFrameElement.prototype, 'srcdoc', {
        ...native,
        set(this: HTMLIFrameElement, html: string) {
          // A function, so that `$` in the script means nothing.
          Reflect.apply(set, this, [html.replace('<head>', () => `<head><script>${inline}</script>`)]);
        },
      });
    },
    textForFrames(script, argument),
  );
}
