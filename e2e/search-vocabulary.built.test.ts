import { describe, expect, it } from 'vitest';
import { readBuiltIndex } from '../packages/site-search/evaluation/built-index';
import { QUESTIONS } from '../packages/site-search/evaluation/questions';
import { figuresOf, judge, partsOf } from '../packages/site-search/evaluation/questions/judge';
import { pageOf } from '../packages/site-search/model/record';
import { FIELD_WORDS } from '../packages/site-search/query/field-words';
import { BUILD_FOLDER } from '../testing/paths';

/** How many results a reader looks at. */
const LOOKED_AT = 5;
/** The page that the first wording of each line must lead to, by what the line says. */
const PAGES: Readonly<Record<string, string>> = {
  'context menu': '/docs/sandbox/Canvas_Context_Menu.html',
  blurry: '/docs/posts/Canvas_Blurry.html',
  'blurry half pixels': '/docs/posts/Canvas_Blurry.html',
  'zIndex moveToTop': '/docs/groups_and_layers/Layering.html',
  'slow performance': '/docs/performance/All_Performance_Tips.html',
  'performance many shapes slow': '/docs/faq.html',
  'memory leaks': '/docs/performance/Avoid_Memory_Leaks.html',
  'Node.js': '/docs/nodejs/nodejs-setup',
  limit: '/docs/sandbox/Limited_Drag_And_Resize.html',
  'selection rectangle transform shapes': '/docs/select_and_transform/Basic_demo.html',
  'cancel drag': '/docs/drag_and_drop/Drag_Events.html',
  'drag drop position stored state': '/docs/drag_and_drop/Drag_and_Drop.html',
  'canvas scrolling': '/docs/sandbox/Canvas_Scrolling.html',
  'responsive canvas': '/docs/posts/Responsive_Canvas.html',
  'corner radius image': '/api/Konva.Image.html',
  tween: '/docs/tweens/All_Controls.html',
  'best practices save load': '/docs/data_and_serialization/Best_Practices.html',
  'export image': '/docs/posts/Canvas_Export_Image.html',
  PDF: '/docs/sandbox/Canvas_to_PDF.html',
  'position offset origin': '/docs/posts/Position_vs_Offset.html',
  'relative pointer position': '/docs/sandbox/Relative_Pointer_Position.html',
  'HTML DOM elements over canvas portal': '/docs/react/DOM_Portal.html',
  'clipping function': '/docs/clipping/Clipping_Function.html',
  'changes versions history': '/api/changes.html',
  'stage events': '/docs/events/Stage_Events.html',
  'test components vitest': '/docs/react/Testing.html',
  'keyboard accessible canvas': '/docs/sandbox/Keyboard_Accessible_Canvas.html',
  'change containers keep position': '/docs/groups_and_layers/Change_Containers.html',
  'force update transformer': '/docs/select_and_transform/Force_Update.html',
  'access Konva nodes': '/docs/react/Access_Konva_Nodes.html',
  'cover contain': '/docs/shapes/Image.html',
  'batch draw': '/docs/performance/Batch_Draw.html',
  'custom hit region': '/docs/events/Custom_Hit_Region.html',
  'tap and click mobile': '/docs/events/Mobile_Tap_And_Click.html',
  'mobile scrolling': '/docs/events/Mobile_Scrolling.html',
  'context menu events pointer': '/docs/events/Pointer_Events.html',
  'types of an event TypeScript': '/docs/react/TypeScript.html',
  'common errors': '/docs/react/index.html',
  'collision detection': '/docs/sandbox/Collision_Detection.html',
  'undo redo': '/docs/sandbox/Undo_Redo_History.html',
  snap: '/docs/select_and_transform/Resize_Snaps.html',
  'custom font': '/docs/sandbox/Custom_Font.html',
  'simple drag bounds': '/docs/drag_and_drop/Simple_Drag_Bounds.html',
  'export image which part': '/docs/posts/Canvas_Export_Image.html',
  'load JSON stage': '/docs/data_and_serialization/Simple_Load.html',
  'select by type': '/docs/selectors/Select_by_Type.html',
  'groups children keep': '/docs/groups_and_layers/Groups.html',
  'stop animation': '/docs/animations/Stop_Animation.html',
  'polygon editor': '/docs/sandbox/Polygon_Editor.html',
  'keyboard events': '/docs/events/Keyboard_Events.html',
  'cancel propagation': '/docs/events/Cancel_Propagation.html',
  'canvas portal': '/docs/react/Canvas_Portal.html',
  'ignore stroke width on transform': '/docs/select_and_transform/Ignore_Stroke_On_Transform.html',
  'zoom relative pointer wheel': '/docs/sandbox/Zooming_Relative_To_Pointer.html',
  'several Konva instances': '/docs/guides/upgrading.html',
  'performance many nodes shapes slow': '/docs/performance/All_Performance_Tips.html',
  'limit drag bounds': '/docs/drag_and_drop/Simple_Drag_Bounds.html',
  'export as svg': '/docs/posts/Canvas_vs_SVG.html',
  upgrade: '/docs/guides/upgrading.html',
  'content events upgrade': '/docs/guides/upgrading.html',
  testing: '/docs/guides/testing.html',
  'export everything outside visible stage': '/docs/posts/Canvas_Export_Image.html',
  'what the children keep': '/docs/groups_and_layers/Groups.html',
  'stroke only inside outside': '/docs/styling/Stroke.html',
  'lines that jump over others': '/docs/shapes/Path.html',
  'absolute position': '/api/Konva.Node.html',
  'local image file': '/docs/react/Images.html',
  'drop on a line': '/docs/drag_and_drop/Drop_Events.html',
  'record video GIF': '/docs/posts/Canvas_Export_Image.html',
  'ref reactive': '/docs/vue/index.html',
  'one listener for the selection': '/docs/react/Transformer.html',
  'position drag state two-way': '/docs/react/Drag_And_Drop.html',
  'when a ref is set': '/docs/react/index.html',
  'zIndex order': '/docs/groups_and_layers/zIndex.html',
  'setPointersPositions drop DOM element': '/docs/sandbox/Drop_DOM_Element.html',
  'centered scaling in code': '/docs/select_and_transform/Centered_Scaling.html',
  'custom shape hit region': '/docs/events/Custom_Hit_Region.html',
  'keep the whole shape inside drag bounds': '/docs/drag_and_drop/Simple_Drag_Bounds.html',
  'several shapes at once order': '/docs/groups_and_layers/Layering.html',
  'export change the state for the file': '/docs/vue/Canvas_Export.html',
  'resizing stress test': '/docs/sandbox/Resizing_Stress_Test.html',
  'mirrored shape transformer': '/docs/sandbox/Mirror_Canvas_Shape.html',
  'mouseleave quick drag': '/docs/events/Binding_Events.html',
  'cancel propagation drag': '/docs/events/Cancel_Propagation.html',
  'highlight on hover hide show': '/docs/styling/Stroke.html',
  'cache again filter': '/docs/filters/index.html',
  'shadow of a stroke performance': '/docs/styling/Shadow.html',
  'resize limits boundBoxFunc': '/docs/select_and_transform/Resize_Limits.html',
  'tween colors': '/docs/tweens/Complex_Tweening.html',
  gestures: '/docs/sandbox/Gestures.html',
  'tainted canvas': '/docs/posts/Tainted_Canvas.html',
  'objects snapping several selected': '/docs/sandbox/Objects_Snapping.html',
  'size of the imports': '/docs/react/Components.html',
  'follow a pointer beyond the shape': '/docs/events/Pointer_Events.html',
  'CSS transform zoom and rotation around a stage': '/docs/posts/Responsive_Canvas.html',
  'click through a shape to the one behind it': '/docs/faq.html',
  'move without state': '/docs/react/Many_Nodes.html',
  'the box of the visible letters': '/docs/shapes/Text.html',
  'canvas background': '/docs/sandbox/Canvas_Background.html',
  'draw shapes by dragging the pointer': '/docs/sandbox/Shape_Drawing_Tools.html',
  'why is nothing drawn': '/docs/faq.html',
  'limit the frame rate': '/docs/performance/Optimize_Animation.html',
  'zoom a stage': '/docs/sandbox/Zooming_Relative_To_Pointer.html',
  'listening false': '/docs/performance/Listening_False.html',
  'enabledAnchors resize': '/docs/select_and_transform/Transformer_Styling.html',
  'cache as a bitmap': '/docs/performance/Shape_Caching.html',
  'find the shape at a point': '/docs/events/Custom_Hit_Region.html',
  'clip to a rectangle': '/docs/clipping/Clipping_Regions.html',
  'find nodes selector': '/docs/selectors/Select_by_Type.html',
  getClientRect: '/api/Konva.Node.html',
  cursor: '/docs/styling/Mouse_Cursor.html',
  'speed times time frame rate': '/docs/animations/Moving.html',
  'without a bundler script tag': '/docs/index.html',
  'connected objects arrows flowchart': '/docs/sandbox/Connected_Objects.html',
  'compare 2D canvas libraries': '/docs/guides/best-canvas-library.html',
  'design editor': '/docs/sandbox/Canvas_Editor.html',
  'multiplayer whiteboard': '/docs/sandbox/Multiplayer_Whiteboard.html',
  'infinite canvas': '/docs/sandbox/Infinite_Canvas.html',
  'mixed styles in one text': '/docs/sandbox/Rich_Text_Spans.html',
  'text moved up or down': '/docs/guides/upgrading.html',
  'wrap text width': '/docs/shapes/Text.html',
  'prevent flipping': '/docs/select_and_transform/Resize_Limits.html',
  'what to save transform': '/docs/select_and_transform/Transform_Events.html',
  'leave the handles out export': '/docs/react/Canvas_Export.html',
  'a hole clip function': '/docs/clipping/Clipping_Function.html',
  'measure a path': '/docs/shapes/Path.html',
  'drag without moving the node': '/docs/drag_and_drop/Simple_Drag_Bounds.html',
  'list of shapes from state': '/docs/react/Shapes.html',
  'what a layer costs': '/docs/performance/Layer_Management.html',
  'listen to clicks on the stage': '/docs/events/Stage_Events.html',
  'Mask remove plain background': '/docs/filters/Mask.html',
  'constant screen size': '/docs/sandbox/Constant_Screen_Size.html',
  'from data to node': '/docs/selectors/Select_by_id.html',
  'fade a group as one image': '/docs/sandbox/Transparent_Group.html',
  'which version upgrade': '/docs/guides/upgrading.html',
  'stale closure': '/docs/react/Events.html',
};

const LEAST = { tuning: { mrrAt5: 0.89, inFive: 0.975 }, setAside: { mrrAt5: 0.84, inFive: 0.945 } };

describe('the words of people', () => {
  const { ask } = readBuiltIndex(BUILD_FOLDER);

  it.each(FIELD_WORDS.filter(({ says }) => says !== ''))(
    'leads from what people type to the page: $says',
    ({ says, typed: [first = ''] }) => {
      const wanted = PAGES[says];
      expect(wanted, `PAGES has no page for “${says}”: add the one that the line is for`).toBeDefined();
      const pages = [...new Set(ask(first.replace('=', '').replace('#', '5000')).map(pageOf))];
      expect(pages.slice(0, LOOKED_AT)).toContain(wanted);
    },
  );

  it('questions that people asked find their answers, also those that nothing was tuned on', () => {
    const { tuning, setAside } = partsOf(judge(QUESTIONS, ask));
    const figures = { tuning: figuresOf(tuning), setAside: figuresOf(setAside) };
    console.warn('Questions:', JSON.stringify(figures));
    for (const part of ['tuning', 'setAside'] as const) {
      expect(figures[part].mrrAt5, part).toBeGreaterThanOrEqual(LEAST[part].mrrAt5);
      expect(figures[part].inFive, part).toBeGreaterThanOrEqual(LEAST[part].inFive);
    }
  });
});
