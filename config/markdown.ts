import type { PageMarkdownOptions } from '@site-packages/page-markdown/docusaurus-plugin';
import { SECTIONS } from './sidebar-order';

/** When the list of a section is worth reading. A check of the built site finds sections without a line here. */
const USE_WHEN: Readonly<Record<string, string>> = {
  Start: 'you install the library, need the model of stage, layer and node, or look for help.',
  Shapes: 'you draw one kind of shape: its attributes, its origin, its mistakes.',
  Guides: 'you choose a library, upgrade, test, or miss something that is not built in.',
  Styling: 'fill, stroke, shadow, opacity, blending, cursor.',
  Events: 'clicks, taps, hover, touch, keyboard, delegation, bubbling, hit regions.',
  'Drag and drop': 'something is dragged: limits, drop targets, snapping.',
  'Select and transform': 'shapes are selected, resized or rotated with a Transformer.',
  Clipping: 'a part of the drawing is cut off by a rectangle or a path.',
  'Groups and layers': 'nesting, order on the screen, moving nodes between parents.',
  Filters: 'the pixels of an image or group change: blur, brightness, masks.',
  Tweens: 'an attribute changes from one value to another over time.',
  Animations: 'something moves on every frame.',
  Selectors: 'nodes are found by id, name or class.',
  'Data and serialization': 'drawings are saved, loaded, undone or exported as an image.',
  Performance: 'a drawing is slow or uses too much memory.',
  React: 'react-konva: components, refs, state, portals, server rendering.',
  Vue: 'vue-konva: components, refs, state, server rendering.',
  Svelte: 'svelte-konva: components, handles, state, server rendering.',
  Posts: 'you want the reasons behind an approach at length.',
  'Node.js': 'you draw without a browser.',
  Demos: 'you build a whole feature or app: editors, charts, games, zoom, undo, export.',
  'API reference':
    'you need a type, a default, an event or the version of a member; the files of one class are shorter, see above.',
  Blog: 'you want measurements.',
};

const demo = (name: string) => `/docs/sandbox/${name}.html`;

/** What `llms.txt` says about the site, in which order it lists the pages, and which forms they have. */
export const markdown = {
  details: [
    'Konva keeps what is drawn on a 2D canvas as nodes: a stage holds layers, layers hold groups and shapes. It is used from TypeScript or JavaScript, or through react-konva, vue-konva and svelte-konva.',
    'API: [/api/names.txt](/api/names.txt) has one line for each class and member. One class is `/api/Konva.Rect.md` or `/api/Konva.Rect.json`, with its own members and links to inherited ones. [/api/konva.json](/api/konva.json) has everything in about 2 MB, for tools; [/api/konva.schema.json](/api/konva.schema.json) describes it, and [/api/completion.json](/api/completion.json) has what an editor completes ([all data files](/api/data.html.md)). By version: [changes](/api/changes.html.md). By task: [comparisons](/api/comparisons.html.md).',
  ],
  sections: ['Start', ...SECTIONS.map(({ label }) => label), 'Demos', 'API reference', 'Blog'].map((name) => ({
    name,
    useWhen: USE_WHEN[name] ?? '',
  })),
  tasks: [
    { task: 'Upgrade from an older version, replace old names', page: '/docs/guides/upgrading.html' },
    { task: 'Tests with jsdom, Vitest or Playwright', page: '/docs/guides/testing.html' },
    { task: 'Draw on a server, in Node.js', page: '/docs/nodejs/nodejs-setup' },
    { task: 'Zoom with the wheel, pan', page: demo('Zooming_Relative_To_Pointer') },
    { task: 'Zoom to fit, endless canvas', page: demo('Infinite_Canvas') },
    { task: 'Pinch to zoom', page: demo('Multi-touch_Scale_Stage') },
    { task: 'Make the stage fit its container', page: demo('Responsive_Canvas') },
    { task: 'Undo and redo', page: demo('Undo_Redo_History') },
    { task: 'Select and resize', page: '/docs/select_and_transform/Basic_demo.html' },
    { task: 'Edit text on the canvas', page: demo('Editable_Text') },
    { task: 'Snap to other shapes', page: demo('Objects_Snapping') },
    { task: 'Snap to a grid', page: demo('Grid_Snapping') },
    { task: 'Draw freehand, erase', page: demo('Free_Drawing') },
    { task: 'Connect shapes with arrows', page: demo('Connected_Objects') },
    { task: 'Tooltip', page: demo('Shape_Tooltips') },
    { task: 'Context menu, right click', page: demo('Canvas_Context_Menu') },
    { task: 'Drop an image or element from the page', page: demo('Drop_DOM_Element') },
    { task: 'Crop an image', page: demo('Canvas_Crop_Image') },
    { task: 'Export in high resolution', page: '/docs/data_and_serialization/High-Quality-Export.html' },
    { task: 'Export to PDF', page: demo('Canvas_to_PDF') },
    { task: 'Save and load a document', page: '/docs/data_and_serialization/Best_Practices.html' },
    { task: 'Thousands of shapes', page: demo('20000_Nodes') },
    { task: 'Keyboard and screen readers', page: demo('Keyboard_Accessible_Canvas') },
    { task: 'Something that seems to be missing', page: '/docs/guides/not-built-in.html' },
  ],
  prefixSections: [
    { prefix: '/docs/sandbox', section: 'Demos' },
    { prefix: '/play', section: 'Demos' },
    { prefix: '/api/', section: 'API reference' },
    { prefix: '/blog', section: 'Blog' },
  ],
  otherSection: 'Start',
  unlisted: [
    '/docs/sandbox/index.html',
    '/blog/tags*',
    '/blog/archive',
    '/blog/authors*',
    '/blog/page/*',
    '/category/*',
  ],
  sameInAll: [
    '/',
    '/api/*',
    '/blog/tags*',
    '/blog',
    '/blog/archive',
    '/blog/authors*',
    '/blog/page/*',
    '/category/*',
    '/docs/sandbox.html',
    '/docs/sandbox/index.html',
    // The tables of a binding's components exist only in that framework.
    '/docs/*/Components.html',
    '/kai*',
    '/play*',
    '/markdown-page*',
  ],
  limits: [
    { prefix: '/docs/sandbox/', bytes: 20_000 },
    { prefix: '/blog', bytes: 20_000 },
    { prefix: '/', bytes: 12_000 },
  ],
} satisfies PageMarkdownOptions;
