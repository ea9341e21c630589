/** A category of the gallery. Names are folders in `demos/sandbox/`, in the order in which they are shown. */
export interface Category {
  /** Anchor on the page. */
  id: string;
  title: string;
  demos: readonly string[];
}

/** Sections of the tutorials, in the sidebar's order. Their demos follow those of the sandbox, sorted by name. */
export const TUTORIALS: readonly { folder: string; title: string }[] = [
  { folder: 'start', title: 'Start here' },
  { folder: 'shapes', title: 'Shapes' },
  { folder: 'guides', title: 'Guides' },
  { folder: 'styling', title: 'Styling' },
  { folder: 'events', title: 'Events' },
  { folder: 'drag_and_drop', title: 'Drag and drop' },
  { folder: 'select_and_transform', title: 'Select and transform' },
  { folder: 'clipping', title: 'Clipping' },
  { folder: 'groups_and_layers', title: 'Groups and layers' },
  { folder: 'filters', title: 'Filters' },
  { folder: 'tweens', title: 'Tweens' },
  { folder: 'animations', title: 'Animations' },
  { folder: 'selectors', title: 'Selectors' },
  { folder: 'data_and_serialization', title: 'Data and serialization' },
  { folder: 'performance', title: 'Performance' },
  { folder: 'posts', title: 'In depth' },
];

/** Demos that are on a page with another name. */
export const PAGES: Readonly<Record<string, string>> = {
  'tutorials/start/First_Stage': '/docs/index.html',
  'tutorials/start/Scene_Graph': '/docs/overview.html',
  'tutorials/guides/Perspective_Warp': '/docs/guides/not-built-in.html',
  'tutorials/guides/Path_Booleans': '/docs/guides/not-built-in.html',
  'tutorials/guides/Lasso_Selection': '/docs/guides/not-built-in.html',
  'tutorials/guides/Paint_Bucket': '/docs/guides/not-built-in.html',
  'tutorials/performance/Perfect_Draw_Cost': '/docs/performance/Disable_Perfect_Draw.html',
};

/** The demos on the home page: the best of each kind that have a loop. */
export const HOME_DEMOS: readonly string[] = [
  'Floor_Planner',
  'Timeline_Editor',
  'Gantt_Chart',
  'Canvas_Sticker',
  'Polygon_Annotation',
  'Multiplayer_Whiteboard',
  'Interactive_Building_Map',
  'Sprite_Game',
];

/**
 * The sandbox part of the gallery and the menu of the demos, by what people build. Both are in this order: within a category the demo that
 * is of most use to a builder is first, the weakest last. Names without a folder are skipped.
 */
export const CATEGORIES: readonly Category[] = [
  {
    id: 'editors',
    title: 'Editors',
    demos: [
      'Canvas_Editor',
      'Timeline_Editor',
      'Mind_Map',
      'Badge_Maker',
      'Multiplayer_Whiteboard',
      'Shape_Drawing_Tools',
      'Connected_Objects',
      'Canvas_Sticker',
      'Infinite_Canvas',
      'Canvas_Rulers',
      'Layers_Panel',
      'Polygon_Editor',
      'Editable_Text',
      'Rich_Text',
      'Rich_Text_Spans',
      'Canvas_to_PDF',
      'Align_and_Distribute',
    ],
  },
  {
    id: 'maps-and-plans',
    title: 'Maps and plans',
    demos: [
      'Seats_Reservation',
      'Floor_Planner',
      'Window_Frame_Designer',
      'Interactive_Building_Map',
      'Tile_Map',
      'Measure_Distance',
      'Minimap_Navigator',
      'Heatmap_Generator',
      'Zooming_Relative_To_Pointer',
      'Constant_Screen_Size',
      'Simple_Window_Frame',
      'Planets_Image_Map',
    ],
  },
  {
    id: 'charts-and-data',
    title: 'Charts and data',
    demos: ['Gantt_Chart', 'Line_Graph', 'Org_Chart', 'Data_Grid', 'Bar_Chart', 'Pie_Chart'],
  },
  {
    id: 'drawing',
    title: 'Drawing',
    demos: ['Free_Drawing', 'Brush_Styles', 'Signature_Pad', 'Eraser_Modes', 'Modify_Curves_with_Anchor_Points'],
  },
  {
    id: 'images-and-video',
    title: 'Images and video',
    demos: [
      'Image_Labeling',
      'Polygon_Annotation',
      'Canvas_Crop_Image',
      'Image_Filters_Lab',
      'Rotate_Flip_Image',
      'Before_After_Slider',
      'Scale_Image_To_Fit',
      'Image_Resize',
      'Video_On_Canvas',
      'Canvas_Watermark',
      'Canvas_Overlay',
      'Image_Border',
      'GIF_On_Canvas',
      'SVG_On_Canvas',
      'Image_Border_Highlighting',
      'Zoom_Layer_On_hover',
      'Expand_Images_on_Hover',
    ],
  },
  {
    id: 'games',
    title: 'Games',
    demos: [
      'Wheel_of_Fortune',
      'Chess_Board',
      'Sprite_Game',
      'Scratch_Card',
      'Physics_Simulator',
      'Minesweeper',
      'Animals_on_the_Beach_Game',
      'Snake_Game',
      'Star_Spinner',
    ],
  },
  {
    id: 'techniques',
    title: 'Techniques',
    demos: [
      'Objects_Snapping',
      'Undo_Redo_History',
      'Copy_Paste_Duplicate',
      'Canvas_Context_Menu',
      'Grid_Snapping',
      'Drop_DOM_Element',
      'Limited_Drag_And_Resize',
      'Responsive_Canvas',
      'Canvas_Scrolling',
      'Scroll_By_Edge_Drag',
      'Multi-touch_Scale_Stage',
      'Gestures',
      'Keyboard_Accessible_Canvas',
      'Shape_Tooltips',
      'Custom_Font',
      'Stage_Preview',
      'Canvas_Background',
      'Collision_Detection',
      'Infinite_Grid',
      'Relative_Pointer_Position',
      'Multi-touch_Scale_Shape',
      'Transparent_Group',
      'Native_Context_Access',
      'Mirror_Canvas_Shape',
      'Drag_and_Drop_Multiple_Shapes',
      'Modify_Shape_Color_on_Click',
      'Elastic_Stars',
      'Shape_Tango',
    ],
  },
  {
    id: 'performance-tests',
    title: 'Performance',
    demos: [
      'Virtualized_Canvas',
      '20000_Nodes',
      'Drag_and_Drop_Stress_Test',
      '10000_Shapes_with_Tooltip',
      'Web_Worker',
      'Resizing_Stress_Test',
      'Jumping_Bunnies',
      'Animation_Stress_Test',
      'Quantum_Squiggle',
    ],
  },
];
