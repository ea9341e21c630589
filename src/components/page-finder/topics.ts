/** An answer: what a reader wants or sees, in the reader's words, and the page that helps. */
export interface Answer {
  /** Completes the topic's question. */
  want: string;
  /** URL of the page. */
  to: string;
  /** Title of the page, shortened where it is long. */
  page: string;
  /** Names of the pages on the same subject in the guides of the bindings, by binding. */
  guides?: Readonly<Partial<Record<Guide, string>>>;
}

/** Bindings that have a guide of their own, in the order in which they are shown. */
export const GUIDES = ['react', 'vue', 'svelte'] as const;
export type Guide = (typeof GUIDES)[number];

/** What a reader may want to do, with the answers to choose from. */
export interface Topic {
  /** Anchor on the page: a URL with this hash opens the topic. */
  id: string;
  title: string;
  hint: string;
  answers: readonly Answer[];
}

const all = (name: string): Answer['guides'] => ({ react: name, vue: name, svelte: name });

/** Tasks first, in the order of a project, then what goes wrong. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'begin',
    title: 'Begin',
    hint: 'a first stage, in your framework',
    answers: [
      { want: 'Install Konva and draw a first shape', to: '/docs/index.html', page: 'Getting started' },
      { want: 'Understand stage, layer, group and shape', to: '/docs/overview.html', page: 'Overview' },
      { want: 'Decide whether Konva fits my project', to: '/docs/guides/why-konva.html', page: 'Why Konva' },
      {
        want: 'Compare it with other canvas libraries',
        to: '/docs/guides/best-canvas-library.html',
        page: 'Choosing a canvas library',
      },
      { want: 'Choose between canvas and SVG', to: '/docs/posts/Canvas_vs_SVG.html', page: 'Canvas or SVG' },
      { want: 'Start with React', to: '/docs/react/index.html', page: 'React guide' },
      { want: 'Start with Vue', to: '/docs/vue/index.html', page: 'Vue guide' },
      { want: 'Start with Svelte', to: '/docs/svelte/index.html', page: 'Svelte guide' },
      { want: 'Draw on a server with Node.js', to: '/docs/nodejs/nodejs-setup', page: 'Node.js' },
      {
        want: 'Use Angular, web components or plain HTML',
        to: '/docs/guides/other-frameworks.html',
        page: 'Other frameworks',
      },
      { want: 'Upgrade from an older version', to: '/docs/guides/upgrading.html', page: 'Upgrading' },
      {
        want: 'Make the canvas as wide as its page',
        to: '/docs/posts/Responsive_Canvas.html',
        page: 'Responsive canvas',
      },
    ],
  },
  {
    id: 'draw',
    title: 'Draw something',
    hint: 'shapes, text, pictures, styles',
    answers: [
      { want: 'A rectangle, with round corners', to: '/docs/shapes/Rect.html', page: 'Rect' },
      { want: 'A polygon or a smooth curve', to: '/docs/shapes/Line.html', page: 'Line' },
      { want: 'Text that wraps', to: '/docs/shapes/Text.html', page: 'Text' },
      {
        want: 'Several styles in one text',
        to: '/docs/sandbox/Rich_Text_Spans.html',
        page: 'Mixed styles in one text',
      },
      { want: 'A picture from a file', to: '/docs/shapes/Image.html', page: 'Image', guides: all('Images') },
      {
        want: 'A shape that Konva does not have',
        to: '/docs/shapes/Custom.html',
        page: 'Custom shape',
        guides: all('Custom_Shape'),
      },
      { want: 'A color, a gradient or a pattern inside', to: '/docs/styling/Fill.html', page: 'Fill' },
      { want: 'A shadow', to: '/docs/styling/Shadow.html', page: 'Shadow' },
      {
        want: 'One shape above another',
        to: '/docs/groups_and_layers/zIndex.html',
        page: 'zIndex',
        guides: all('zIndex'),
      },
      { want: 'Only a part of a picture', to: '/docs/clipping/Clipping_Function.html', page: 'Clipping' },
      {
        want: 'A blurred, gray or tinted picture',
        to: '/docs/filters/index.html',
        page: 'Filters',
        guides: all('Filters'),
      },
    ],
  },
  {
    id: 'input',
    title: 'Respond to input',
    hint: 'clicks, touch, keys, dragging',
    answers: [
      {
        want: 'React to a click or a tap',
        to: '/docs/events/Binding_Events.html',
        page: 'Bind events',
        guides: all('Events'),
      },
      { want: 'Use one handler for many shapes', to: '/docs/events/Event_Delegation.html', page: 'Event delegation' },
      { want: 'Change the area that can be clicked', to: '/docs/events/Custom_Hit_Region.html', page: 'Hit regions' },
      {
        want: 'Drag a shape',
        to: '/docs/drag_and_drop/Drag_and_Drop.html',
        page: 'Drag and drop',
        guides: all('Drag_And_Drop'),
      },
      { want: 'Limit where it may be dragged', to: '/docs/drag_and_drop/Simple_Drag_Bounds.html', page: 'Drag bounds' },
      { want: 'Drop a shape on another one', to: '/docs/drag_and_drop/Drop_Events.html', page: 'Drop events' },
      { want: 'Snap shapes to each other', to: '/docs/sandbox/Objects_Snapping.html', page: 'Snap objects' },
      {
        want: 'Draw freely with a pen',
        to: '/docs/sandbox/Free_Drawing.html',
        page: 'Free drawing',
        guides: all('Free_Drawing'),
      },
      {
        want: 'Zoom at the pointer',
        to: '/docs/sandbox/Zooming_Relative_To_Pointer.html',
        page: 'Zoom at the pointer',
      },
      {
        want: 'Let a finger scroll the page over the canvas',
        to: '/docs/events/Mobile_Scrolling.html',
        page: 'Scrolling on phones',
      },
      {
        want: 'Work with the keyboard and a screen reader',
        to: '/docs/sandbox/Keyboard_Accessible_Canvas.html',
        page: 'Keyboard and screen reader',
      },
    ],
  },
  {
    id: 'edit',
    title: 'Build an editor',
    hint: 'handles, undo, files',
    answers: [
      {
        want: 'Resize and rotate with handles',
        to: '/docs/select_and_transform/Basic_demo.html',
        page: 'Transformer',
        guides: all('Transformer'),
      },
      { want: 'Edit text in place', to: '/docs/sandbox/Editable_Text.html', page: 'Edit text on the canvas' },
      {
        want: 'Undo and redo',
        to: '/docs/posts/Canvas_Undo_Redo.html',
        page: 'Undo and redo',
        guides: { react: 'Undo-Redo', vue: 'Undo-Redo', svelte: 'Undo_Redo' },
      },
      {
        want: 'Save a drawing and load it again',
        to: '/docs/data_and_serialization/Best_Practices.html',
        page: 'Save and load',
        guides: { react: 'Save_Load', vue: 'Save-Load', svelte: 'Save_Load' },
      },
      {
        want: 'Export a picture',
        to: '/docs/posts/Canvas_Export_Image.html',
        page: 'Export',
        guides: all('Canvas_Export'),
      },
      { want: 'See a whole editor', to: '/docs/sandbox/Canvas_Editor.html', page: 'Canvas editor' },
      {
        want: 'Select shapes with a lasso',
        to: '/docs/guides/not-built-in.html#lasso-selection',
        page: 'Lasso selection',
      },
      { want: 'Rulers, guides and a grid', to: '/docs/sandbox/Canvas_Rulers.html', page: 'Rulers and guides' },
    ],
  },
  {
    id: 'move',
    title: 'Make it move',
    hint: 'tweens and animations',
    answers: [
      {
        want: 'Move a shape from here to there',
        to: '/docs/tweens/Linear_Easing.html',
        page: 'Tween',
        guides: all('Simple_Animations'),
      },
      { want: 'Choose how it speeds up and slows down', to: '/docs/tweens/All_Easings.html', page: 'Easings' },
      {
        want: 'Draw every frame myself',
        to: '/docs/animations/Create_an_Animation.html',
        page: 'Animation',
        guides: all('Complex_Animations'),
      },
      { want: 'Play the frames of a sprite', to: '/docs/shapes/Sprite.html', page: 'Sprite' },
      { want: 'Write a game loop', to: '/docs/sandbox/Snake_Game.html', page: 'Snake' },
      { want: 'Let things fall and collide', to: '/docs/sandbox/Physics_Simulator.html', page: 'Physics' },
    ],
  },
  {
    id: 'wrong',
    title: 'Something is wrong',
    hint: 'blurry, slow, empty, blocked',
    answers: [
      { want: 'Nothing is drawn', to: '/docs/faq.html#why-is-nothing-drawn', page: 'Why is nothing drawn?' },
      { want: 'The picture is blurry', to: '/docs/posts/Canvas_Blurry.html', page: 'A blurry canvas' },
      { want: 'The export throws a security error', to: '/docs/posts/Tainted_Canvas.html', page: 'Tainted canvas' },
      {
        want: 'The exported picture is too small',
        to: '/docs/data_and_serialization/High-Quality-Export.html',
        page: 'Sharp export',
      },
      {
        want: 'It turns around the wrong point',
        to: '/docs/posts/Position_vs_Offset.html',
        page: 'Position and offset',
      },
      {
        want: 'The border grows while I resize',
        to: '/docs/select_and_transform/Ignore_Stroke_On_Transform.html',
        page: 'Stroke and transforms',
      },
      {
        want: 'A click does not arrive',
        to: '/docs/faq.html#why-does-a-click-not-fire-on-my-shape',
        page: 'Why does a click not fire?',
      },
      {
        want: 'The pointer is off after zooming',
        to: '/docs/faq.html#why-is-the-pointer-position-wrong-after-zooming',
        page: 'Pointer and zoom',
      },
      {
        want: 'My font is missing on the first draw',
        to: '/docs/faq.html#why-is-a-custom-font-missing-on-the-first-draw',
        page: 'Fonts',
      },
      {
        want: 'A click reaches shapes that it should not',
        to: '/docs/events/Cancel_Propagation.html',
        page: 'Stop propagation',
      },
      { want: 'React reports an error', to: '/docs/react/index.html#common-errors', page: 'Common errors' },
      {
        want: 'It is slow with many shapes',
        to: '/docs/performance/All_Performance_Tips.html',
        page: 'Performance tips',
        guides: all('Many_Nodes'),
      },
      { want: 'Memory grows', to: '/docs/performance/Avoid_Memory_Leaks.html', page: 'Memory leaks' },
      {
        want: 'Tests see an empty canvas',
        to: '/docs/guides/testing.html',
        page: 'Testing',
        guides: all('Testing'),
      },
    ],
  },
];
