import type { Snippets } from './model';

/** Programs that end without an error and show nothing: each gets one advice. Those that wait for the reader, or write to the console, get none. */
export const SILENT: Snippets = {
  'vanilla/container-apart.js': { says: 'document.body.append(stage.container())' },
  'vanilla/draw-not-called.js': { says: 'Nothing calls drawBoard: write drawBoard(size)' },
  'vanilla/hidden.js': { says: 'Leave visible: false out' },
  'vanilla/no-color.js': { says: 'The Rect has neither a fill nor a stroke. Write a color' },
  'vanilla/no-size.js': { says: 'The Rect is 0 by 0 pixels' },
  'vanilla/nothing-added.js': { says: 'no shape is in its layers. Add one: layer.add(' },
  'vanilla/only-logs.js': { logs: 'Konva' },
  'vanilla/outside.js': { says: 'outside of the stage, which is 400 by 200 pixels. Change its x and y' },
  'vanilla/transparent.js': { says: 'Write opacity: 1.' },
  'vanilla/waits-for-press.js': { logs: 'press the stage' },
  'react/no-shapes.jsx': { says: 'no shape is in its layers. Add one: <Layer><Rect' },
  'react/returns-null.jsx': { says: 'it has no stage' },
  'vue/no-fill.vue': { says: 'neither a fill nor a stroke' },
  'svelte/outside.svelte': { says: 'outside of the stage' },
};
