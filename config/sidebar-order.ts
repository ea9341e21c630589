/** Order and titles of the tutorials sidebar. Pages that are not written yet are left out by sidebars.ts. */
export interface SidebarSection {
  /** Folder below `content/docs/`. */
  folder: string;
  label: string;
  /** Document names in order; names not listed follow in alphabetical order. */
  order?: string[];
  /** Document that the category's title links to. */
  index?: string;
  /** Gives the category a generated index page at this address. */
  generatedIndex?: { slug: string; title: string; description: string };
}

/** Loose pages above the sections. */
export const TOP_PAGES = ['index', 'overview', 'ai_tools', 'support', 'donate', 'about', 'faq'];

/** Pages that exist but stand in no menu. */
export const HIDDEN_PAGES = ['tools'];

export const SECTIONS: SidebarSection[] = [
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
  { folder: 'guides', label: 'Guides' },
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
  { folder: 'sandbox', label: 'Demos' },
  { folder: 'selectors', label: 'Selectors' },
  { folder: 'data_and_serialization', label: 'Data and serialization' },
  { folder: 'performance', label: 'Performance' },
  { folder: 'react', label: 'React', index: 'index' },
  { folder: 'vue', label: 'Vue', index: 'index' },
  { folder: 'svelte', label: 'Svelte', index: 'index' },
  { folder: 'posts', label: 'Posts' },
  { folder: 'nodejs', label: 'Node.js' },
];
