import type { Manners } from '../testing/try-manners';

/** A rule of `demo-manners.spec.ts`. */
export type MannersRule = Exclude<keyof Manners, 'height'>;

export interface MannersException {
  demo: string;
  rule: MannersRule;
  /** Why this demo cannot follow the rule. */
  reason: string;
  /** For `finger`: the words of its page that say what one finger does. */
  says?: string;
}

/** A demo that needs one finger on the empty canvas: its page says so. */
const oneFinger = (demo: string, reason: string, says: string): MannersException => ({
  demo,
  rule: 'finger',
  reason,
  says,
});
const PANS = 'One finger pans.';
const DRAWS = 'One finger draws.';

/** The only exceptions. Each one is tested in reverse: if the demo follows the rule after all, its entry must be removed. */
export const MANNERS_EXCEPTIONS: readonly MannersException[] = [
  oneFinger('guides/react/Cache', PANS, 'Drag the stage with the mouse or one finger'),
  oneFinger('guides/vue/Cache', PANS, 'Drag the stage with the mouse or one finger'),
  oneFinger('guides/svelte/Cache', PANS, 'Drag the sky with the mouse or one finger'),
  oneFinger('guides/svelte/DOM_Portal', PANS, 'Drag the board with the mouse or one finger'),
  oneFinger('guides/react/Free_Drawing', DRAWS, 'keeps a finger from scrolling the page'),
  oneFinger('guides/vue/Free_Drawing', DRAWS, 'Draw with a mouse, a pen or a finger'),
  oneFinger('guides/svelte/Free_Drawing', DRAWS, 'keeps a finger from scrolling the page'),
  oneFinger(
    'guides/vue/Drag_And_Drop',
    'Visible buttons lie over the canvas for the keyboard, and below them Chrome scrolls before Konva can hold the page.',
    'Drag a stop with the mouse or a finger',
  ),
  oneFinger(
    'sandbox/20000_Nodes',
    'A finger drags the node under it, which is not draggable before.',
    'Drag a circle with the mouse or a finger',
  ),
  oneFinger(
    'sandbox/Drag_and_Drop_Stress_Test',
    'A finger drags the star under it, which is not draggable before.',
    'Drag a star in circles, with the mouse or a finger',
  ),
  oneFinger(
    'sandbox/Align_and_Distribute',
    'One finger draws a band.',
    'Drag on the wall or on a print as with a mouse',
  ),
  oneFinger('sandbox/Brush_Styles', DRAWS, 'one finger'),
  oneFinger(
    'sandbox/Canvas_Editor',
    'A finger drags the item under it, which is not draggable: the pointer changes the state.',
    'drag items with one finger',
  ),
  oneFinger('sandbox/Canvas_Background', PANS, 'Drag a sheet with the mouse or a finger'),
  oneFinger('sandbox/Image_Labeling', DRAWS, 'finger'),
  oneFinger('sandbox/Infinite_Canvas', PANS, 'finger'),
  oneFinger('sandbox/Signature_Pad', DRAWS, 'finger'),
  oneFinger('sandbox/Wheel_of_Fortune', 'A finger flicks the wheel.', 'finger'),
  oneFinger('sandbox/Canvas_Rulers', PANS, 'with the mouse or one finger to pan'),
  oneFinger(
    'sandbox/Canvas_Scrolling',
    'It shows how a canvas is scrolled.',
    'drag the canvas with the mouse or a finger',
  ),
  oneFinger('sandbox/Constant_Screen_Size', PANS, 'with the mouse or a finger to pan'),
  oneFinger('sandbox/Copy_Paste_Duplicate', 'One finger draws a band.', 'Drag on the cloth to draw a band'),
  oneFinger('sandbox/Data_Grid', 'One finger scrolls the sheet.', 'Finger: drag to scroll'),
  oneFinger('sandbox/Eraser_Modes', DRAWS, 'Mouse, pen and finger work the same way'),
  oneFinger('sandbox/Floor_Planner', PANS, 'Finger: drag and tap in the same way'),
  oneFinger('sandbox/Free_Drawing', DRAWS, 'a pen or one finger'),
  oneFinger('sandbox/Gestures', 'It shows the gestures of one finger and of two.', 'hold a finger down'),
  oneFinger('sandbox/Heatmap_Generator', DRAWS, '**Mouse or finger:** click or drag on the plan'),
  oneFinger('sandbox/Infinite_Grid', PANS, 'one finger moves'),
  oneFinger(
    'sandbox/Jumping_Bunnies',
    'Bunnies come from under the finger as it moves.',
    'Hold the mouse button or a finger',
  ),
  oneFinger('sandbox/Measure_Distance', DRAWS, '**Mouse or finger:** drag from one point to another'),
  oneFinger('sandbox/Mind_Map', PANS, 'Drag the paper with the mouse or one finger to pan'),
  oneFinger('sandbox/Minimap_Navigator', PANS, 'with the mouse or one finger to move the map'),
  oneFinger('sandbox/Multi-touch_Scale_Stage', PANS, 'drag with one finger'),
  oneFinger(
    'sandbox/Objects_Snapping',
    'A finger drags the block under it, which is not draggable: the pointer changes the state.',
    '**Mouse or finger:** drag a block',
  ),
  oneFinger('sandbox/Org_Chart', PANS, 'Finger: drag, tap and double-tap in the same way'),
  oneFinger('sandbox/Polygon_Annotation', DRAWS, 'a finger down to move the point'),
  oneFinger('sandbox/Polygon_Editor', 'One finger moves parcels, which no layer listens for.', '**Mouse or finger:**'),
  oneFinger('sandbox/Resizing_Stress_Test', DRAWS, 'Draw a rectangle with the mouse or a finger'),
  oneFinger(
    'sandbox/Rich_Text_Spans',
    'A tap on a word puts the focus into the field; the mouse events of a tap that Konva leaves alone would take it away.',
    'Click or tap a word on the theater bill',
  ),
  oneFinger('sandbox/Scratch_Card', DRAWS, 'with the mouse or a finger'),
  oneFinger('sandbox/Scroll_By_Edge_Drag', PANS, '**Mouse or finger:**'),
  oneFinger('sandbox/Seats_Reservation', PANS, 'Drag with the mouse or one finger to pan'),
  oneFinger('sandbox/Shape_Drawing_Tools', DRAWS, '**Mouse or finger:**'),
  oneFinger('sandbox/Snake_Game', 'A swipe steers.', 'swipe anywhere on the cloth to turn'),
  oneFinger('sandbox/Sprite_Game', 'A finger that is held steers.', 'hold the pointer beside the hedgehog'),
  oneFinger('sandbox/Star_Spinner', 'A finger turns the star, which is not draggable.', 'grab the star anywhere'),
  oneFinger('sandbox/Tile_Map', PANS, 'Drag the map with the mouse or a finger'),
  oneFinger('sandbox/Virtualized_Canvas', PANS, 'Drag the ice with the mouse or a finger'),
  oneFinger(
    'sandbox/Window_Frame_Designer',
    'A finger drags the bar under it, which is not draggable: the pointer changes the design.',
    '**Mouse or finger:** drag a bar',
  ),
  oneFinger('sandbox/Zooming_Relative_To_Pointer', PANS, 'pan with one finger'),
  {
    demo: 'sandbox/Canvas_Scrolling',
    rule: 'wheel',
    reason: 'It shows how a canvas is scrolled, and gives the wheel back at the ends of its scene.',
  },
  {
    demo: 'sandbox/Data_Grid',
    rule: 'wheel',
    reason:
      'A sheet of thousands of rows is scrolled by the wheel, as in an element of the page; at its ends, the page scrolls.',
  },
  {
    demo: 'sandbox/Minesweeper',
    rule: 'button',
    reason: 'The right button puts flags, as in every such game.',
  },
  {
    demo: 'sandbox/Jumping_Bunnies',
    rule: 'cancel',
    reason: 'Bunnies that have come out stay: a press is a tap that goes on.',
  },
  {
    demo: 'sandbox/Tile_Map',
    rule: 'cancel',
    reason: 'A map stays where a finger has panned it, with the tiles that are in view there.',
  },
  {
    demo: 'sandbox/Virtualized_Canvas',
    rule: 'cancel',
    reason: 'The view stays where a finger has panned it, with the nodes that are in view there.',
  },
  {
    demo: 'sandbox/Line_Graph',
    rule: 'cancel',
    reason: 'The window stays where a finger has moved it, as a panned view does.',
  },
  {
    demo: 'sandbox/Scratch_Card',
    rule: 'cancel',
    reason: 'What was rubbed off stays off: there is no stroke to take back.',
  },
];

export const mannersException = (demo: string, rule: MannersRule): MannersException | undefined =>
  MANNERS_EXCEPTIONS.find((entry) => entry.demo === demo && entry.rule === rule);
