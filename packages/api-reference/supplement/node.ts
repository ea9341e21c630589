import type { MemberText, PageSupplement } from './types';
import { nodeEvents } from './node-events';

/** An attribute that steers a filter. The filter's own entry, to which the text leads, shows it at work. */
const steers = (text: string): MemberText => ({ text, examples: [] });

/** Texts of `Konva.Node`: what every stage, layer, group and shape has. */
export const node: PageSupplement = {
  description: `The base class of everything on a stage: stages, layers, groups and shapes.

A node has a place, a transform, a visibility, listeners, and a parent. You never create a plain node. You create one of the classes
below it, and everything on this page works on all of them. Each attribute is one function: without an argument it reads, with
an argument it writes and returns the node, so calls can be chained. \`getX\` and \`setX\` exist for each attribute too, and
\`on('<attribute>Change')\` reports a write. Writing an attribute schedules a redraw of the layer; you do not call
\`draw()\`.`,
  examples: [
    `rect.setAttrs({ x: 40, y: 30, rotation: 15, opacity: 0.8 });
rect.on('click tap', (event) => console.log(event.target.name()));
const copy = rect.clone({ x: 160 });
layer.add(copy);`,
  ],
  events: nodeEvents,
  options: {
    rotationDeg: 'Old name of `rotation`. It still works and logs a deprecation error.',
    zIndex: false,
    absolutePosition: false,
  },
  members: {
    // Place and transform.
    x: 'Distance from the parent’s left edge to the node’s origin, in the parent’s coordinates.',
    y: 'Distance from the parent’s top edge to the node’s origin, in the parent’s coordinates.',
    position: {
      text: 'Both coordinates at once, in the parent’s coordinates. Fires `xChange` and `yChange`, not `positionChange`.',
      default: '`x` and `y`',
      examples: [`const { x, y } = node.position();\nnode.position({ x: x + 10, y });`],
    },
    absolutePosition: {
      text: 'Position from the top-left corner of the stage’s container, with the transforms of all ancestors applied. Writing it moves the node within its parent so that it lands there.',
      default: 'follows from the transforms of the node and its ancestors',
      examples: [`node.absolutePosition({ x: 100, y: 50 });`],
    },
    width:
      'Width before scale and rotation. Shapes with a radius, lines and paths derive it from their geometry, a layer takes it from its stage.',
    height:
      'Height before scale and rotation. Shapes with a radius, lines and paths derive it from their geometry, a layer takes it from its stage.',
    size: {
      text: 'Width and height at once. Fires `widthChange` and `heightChange`, not `sizeChange`.',
      default: '`width` and `height`',
      examples: [`const { width, height } = node.size();\nnode.size({ width: width * 2, height });`],
    },
    scale: {
      text: 'Factors that stretch the node from its origin; negative ones mirror it. Stroke widths are stretched too unless `strokeScaleEnabled` is off.',
      examples: [`node.scale({ x: 2, y: 1.5 });`],
    },
    scaleX: 'Horizontal factor of `scale`. A resize with a `Konva.Transformer` changes this, not `width`.',
    scaleY: 'Vertical factor of `scale`. A resize with a `Konva.Transformer` changes this, not `height`.',
    rotation: 'Clockwise turn around the node’s origin, in degrees; in radians when `Konva.angleDeg` is `false`.',
    skew: { text: 'Horizontal and vertical shear at once.', examples: [`node.skew({ x: 0.3, y: 0 });`] },
    skewX: 'Horizontal shear as a factor: how far a point moves sideways for each pixel that it lies below the origin.',
    skewY: 'Vertical shear as a factor: how far a point moves down for each pixel that it lies right of the origin.',
    offset: {
      text: 'The point of the node that is placed at `x`, `y` and that rotation and scale turn around, measured from its own origin.',
      examples: [
        `// Turn a rectangle around its middle.\nrect.offset({ x: rect.width() / 2, y: rect.height() / 2 });\nrect.rotate(45);`,
      ],
    },
    offsetX: 'Horizontal part of `offset`. A positive value moves the drawing to the left.',
    offsetY: 'Vertical part of `offset`. A positive value moves the drawing up.',
    transformsEnabled: {
      text: `Which parts of the transform are applied. \`'all'\`; \`'position'\` for a node that is only moved, which is cheaper; \`'none'\`.`,
      type: `'all' | 'none' | 'position'`,
    },
    move: {
      text: 'Moves the node by an amount.',
      params: { change: 'How far to move; either coordinate may be left out at run time.' },
      examples: [`node.move({ x: 10, y: -5 });`],
    },
    rotate: {
      text: 'Adds an angle to `rotation`.',
      params: { theta: 'Angle to add, in the unit of `rotation`.' },
      examples: [`node.rotate(15);`],
    },
    getPosition: 'What `position()` calls: the node’s `x` and `y` as one object.',
    setPosition: 'What `position(value)` calls; writes `x` and `y` as one change of the transform.',
    getAbsolutePosition: {
      text: 'Position of the node’s origin with the transforms of its ancestors applied.',
      params: { top: 'Stops at this ancestor and measures from it, so that the transforms above it do not count.' },
      examples: [`const onCanvas = node.getAbsolutePosition();\nconst onStage = node.getAbsolutePosition(stage);`],
    },
    setAbsolutePosition:
      'What `absolutePosition(value)` calls. Warns and leaves the node in place when an ancestor’s scale is 0.',
    getAbsoluteScale: {
      text: 'Scale of the node on the canvas, read from its absolute transform. The horizontal factor is never negative: a node mirrored with `scaleX(-1)` gives `{ x: 1, y: -1 }` and an absolute rotation of -180°.',
      params: { top: 'Stops at this ancestor.' },
      examples: [`const { x } = node.getAbsoluteScale();`],
    },
    getAbsoluteRotation:
      'Rotation of the node on the canvas, read from its absolute transform, in the unit of `rotation`. The result lies between -180° and 180°: a rotation of 270° gives -90°.',
    getAbsoluteOpacity: {
      text: 'Opacity multiplied by the opacities of all ancestors: the opacity on the screen.',
      type: 'number',
    },
    getTransform:
      'The node’s own transform: position, rotation, skew, scale and offset as one matrix. Copy it before you change it; the node keeps the object.',
    getAbsoluteTransform: {
      text: 'The transform from the node’s coordinates to the stage’s container, ancestors included. Invert a copy of it to turn a pointer position into the node’s coordinates.',
      params: { top: 'Stops at this ancestor.' },
      examples: [`const local = node.getAbsoluteTransform().copy().invert().point({ x: 100, y: 80 });`],
    },
    getRelativePointerPosition: {
      text: 'Position of the first pointer in the node’s own coordinates, `null` when the node is on no stage or the pointer is unknown.',
      returns: 'The point, or `null`.',
      examples: [
        `stage.on('pointerdown', () => {\n  const point = group.getRelativePointerPosition();\n  if (point) group.add(new Konva.Circle({ ...point, radius: 4, fill: 'teal' }));\n});`,
      ],
    },
    getSize: 'What `size()` calls: width and height as one object.',
    setSize: {
      text: 'What `size(value)` calls: writes `width`, then `height`.',
      params: { size: 'Width and height.' },
    },
    getClientRect: {
      text: `An upright rectangle around what the node draws, with stroke and shadow, after all transforms.

Use it for collisions, snapping, fitting into a view and exporting. It transforms the node's untransformed box, so a rotated circle or
group gets a rectangle that is larger than its drawing. Hidden children of a container do not count; whether the node itself is
visible makes no difference. The call walks through the children of a group, so keep the result for many comparisons.`,
      params: {
        config: 'What to leave out. By default the rectangle is in canvas coordinates and includes stroke and shadow.',
        'config.skipTransform':
          '`true` measures before the node’s own transform: in the node’s coordinates, without its position, rotation and scale.',
        'config.skipShadow': '`true` leaves the shadow out.',
        'config.skipStroke': '`true` leaves the stroke out.',
        'config.relativeTo':
          'Measures in the coordinates of this ancestor: its own transform and those above it do not count. Pass the stage to ignore zoom and panning.',
      },
      returns: 'The rectangle; its size is 0 for a container without visible children.',
      examples: [
        `const rect = new Konva.Rect({ width: 100, height: 100, strokeWidth: 4, stroke: 'black', scaleY: 2 });
layer.add(rect);
rect.getClientRect({ skipTransform: true }); // { x: -2, y: -2, width: 104, height: 104 }
rect.getClientRect(); // { x: -2, y: -4, width: 104, height: 208 }`,
      ],
    },
    isClientRectOnScreen: {
      text: 'Whether the client rect touches the visible area of the stage.',
      params: {
        margin: 'Widens the visible area by this many pixels on each side.',
        'margin.x': 'Left and right.',
        'margin.y': 'Top and bottom.',
      },
      returns: '`false` for a node that is not on a stage.',
      examples: [`layer.find('Rect').forEach((item) => item.visible(item.isClientRectOnScreen({ x: 50, y: 50 })));`],
    },

    // Look.
    visible: 'Whether the node and its children are drawn. A hidden node gets no pointer events either.',
    opacity:
      'From 0, fully transparent, to 1. It is multiplied with the opacities of the ancestors. A node with an opacity of 0 still gets pointer events.',
    globalCompositeOperation:
      'How the node’s pixels mix with those already on the layer. It does not change which shape a pointer hits.',
    filters: {
      text: `Filters applied to the node’s cache, in order. The node must be cached with \`cache()\`, and cached again when its look changes.

The list takes functions and CSS filter strings. The browser applies a list of strings natively where it can; a list that also has a
function, or a browser without canvas filters, uses function fallbacks, which cover blur, brightness, contrast, grayscale, sepia and invert.
With \`konva/lib/Core\` the first three fallbacks exist only after their filters are imported. Radii and sizes are in the node’s pixels,
whatever the cache’s pixel ratio is. A function of your own gets the \`ImageData\` at full resolution and the pixel ratio.`,
      examples: [
        `rect.cache();
rect.filters([Konva.Filters.Blur, Konva.Filters.Noise]);
rect.blurRadius(6);
// CSS filters run in the browser's own code.
rect.filters(['brightness(1.2)', 'contrast(1.5)']);`,
      ],
    },
    show: { text: 'Sets `visible` to `true`.', examples: [] },
    hide: { text: 'Sets `visible` to `false`.', examples: [] },
    isVisible: { text: 'Whether the node and all of its ancestors are visible.', type: 'boolean' },

    // Filter attributes.
    alpha: steers('Strength of `Konva.Filters.RGBA`, 0 to 1; values outside are cut.'),
    red: steers('Red part of `Konva.Filters.RGB` and `Konva.Filters.RGBA`, 0 to 255.'),
    green: steers('Green part of `Konva.Filters.RGB` and `Konva.Filters.RGBA`, 0 to 255.'),
    blue: steers('Blue part of `Konva.Filters.RGB` and `Konva.Filters.RGBA`, 0 to 255.'),
    blurRadius: steers('Radius of `Konva.Filters.Blur` in the node’s pixels. Values above 180 count as 180.'),
    brightness: {
      text: 'Amount for `Konva.Filters.Brightness`, a factor where 1 changes nothing and 0 makes everything black, and for `Konva.Filters.Brighten`, an addition from -1 to 1. While it is unset both filters leave the pixels as they are, although the getter returns 0.',
      default: 'unset; the getter returns `0`',
      examples: [],
    },
    contrast: steers('Amount for `Konva.Filters.Contrast`, -100 to 100; 0 changes nothing.'),
    embossBlend: steers(
      'For `Konva.Filters.Emboss`: keep the picture’s colors and shade them, instead of drawing in gray.',
    ),
    embossDirection: {
      text: 'Where the light comes from in `Konva.Filters.Emboss`.',
      type: `'top-left' | 'top' | 'top-right' | 'right' | 'bottom-right' | 'bottom' | 'bottom-left' | 'left'`,
      examples: [],
    },
    embossStrength: steers('Depth of the relief in `Konva.Filters.Emboss`, 0 to 1.'),
    embossWhiteLevel: steers('Gray of flat areas in `Konva.Filters.Emboss`: 0 is black, 1 is white.'),
    enhance: steers(
      'How far `Konva.Filters.Enhance` stretches the range of each color channel; -1 to 1, where negative values flatten.',
    ),
    hue: steers(
      'Rotation of the color wheel for `Konva.Filters.HSL` and `Konva.Filters.HSV`, in degrees, 0 to 359; 0 changes nothing, and other values wrap around.',
    ),
    saturation: steers(
      'Saturation for `Konva.Filters.HSL` and `Konva.Filters.HSV` as a power of two: 0 changes nothing, 1 doubles, -1 halves.',
    ),
    luminance: steers('Lightness that `Konva.Filters.HSL` adds, -1 to 1.'),
    value: steers('Brightness of `Konva.Filters.HSV` as a power of two: 0 changes nothing, 1 doubles, -1 halves.'),
    kaleidoscopeAngle: steers('Turn of the pattern of `Konva.Filters.Kaleidoscope`, in degrees.'),
    kaleidoscopePower: steers(
      'How often `Konva.Filters.Kaleidoscope` folds the picture: the number of mirrors is two to this power.',
    ),
    levels: steers('Number of steps per channel for `Konva.Filters.Posterize`: 0 is one step, 1 is 255 steps.'),
    noise: steers('Amount of `Konva.Filters.Noise`, 0 to 1.'),
    pixelSize: steers('Edge of a block of `Konva.Filters.Pixelate`, in the node’s pixels; must be more than 0.'),
    threshold: {
      text: 'Limit for `Konva.Filters.Threshold`, 0 to 1, and color distance from the background for `Konva.Filters.Mask`, 0 to 255.',
      default: '`0.5`; `Konva.Filters.Mask` uses 10 while it is not set',
      examples: [],
    },

    // Cache and export.
    cache: {
      text: `Draws the node once into a canvas of its own and shows that picture from then on.

Caching pays for groups and shapes that are expensive to draw and rarely change, and filters need it. After a change of the look
call \`cache()\` again; moving, scaling and rotating the node itself needs no new cache. A stage cannot be cached. A node whose size is 0
or not finite is not cached; an error is logged.

The area of a built-in shape is found automatically. A custom \`Konva.Shape\` that paints outside its width and height needs an area here or
a \`selfRectFunc\`.`,
      params: {
        config: 'Area and sharpness. What is missing of the area comes from the client rect.',
        'config.x': 'Left edge of the area, in the node’s coordinates.',
        'config.y': 'Top edge of the area.',
        'config.width': 'Width of the area.',
        'config.height': 'Height of the area.',
        'config.pixelRatio':
          'Pixels of the cache for each pixel of the node; `Konva.pixelRatio` by default. Raise it for a node that is shown scaled up.',
        'config.imageSmoothingEnabled': '`false` keeps hard pixels.',
        'config.drawBorder': '`true` draws a red border around the area, to show what is cached.',
        'config.offset': 'Widens the area by this many pixels on all sides; 0 by default.',
        'config.hitCanvasPixelRatio': 'Pixel ratio of the cached hit area; 1 by default.',
      },
      examples: [`rect.cache();\nrect.cache({ pixelRatio: 2, offset: 10 });`],
    },
    clearCache: { text: 'Drops the cache: the node is drawn from its attributes again.', examples: [] },
    isCached: { text: 'Whether the node is shown from a cache.', examples: [] },
    toCanvas: {
      text: `Draws the node into a new canvas element, at once.

Without an area a shape or group exports its client rect, a stage its whole width and height. A layer exports an area of the stage’s size
that begins at the layer’s own position. Cached nodes keep the resolution of their cache, so cache again at the ratio of the export.`,
      params: {
        config: 'Area and sharpness.',
        'config.x': 'Left edge of the area, on the canvas.',
        'config.y': 'Top edge of the area.',
        'config.width': 'Width of the area.',
        'config.height': 'Height of the area.',
        'config.pixelRatio': 'Pixels of the result for each pixel of the area; 1 by default, also on sharp screens.',
        'config.imageSmoothingEnabled': '`false` keeps hard pixels.',
      },
      examples: [`const canvas = rect.toCanvas({ pixelRatio: 2 });\ndocument.body.append(canvas);`],
    },
    toDataURL: {
      text: `Draws the node and returns the picture as a \`data:\` URL, at once.

The area is that of \`toCanvas\`: the client rect of a shape or group, the whole stage for a stage. For a download or an upload prefer
\`toBlob\`: a data URL is base64 text, a third longer than the file.`,
      throws: 'A `SecurityError` when an image from another host without CORS was drawn.',
      params: {
        config: 'Format, area and sharpness.',
        'config.x': 'Left edge of the area.',
        'config.y': 'Top edge of the area.',
        'config.width': 'Width of the area.',
        'config.height': 'Height of the area.',
        'config.pixelRatio': 'Pixels of the result for each pixel of the area; 1 by default. 2 doubles both edges.',
        'config.imageSmoothingEnabled': '`false` keeps hard pixels.',
        'config.mimeType':
          "`'image/png'` by default, also for a format that the browser cannot write; `'image/jpeg'` and `'image/webp'` are common.",
        'config.quality': '0 to 1, for formats that lose detail.',
        'config.callback': 'Called with the URL before the method returns.',
      },
      examples: [
        `const url = stage.toDataURL({ pixelRatio: 2 });\nconst small = rect.toDataURL({ mimeType: 'image/jpeg', quality: 0.8 });`,
      ],
    },
    toImage: {
      text: 'Draws the node and resolves to an `<img>` element with the picture, once it has loaded. Use it for a `Konva.Image` or the page; for pixels `toCanvas` is direct.',
      throws: 'Rejects when the picture cannot be read, as with an image from another host without CORS, or is empty.',
      params: {
        config: 'As in `toDataURL`.',
        'config.pixelRatio': 'Pixels of the result for each pixel of the area; 1 by default.',
        'config.callback': 'Called with the image once it has loaded.',
      },
      examples: [
        `const picture = await rect.toImage({ pixelRatio: 2 });\nlayer.add(new Konva.Image({ image: picture, x: 200 }));`,
      ],
    },
    toBlob: {
      text: 'Draws the node and resolves to a `Blob` with the encoded picture, for an upload or a download. The drawing is synchronous, the encoding is not.',
      throws:
        'Rejects when the canvas cannot be encoded, for example because it is empty or has an image from another host without CORS.',
      params: {
        config: 'As in `toDataURL`.',
        'config.pixelRatio': 'Pixels of the result for each pixel of the area; 1 by default.',
        'config.mimeType': "`'image/png'` by default.",
        'config.quality': '0 to 1, for formats that lose detail.',
        'config.callback': 'Called with the blob.',
      },
      examples: [
        `const file = await stage.toBlob({ mimeType: 'image/png', pixelRatio: 2 });\nconst address = URL.createObjectURL(file);`,
      ],
    },

    // Identity and attributes.
    id: {
      text: "A name for this one node, found with `find('#id')`. Nothing checks that it is unique.",
      examples: [`rect.id('cursor');\nconst cursor = stage.findOne('#cursor');`],
    },
    name: {
      text: "One or more names with spaces between, like classes in HTML; found with `find('.name')`.",
      examples: [`rect.name('card selected');\nconst cards = layer.find('.card');`],
    },
    addName: {
      text: 'Adds a name unless the node has it.',
      params: { name: 'One name.' },
      examples: [`rect.addName('selected');`],
    },
    hasName: {
      text: 'Whether the node has this name among its names.',
      params: { name: 'One name.' },
      examples: [`if (rect.hasName('selected')) rect.stroke('teal');`],
    },
    removeName: {
      text: 'Takes a name away from the node’s names.',
      params: { name: 'One name.' },
      examples: [`rect.removeName('selected');`],
    },
    attrs:
      'The attributes as they were set, without defaults. Read through the accessors; writing here fires no event and redraws nothing.',
    getAttr: {
      text: 'Reads an attribute by name, also one of your own.',
      params: { attr: 'Name of the attribute.' },
      examples: [`const price: unknown = node.getAttr('price');`],
    },
    setAttr: {
      text: 'Writes an attribute by name, also one of your own. It fires `<attribute>Change` unless the value is the same string, number or boolean, and `toJSON()` keeps it.',
      params: { attr: 'Name of the attribute.', val: 'The value; `undefined` and `null` take the attribute away.' },
      examples: [`node.setAttr('price', 12.5);`],
    },
    getAttrs: {
      text: 'The object behind `attrs`: what was set, without defaults.',
      examples: [`const copy = { ...node.getAttrs() };`],
    },
    setAttrs: {
      text: 'Writes several attributes as one change. Each fires its own change event; `children` is left out.',
      params: { config: 'Attributes by name.' },
      examples: [`rect.setAttrs({ x: 5, fill: 'tomato' });`],
    },
    className:
      "Name of the class as a selector finds it: `'Rect'`, `'Text'`. Stages, layers and plain groups have none; `getClassName()` works for all.",
    nodeType: "Kind of node: `'Stage'`, `'Layer'`, `'FastLayer'`, `'Group'` or `'Shape'`.",
    getClassName: "The class’s name, for example `'Rect'`.",
    getType: "The kind of node: `'Stage'`, `'Layer'`, `'FastLayer'`, `'Group'` or `'Shape'`.",

    // Tree.
    parent: 'The container that holds the node, `null` for a node without one. Change it with `moveTo` or `add`.',
    index: 'Place among its siblings, 0 for the one drawn first. Read it through `zIndex()`.',
    zIndex: {
      text: 'Place among the siblings: 0 is drawn first, at the bottom. It counts siblings and is not absolute as in CSS. A number that is too large warns and puts the node on top, so set it after the node is added.',
      default: 'last of its siblings when added',
      examples: [`rect.zIndex(0); // behind all its siblings`],
    },
    getZIndex: 'What `zIndex()` calls: the node’s place among its siblings.',
    setZIndex: {
      text: 'What `zIndex(value)` calls. Warns when the node has no parent or the number is out of range.',
      params: { zIndex: 'New place.' },
    },
    getAbsoluteZIndex:
      'Number of the node when the whole stage is counted level by level: first all layers, then all their children, then the next level. That is not the drawing order. Compare `zIndex()` of the ancestors below the common one to find out which of two nodes is on top. It counts every node, so do not call it for each frame; 0 for a stage and for a node that is not on one.',
    getDepth: {
      text: 'Number of ancestors: 0 for a stage, 1 for a layer.',
      examples: [`const depth = rect.getDepth(); // 2 for a direct child of a layer`],
    },
    moveToTop: {
      text: 'Draws the node after all its siblings.',
      returns: '`false` when it was there already or has no parent.',
    },
    moveUp: {
      text: 'Swaps places with the sibling above.',
      returns: '`false` when it was on top already or has no parent.',
    },
    moveDown: {
      text: 'Swaps places with the sibling below.',
      returns: '`false` when it was at the bottom already or has no parent.',
    },
    moveToBottom: {
      text: 'Draws the node before all its siblings.',
      returns: '`false` when it was there already or has no parent.',
    },
    moveTo: {
      text: 'Moves the node into another container. Its `x` and `y` stay, so it may jump; keep its place by writing `absolutePosition` back.',
      params: { newContainer: 'Layer or group that takes it. Nothing happens when it is the parent already.' },
      examples: [`const place = rect.absolutePosition();\nrect.moveTo(group);\nrect.absolutePosition(place);`],
    },
    getParent: 'The container that holds the node, or `null`.',
    getAncestors: {
      text: 'Parent, grandparent and so on up to the stage.',
      examples: [`const names = rect.getAncestors().map((item) => item.getClassName());`],
    },
    findAncestor: {
      text: 'The nearest ancestor that matches a selector.',
      params: {
        selector: 'Selector as in `Konva.Container#find`, or a function that tests a node.',
        includeSelf: '`true` begins with the node itself.',
        stopNode: 'Stops before this ancestor.',
      },
      returns: '`undefined` when none matches, although the declaration does not say so.',
      examples: [`const card = rect.findAncestor('.card', true);`],
    },
    findAncestors: {
      text: 'All ancestors that match a selector, nearest first.',
      params: {
        selector: 'Selector as in `Konva.Container#find`, or a function that tests a node.',
        includeSelf: '`true` begins with the node itself.',
        stopNode: 'Stops before this ancestor.',
      },
      examples: [`const groups = rect.findAncestors('Group');`],
    },
    isAncestorOf: {
      text: '`false` for a plain node; for a container, whether the other node is inside it.',
      params: { node: 'The other node.' },
    },
    hasChildren: '`false` for a plain node; for a container, whether it has children.',
    getLayer: 'The layer that holds the node, or `null`.',
    getStage: 'The stage that holds the node, or `null`.',
    remove: {
      text: 'Takes the node out of its parent and keeps it, with its listeners, for later. A drag of the node ends first, with `dragend`.',
      examples: [`rect.remove();\ngroup.add(rect);`],
    },
    destroy: {
      text: 'Takes the node out for good: fires `destroy`, ends its drag, removes it and frees its cache. A container destroys its children first; they have no parent any more when their `destroy` fires. Do not use the node afterwards.',
      examples: [`rect.on('destroy', () => console.log('gone'));\nrect.destroy();`],
    },
    clone: {
      text: 'A copy with the same attributes and listeners; a container copies its children too. Attributes that are images or functions are shared.',
      params: { obj: 'Attributes that differ in the copy.' },
      type: 'this',
      examples: [`const copy = rect.clone({ x: 200, fill: 'teal' });\nlayer.add(copy);`],
    },
    toObject: 'Class name, attributes and children as a plain object. Defaults, functions and elements are left out.',
    toJSON: {
      text: 'The same as JSON text, to be read back with `Konva.Node.create`. Functions, images and listeners are not in it.',
      examples: [`const saved = stage.toJSON();`],
    },
    create: {
      text: 'Makes a node, with its children, from what `toObject` or `toJSON` gave. Images, functions, listeners, filters and caches have to be set again.',
      params: {
        data: 'JSON text or an object.',
        container: 'Element or its id; needed when the data describes a stage.',
      },
      type: 'any',
      examples: [
        `const saved = layer.toJSON();\nconst restored: Konva.Layer = Konva.Node.create(saved);\nstage.add(restored);`,
      ],
    },

    // Events.
    on: {
      text: `Adds a listener for one or more events.

Give several events with spaces between. A name after a dot (\`'click.menu'\`) lets you take the listener away by that name.
With a selector in the middle the listener is called for each matching descendant that the event came through, with that node as
\`currentTarget\`.`,
      params: {
        evtStr: 'Events, each with an optional name after a dot.',
        selector: 'Which descendants to listen for.',
        handler: 'Called with a `Konva.KonvaEventObject`; set `cancelBubble` on it to stop bubbling.',
      },
      examples: [
        `rect.on('click tap', (event) => {
  event.cancelBubble = true;
  rect.fill('teal');
});
layer.on('pointerenter', '.card', (event) => event.currentTarget.opacity(0.8));`,
      ],
    },
    off: {
      text: 'Removes listeners: of an event, of an event with a name, of a name alone, or all of the node’s.',
      params: {
        evtStr: "Events, `'click.menu'`, `'.menu'`; nothing for all.",
        callback: 'Removes only this function.',
      },
      examples: [`rect.off('click');\nrect.off('.menu');`],
    },
    fire: {
      text: 'Calls the listeners of an event, also of one of your own.',
      params: {
        eventType: 'Name of the event.',
        evt: 'Fields for the event object.',
        bubble: '`true` calls the ancestors’ listeners too; without it the event does not bubble.',
      },
      examples: [`rect.on('paid', () => rect.fill('teal'));\nrect.fire('paid', { amount: 12 }, true);`],
    },
    dispatchEvent: {
      text: 'Fires an event given as an object with a `type`; the object arrives as `evt`. It does not bubble.',
      params: { evt: 'Native event or any object with a `type`.' },
      examples: [`rect.dispatchEvent(new MouseEvent('click'));`],
    },
    addEventListener: {
      text: 'Like `on`, but the handler gets the native event. It exists for libraries that expect a DOM element; use `on` in your own code.',
      params: { type: 'Name of the event.', handler: 'Called with the native event.' },
    },
    removeEventListener: {
      text: 'Removes all listeners of an event, whatever function they call.',
      params: { type: 'Name of the event.' },
    },
    eventListeners: 'Listeners by event, as `on` added them. Read only; change them with `on` and `off`.',
    listening: {
      text: 'Whether a pointer can hit the node and its children. Turn it off for pictures that need no events: hit detection gets cheaper, and a layer without it keeps no hit canvas. `isListening()` also takes the ancestors into account.',
      examples: [`layer.listening(false);`],
    },
    isListening: { text: 'Whether the node and all of its ancestors listen.', type: 'boolean' },
    preventDefault:
      'Whether a touch on the node keeps the browser from scrolling and zooming. Turn it off where the page should scroll.',
    shouldDrawHit: {
      text: 'Whether the node takes part in hit detection now: it is visible and listening.',
      type: 'boolean',
      params: { top: 'Stops at this ancestor.' },
    },

    // Drag.
    draggable:
      'Whether a pointer can drag the node. Switching it off during a drag ends the drag; `stopDrag()` ends one drag only and keeps the node draggable.',
    dragDistance: {
      text: 'How far a pointer must move, on either axis, before a drag starts. It is measured in CSS pixels of the stage’s container, whatever the scale of stage and node.',
      default: 'the parent’s; without one `Konva.dragDistance`, which is `3`',
    },
    getDragDistance:
      'What `dragDistance()` calls: the node’s own distance, else the parent’s, else `Konva.dragDistance`.',
    dragBoundFunc: {
      text: 'Decides where a dragged node may go. The function gets the absolute position that the node is about to take and the native event, with `this` as the node, and returns the absolute position to use. Without a result it warns and the node moves freely; with a coordinate that is not a finite number the node stays.',
      examples: [
        `// Move sideways only.
rect.dragBoundFunc(function (position) {
  return { x: position.x, y: this.absolutePosition().y };
});`,
      ],
    },
    setDraggable: {
      text: 'What `draggable(value)` calls. Switching it off during a drag ends the drag and fires `dragend`.',
      params: { draggable: 'Whether the node can be dragged.' },
    },
    startDrag: {
      text: 'Starts a drag from code, for example from an event on another node. The node need not be `draggable`. Nothing happens for a node that is not on a stage.',
      params: {
        evt: 'Event object whose pointer is followed. Without it the drag follows the first pointer that moves, and `evt` is `undefined` in `dragstart`.',
        bubbleEvent: 'Whether `dragstart` bubbles; `true` by default.',
      },
      examples: [`group.on('pointerdown', (event) => rect.startDrag(event));`],
    },
    stopDrag: {
      text: 'Ends the current drag and fires `dragend`; the node stays where it is and can be dragged again. To forbid dragging altogether use `draggable(false)`, which also ends a current drag. Nothing happens when the node is not being dragged.',
      params: { evt: 'Native event for the event object; without it `evt` is `undefined` in `dragend`.' },
    },
    isDragging: 'Whether the node is being dragged now.',

    // Drawing.
    draw: 'Draws the node and its hit area at once. Rarely needed: attributes schedule a draw; `batchDraw` of the layer is cheaper.',
    drawScene: {
      text: 'Draws the visible picture, without the hit area.',
      params: { canvas: 'Canvas to draw on; the layer’s by default.', top: 'Ancestor whose transform is left out.' },
    },
    drawHit: {
      text: 'Draws the hit area only.',
      params: {
        canvas: 'Canvas to draw on; the layer’s hit canvas by default.',
        top: 'Ancestor whose transform is left out.',
      },
    },
    to: {
      text: 'Animates attributes to new values and destroys the tween when it is done.',
      params: { params: 'Target values and the options of `Konva.Tween`, without `node`.' },
      returns: 'The running tween.',
      examples: [`rect.to({ x: 200, opacity: 0.5, duration: 0.4, easing: Konva.Easings.EaseOut });`],
    },
    protoListenerMap: 'Listeners that were added to class prototypes, by prototype. The library’s own store.',
  },
};
