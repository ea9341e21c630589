/**
 * The vocabulary of the field: what people type, and what the pages say. A query with one of the wordings is also looked up with the words
 * of the page in their place. Unlike a synonym, a wording may have several words, and it holds in this direction only.
 *
 * Fillers in wordings do not matter, nor do forms of words, but `=word` stands only for this form. `#` is a number of many things, and `# *` with
 * any things.
 */
export interface FieldWords {
  /** What the pages say; empty when the wording says nothing about where the answer is. */
  says: string;
  typed: readonly string[];
}

/** What the pages say, and what people type for it, separated by commas. */
const LINES: readonly (readonly [string, string])[] = [
  [
    '',
    'not updating, does not update, doesnt update, is not called, not responding, unexpected behavior, strange behavior, weird behavior, is broken, stopped working, no longer works, =firing, not working, does not work, doesnt work, not triggered, not applied, ignored, problem, issue, bug, error',
  ],
  ['zoom relative pointer wheel', 'wheel scrolls, scroll on wheel, preventDefault wheel'],
  ['HTML DOM elements over canvas portal', 'div, html inside, html overlay, dom inside, input inside'],
  ['several Konva instances', 'deduplicate, two versions, loaded twice, multiple instances'],
  ['context menu', 'right click, right mouse button, right button'],
  ['blurry', '=pixelated, fuzzy, jagged, unsharp, anti aliasing, antialiasing, antialias, downscale, not crisp'],
  ['blurry half pixels', 'integer coordinates, whole pixels, subpixel'],
  [
    'zIndex moveToTop',
    'keep on top, always on top, above everything, below everything, over everything, topmost, bring front, send back, bring forward, send backward, draw order, stacking order, component on top, z order',
  ],
  ['slow performance', 'laggy, fps, stutter, freezes, sluggish, cpu usage, high cpu, janky'],
  ['performance many nodes shapes slow', '# shapes, # *, large list, thousands, million'],
  [
    'memory leaks',
    'memory growing, free memory, garbage, canvas released, remove canvas, memory limit, memory use, canvas crash',
  ],
  ['Node.js', 'nodejs, server image, image server, backend, docker, serverless, lambda'],
  [
    'limit drag bounds',
    'keep inside, stay inside, inside stage, inside canvas, inside rect, prevent outside, leave canvas',
  ],
  ['selection rectangle transform shapes', 'marquee, rubber band, select area'],
  ['cancel drag', 'revert drag, put back, undo drag, abort drag'],
  [
    'drag drop position stored state',
    'jumps back, snaps back, jumps after, moves back, initial position, original position, position reset',
  ],
  ['canvas scrolling', 'scrollbar, overflow scroll, scroll content, scroll canvas'],
  [
    'responsive canvas',
    'full width, width auto, percent width, fill parent, fill container, flex, flexbox, resize canvas, stage width, stage size',
  ],
  ['corner radius image', 'rounded image, border radius, round picture, image rounded'],
  ['tween', 'transition, fade'],
  ['best practices save load', 'database, persist, save project'],
  ['export as svg', 'save svg, export svg, convert svg'],
  ['export image', 'download canvas'],
  ['PDF', 'jspdf, print'],
  ['position offset origin', 'from center, pivot, rotation origin, transform origin, center shape'],
  [
    'relative pointer position',
    'mouse position, mouse coordinates, click coordinates, click position, cursor position, getPointerPosition',
  ],
  [
    'clipping function',
    'clip path, clip with svg, shape as mask, image mask, mask image, clip image, cut out, crop shape',
  ],
  ['upgrade', 'changelog, release notes, breaking changes, migrate, migration, upgrading'],
  [
    'content events upgrade',
    'contentClick, contentMousedown, contentMouseup, contentTap, contentTouchstart, content events',
  ],
  [
    'testing',
    'mocha, jasmine, karma, testcafe, selenium, puppeteer, storybook, jest, cypress, vitest, enzyme, e2e, unit test, testing library',
  ],
  ['keyboard accessible canvas', 'section 508, wcag, keyboard accessibility'],
  ['change containers keep position', 'appendChild, insertBefore, ungroup, change parent, reparent, decompose'],
  ['force update transformer', 'refresh transformer, update transformer, transformer updating'],
  [
    'access Konva nodes',
    'get stage, get node, getNode, getStage, access stage, get layer, bind handle, bind this, template ref, canvas element',
  ],
  ['cover contain', 'object fit, image keep aspect, background size, image stretched, image without stretching'],
  ['batch draw', 'layer draw, need draw, redraw'],
  ['custom hit region', 'click area, hit area, hitbox, thin line, hard click'],
  ['tap and click mobile', 'onTap twice, tap twice, triggered twice'],
  [
    'mobile scrolling',
    'touch scroll, scroll blocked, scroll delay, scroll page, page scroll, scroll phone, scrolling over canvas',
  ],
  ['context menu events pointer', 'mouse button'],
  ['types of an event TypeScript', 'event type, type event, KonvaEventObject, typed handler'],
  ['common errors', 'cannot read, is not a function, is not defined, is not a constructor, is not a known element'],
  ['collision detection', 'overlap, intersect, touching shapes'],
  ['undo redo', 'ctrl z'],
  ['snap', 'align guides, magnet'],
  ['simple drag bounds', 'constrain, drag inside, dragBoundFunc'],
  [
    'export everything outside visible stage',
    'whole canvas, entire canvas, whole stage, entire stage, save everything, outside viewport',
  ],
  ['load JSON stage', 'Node create'],
  ['select by type', 'all images, find all'],
  ['what the children keep', 'child position, children position, position children'],
  ['stop animation', 'animation duration, animation finish, end animation, animation callback'],
  ['polygon editor', 'add vertex, add point, vertices'],
  ['keyboard events', 'key press, keypress, keydown, keyup, onKeyDown, arrow keys'],
  ['cancel propagation', 'triggers parent, fires parent, propagates, bubbles, stop event'],
  ['canvas portal', 'another layer, drag layer'],
  ['ignore stroke width on transform', 'border thicker, border width, stroke thicker'],

  ['stroke only inside outside', 'border inside, border outside, stroke outside, stroke alignment'],
  ['lines that jump over others', 'line hop, line jump, crossing lines'],
  ['absolute position', 'global position, world position'],
  ['local image file', 'public folder, image path'],
  ['drop on a line', 'split arrow, insert node between'],
  ['record video GIF', 'save gif, record canvas, export animation, export video'],
  ['ref reactive', 'reactivity'],
  ['one listener for the selection', 'transformend multiple, save several shapes, update state multiple'],
  ['position drag state two-way', 'dragend update, update state after drag'],
  ['when a ref is set', 'runs twice, ref null, ref undefined'],
  ['zIndex order', 'group order, order group, over another, above another, goes behind, behind again'],
  [
    'setPointersPositions drop DOM element',
    'drop position, drop coordinates, getPointerPosition undefined, getPointerPosition null',
  ],
  ['centered scaling in code', 'programmatically, scale method, scale from code'],
  ['custom shape hit region', 'custom shape not draggable, custom shape drag'],
  ['keep the whole shape inside drag bounds', 'rotated rect inside, drag bounds rotated'],
  ['several shapes at once order', 'bring forward multiple, move several shapes'],
  ['export change the state for the file', 'redraw before export, export after state'],
  ['resizing stress test', 'transformer slow, transformer performance'],
  ['mirrored shape transformer', 'negative scale, flipped image'],
  ['mouseleave quick drag', 'hover lost'],
  ['cancel propagation drag', 'moves stage, drags stage, drags parent, moves parent'],
  ['highlight on hover hide show', 'until hover, on mouseover'],
  ['cache again filter', 'filtered image, cached image, filter flicker'],
  ['shadow of a stroke performance', 'shadow performance, shadow slow'],
  ['resize limits boundBoxFunc', 'boundBoxFunc error, boundBoxFunc must, boundBoxFunc return'],
  ['tween colors', 'animate color, animate fill'],
  ['gestures', 'two finger, finger rotate'],
  ['tainted canvas', 'cors'],
  ['objects snapping several selected', 'snap selection, snap multiple'],
  ['custom font', 'web font, google font, font loaded'],
  ['size of the imports', 'tree shaking, bundle size, bundle too large, reduce bundle, smaller bundle'],
  [
    'follow a pointer beyond the shape',
    'outside window, leaves window, released outside, outside browser, outside page, mousemove outside',
  ],
  [
    'CSS transform zoom and rotation around a stage',
    'css scale, css transform, transform scale, scaled div, div scaled, parent scaled, scaled parent, inside zoom component',
  ],
  [
    'click through a shape to the one behind it',
    'click shape under, click shape below, click shape behind, under another shape, overlapping shapes click, select overlapping, clickable overlapping, pointer events none',
  ],
  ['move without state', 'throttle, every mousemove, every pointermove, state every frame'],
  ['the box of the visible letters', 'text cropped, text cut off, letters cut, letters clipped, text clipped'],
  ['canvas background', 'background of stage, stage background, background color of canvas, background of canvas'],
  [
    'draw shapes by dragging the pointer',
    'draw rect with mouse, draw rectangle with mouse, draw shape with mouse, draw by mouse',
  ],
  [
    'why is nothing drawn',
    'nothing displayed, nothing shown, nothing visible, nothing appears, nothing rendered, canvas blank, blank canvas, canvas white, white canvas, canvas empty, empty canvas',
  ],
  ['limit the frame rate', 'limit fps, fps limit, frame rate, lower fps'],
  ['zoom a stage', 'reset zoom, zoom reset, reset view, camera'],
  ['listening false', 'ignore mouse, ignore events, ignore clicks, unclickable, read only, readonly, view only'],
  ['enabledAnchors resize', 'resize only, only horizontal resize, only vertical resize, one direction resize'],
  ['cache as a bitmap', 'flatten, rasterize, merge into image'],
  [
    'find the shape at a point',
    'hit testing, hit test, what is under, under mouse, under cursor, under pointer, at coordinates',
  ],
  ['find nodes selector', 'querySelectorAll, getElementsByClassName'],
  ['getClientRect', 'getBBox, bounding box'],
  ['clip to a rectangle', 'overflow hidden'],
  ['cursor', 'mouse icon'],
  ['speed times time frame rate', 'hz, refresh rate, animation faster'],
  ['without a bundler script tag', 'cdnjs, jsdelivr, unpkg, skypack, import map'],
  ['connected objects arrows flowchart', 'jointjs, gojs, react flow, reactflow, mxgraph, node editor, workflow'],
  ['compare 2D canvas libraries', 'easeljs, createjs, paperjs, raphael, phaser, babylon, two.js, jcanvas'],
  ['design editor', 'canva, photopea, canvas editor, poster maker'],
  [
    'multiplayer whiteboard',
    'firebase, supabase, yjs, automerge, liveblocks, websocket, socket.io, realtime, real time, collaboration, collaborative',
  ],
  ['infinite canvas', 'excalidraw, tldraw, miro'],
  ['mixed styles in one text', 'superscript, subscript'],
  [
    'text moved up or down',
    'text y position, text position different, text baseline, text higher, text lower, text shifted',
  ],
  ['wrap text width', 'newline, text too long, text runs off, long text'],
  ['prevent flipping', 'resize past, past edge, crossing edge, resize through, opposite handle'],
  ['what to save transform', 'width stays same, width not changed, real width, scale to width'],
  [
    'leave the handles out export',
    'transformer in export, transformer exported, transformer in image, export hide transformer, export without transformer',
  ],
  ['a hole clip function', 'transparent circle, darken outside, outside darkened, dim outside'],
  ['measure a path', 'line length, length of line, middle of line, point at length'],
  ['drag without moving the node', 'ghost, drag copy, drag clone, drag preview, drag placeholder'],
  ['list of shapes from state', 'map list, map array, list of rects, render list'],
  ['what a layer costs', 'how many layers, fast layer, multiple canvases'],
  ['listen to clicks on the stage', 'click empty, click background'],
  ['Mask remove plain background', 'green screen, chroma key'],
  ['constant screen size', 'independent of zoom, ignore zoom, not scale with zoom'],
  ['from data to node', 'extra data, custom property, attach data'],
  ['fade a group as one image', 'overlapping transparent, overlap opacity'],
  ['which version upgrade', 'compatibility, peer dependency, incompatible'],
  ['stale closure', 'old state, previous state'],
];

/** The vocabulary, one entry for each line. */
export const FIELD_WORDS: readonly FieldWords[] = LINES.map(([says, typed]) => ({ says, typed: typed.split(', ') }));
