/** A category of the tutorials sidebar. */
export interface SidebarSection {
  /** Folder in `content/docs/`. */
  folder: string;
  label: string;
  /** Document names in order; names not listed follow in alphabetical order. */
  order?: string[];
  /** Document that the category's title links to. */
  index?: string;
  /** Gives the category a generated index page at this path. */
  generatedIndex?: { slug: string; title: string; description: string };
}

/** Pages that exist but are in no sidebar. */
export const HIDDEN_PAGES = ['tools'];

/** The folder of the demos' pages, which have a separate sidebar. */
export const DEMO_FOLDER = 'sandbox';

/** A part of the tutorials sidebar under a heading. */
export interface SidebarPart {
  heading: string;
  /** Names of single pages, and categories. */
  entries: readonly (string | SidebarSection)[];
}

/** Names of the pages in which the three sections differ. */
interface FrameworkNames {
  first: readonly string[];
  nodes: string;
  labels?: readonly string[];
  undo: string;
  save: string;
  server: string;
}

/** The sections of the three frameworks are one course: the same pages in the same order. */
function framework(
  folder: string,
  label: string,
  { first, nodes, labels = [], undo, save, server }: FrameworkNames,
): SidebarSection {
  return {
    folder,
    label,
    index: 'index',
    order: [
      ...first,
      ...[
        'Drag_And_Drop',
        'Transformer',
        nodes,
        'zIndex',
        'Images',
        'Drop_Image',
        ...labels,
        'Custom_Shape',
        'Filters',
      ],
      ...['Cache', 'Simple_Animations', 'Complex_Animations', 'Free_Drawing', undo, save, 'Canvas_Export'],
      ...['Canvas_Portal', 'DOM_Portal', 'Many_Nodes', 'TypeScript', 'Testing', server, 'Components'],
    ],
  };
}

/** Order and titles of the tutorials sidebar. `sidebars.ts` leaves out pages that do not exist yet. */
export const TUTORIALS_MENU: readonly SidebarPart[] = [
  {
    heading: 'Learn',
    entries: [
      'index',
      'overview',
      {
        folder: 'shapes',
        label: 'Shapes',
        generatedIndex: {
          slug: '/category/shapes',
          title: 'Shapes',
          description:
            'Every shape the library draws, each with a running demo: size, position and style, and what to watch for.',
        },
      },
      {
        folder: 'styling',
        label: 'Styling',
        order: [
          'Fill',
          'Stroke',
          'Opacity',
          'Shadow',
          'Line_Join',
          'Hide_and_Show',
          'Mouse_Cursor',
          'Blend_Mode',
          'Fill_Stroke_Order',
        ],
      },
      { folder: 'events', label: 'Events' },
      {
        folder: 'drag_and_drop',
        label: 'Drag and drop',
        order: [
          'Drag_and_Drop',
          'Drag_an_Image',
          'Drag_a_Group',
          'Drag_a_Line',
          'Drag_a_Stage',
          'Drag_Events',
          'Simple_Drag_Bounds',
          'Complex_Drag_and_Drop',
          'Drop_Events',
        ],
      },
      {
        folder: 'select_and_transform',
        label: 'Select and transform',
        order: [
          'Basic_demo',
          'Centered_Scaling',
          'Keep_Ratio',
          'Transformer_Styling',
          'Transformer_Complex_Styling',
          'Transform_Events',
          'Resize_Limits',
          'Resize_Snaps',
          'Rotation_Snaps',
          'Stop_Transform',
          'Force_Update',
          'Resize_Text',
          'Ignore_Stroke_On_Transform',
        ],
      },
      { folder: 'clipping', label: 'Clipping' },
      { folder: 'groups_and_layers', label: 'Groups and layers' },
      {
        folder: 'filters',
        label: 'Filters',
        index: 'index',
        order: [
          'Blur',
          'Brighten',
          'Brightness',
          'Contrast',
          'Emboss',
          'Enhance',
          'Grayscale',
          'HSL',
          'HSV',
          'Invert',
          'Kaleidoscope',
          'Mask',
          'Noise',
          'Pixelate',
          'RGB',
          'Sepia',
          'Solarize',
          'Threshold',
          'Multiple_Filters',
          'Custom_Filter',
        ],
      },
      { folder: 'tweens', label: 'Tweens' },
      { folder: 'animations', label: 'Animations' },
      { folder: 'selectors', label: 'Selectors' },
      { folder: 'data_and_serialization', label: 'Data and serialization' },
      { folder: 'performance', label: 'Performance' },
    ],
  },
  {
    heading: 'Build',
    entries: [
      { folder: 'guides', label: 'Guides' },
      { folder: 'posts', label: 'Posts' },
      { folder: 'nodejs', label: 'Node.js' },
      'ai_tools',
    ],
  },
  {
    heading: 'Frameworks',
    entries: [
      framework('react', 'React', {
        first: ['Intro', 'Shapes', 'Events'],
        nodes: 'Access_Konva_Nodes',
        undo: 'Undo-Redo',
        save: 'Save_Load',
        server: 'Nextjs',
      }),
      framework('vue', 'Vue', {
        first: ['Shapes', 'Events'],
        nodes: 'Konva_Node',
        undo: 'Undo-Redo',
        save: 'Save-Load',
        server: 'Nuxt',
      }),
      framework('svelte', 'Svelte', {
        first: ['Shapes', 'Events', 'Bindings'],
        nodes: 'Konva_Node',
        labels: ['Labels'],
        undo: 'Undo_Redo',
        save: 'Save_Load',
        server: 'SvelteKit',
      }),
    ],
  },
  {
    heading: 'Project',
    entries: ['faq', 'support', 'donate', 'about'],
  },
];

/** All categories of the tutorials sidebar, in its order. */
export const SECTIONS: readonly SidebarSection[] = TUTORIALS_MENU.flatMap(({ entries }) =>
  entries.filter((entry) => typeof entry !== 'string'),
);
