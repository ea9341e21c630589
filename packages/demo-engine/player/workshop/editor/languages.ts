import type { Extension } from '@codemirror/state';

/** Loads the grammar for a file by its extension; each is a separate chunk. Unknown extensions are plain text. */
export async function languageFor(path: string): Promise<Extension> {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  switch (ending) {
    case 'ts':
    case 'tsx':
    case 'js':
    case 'jsx': {
      const { javascript } = await import('@codemirror/lang-javascript');
      return javascript({ typescript: ending.startsWith('t'), jsx: ending.endsWith('x') });
    }
    case 'vue': {
      const { vue } = await import('@codemirror/lang-vue');
      return vue();
    }
    case 'svelte': {
      const { svelte } = await import('@replit/codemirror-lang-svelte');
      return svelte();
    }
    case 'html': {
      const { html } = await import('@codemirror/lang-html');
      return html();
    }
    case 'css': {
      const { css } = await import('@codemirror/lang-css');
      return css();
    }
    case 'json': {
      const { json } = await import('@codemirror/lang-json');
      return json();
    }
    default:
      return [];
  }
}
