import type { MemberText, PageSupplement } from './types';
import { nodeEvents } from './node-events';

/** A parameter of a filter. The text links to the filter's entry, which shows its effect. */
const steers = (text: string): MemberText => ({ text, examples: [] });

/** Texts of `Konva.Node`: members that every stage, layer, group and shape has. */
export const node: PageSupplement = {
  description: `The base class of everything on a stage: stages, layers, groups and shapes.

A node has a position, a transform, a visibility, listeners and a parent. You do not create a plain node: you create one of its
subclasses, and each of them has the members on this page. An attribute is a function: without an argument it reads the value; with an
argument it writes the value and returns the node, so calls can be chained. \`on('<attribute>Change')\` reports writes. Each attribute
also has a getter and a setter, such as \`getX()\` and \`setX()\`; the types declare only some of them. A write schedules a redraw of the layer.`,
  examples: [
    `rect.setAttrs({ x: 40, y: 30, rotation: 15, opacity: 0.8 });
rect.on('click tap', (event) => console.log(event.target.name()));
const copy = rect.clone({ x: 160 });
layer.add(copy);`,
  ],
  events: nodeEvents,
  options: {
    rotationDeg: 'Old name of `rotation`. It still works, and logs a deprecation error.',
    zIndex: false,
    absolutePosition: false,
  },
  members: {
    // Place and transform.
    x: 'Horizontal position of the node’s origin, in the parent’s coordinates.',
    y: 'Vertical position of the node’s origin, in the parent’s coordinates; it grows downward.',
    position: {
      text: 'Both coordinates at once, in the parent’s coordinates. Fires `xChange` and `yChange`, not `positionChange`.',
      default: '`x` and `y`',
      examples: [`const { x, y } = node.position();\nnode.position({ x: x + 10, y });`],
    },
    absolutePosition: {
      text: 'Position from the top-left corner of the stage’s container, with all ancestors’ transforms applied. Writing it sets the `x` and `y` that put the node there.',
      default: 'computed from the transforms of the node and its ancestors',
      examples: [`node.absolutePosition({ x: 100, y: 50 });`],
    },
    width:
      'Width before scale and rotation. Shapes with a radius, lines and paths derive it from their geometry; a layer has the width of its stage.',
    height:
      'Height before scale and rotation. Shapes with a radius, lines and paths derive it from their geometry; a layer has the height of its stage.',
    size: {
      text: 'Width and height at once. Fires `widthChange` and `heightChange`, not `sizeChange`.',
      default: '`width` and `height`',
      examples: [`const { width, height } = node.size();\nnode.size({ width: width * 2, height });`],
    },
    scale: {
      text: 'Factors that stretch the node from its origin. Negative factors mirror it. Strokes scale too, unless `strokeScaleEnabled` is `false`.',
      examples: [`node.scale({ x: 2, y: 1.5 });`],
    },
    scaleX: 'Horizontal part of `scale`. A `Konva.Transformer` resizes a node by changing this attribute, not `width`.',
    scaleY: 'Vertical part of `scale`. A `Konva.Transformer` resizes a node by changing this attribute, not `height`.',
    rotation:
      'Clockwise rotation around the node’s origin, in degrees, or in radians when `Konva.angleDeg` is `false`.',
    skew: { text: 'Horizontal and vertical shear at once.', examples: [`node.skew({ x: 0.3, y: 0 });`] },
    skewX: 'Horizontal shear: how far a point moves to the right for each pixel it lies below the origin.',
    skewY: 'Vertical shear: how far a point moves down for each pixel it lies to the right of the origin.',
    offset: {
      text: 'The point of the node that is placed at `x`, `y`, in the node’s own coordinates. Rotation and scale keep this point in place.',
      examples: [
        `// Rotate a rectangle around its center.\nrect.offset({ x: rect.width() / 2, y: rect.height() / 2 });\nrect.rotate(45);`,
      ],
    },
    offsetX: 'Horizontal part of `offset`. A positive value moves the drawing left.',
    offsetY: 'Vertical part of `offset`. A positive value moves the drawing up.',
    transformsEnabled: {
      text: "The parts of the transform that are applied: `'all'`, `'none'`, or `'position'`, which is cheaper for nodes that only move.",
      type: `'all' | 'none' | 'position'`,
    },
    move: {
      text: 'Moves the node by the given distance.',
      params: { change: 'Distance to move. At run time you can omit either coordinate.' },
      examples: [`node.move({ x: 10, y: -5 });`],
    },
    rotate: {
      text: 'Adds an angle to the rotation.',
      params: { theta: 'Angle to add, in the unit of `rotation`.' },
      examples: [`node.rotate(15);`],
    },
    getPosition: 'The method behind `position()`: the node’s `x` and `y` as one object.',
    setPosition: 'The method behind `position(value)`: writes `x` and `y` as one change of the transform.',
    getAbsolutePosition: {
      text: 'Position of the node with the transforms of its ancestors applied.',
      params: { top: 'Ancestor to measure from: its own transform and the transforms of its ancestors are left out.' },
      examples: [`const onCanvas = node.getAbsolutePosition();\nconst onStage = node.getAbsolutePosition(stage);`],
    },
    setAbsolutePosition:
      'The method behind `absolutePosition(value)`. When an ancestor has a scale of 0, it logs a warning and does not move the node.',
    getAbsoluteScale: {
      text: 'Scale of the node on the canvas, read from its absolute transform. The horizontal factor is never negative: a node mirrored with `scaleX(-1)` gives `{ x: 1, y: -1 }` and an absolute rotation of -180°.',
      params: { top: 'Ancestor to measure from: its own transform and the transforms of its ancestors are left out.' },
      examples: [`node.getAbsoluteScale(); // { x: 1, y: 1 }`],
    },
    getAbsoluteRotation:
      'Rotation of the node on the canvas, read from its absolute transform, in the unit of `rotation`. The result is between -180° and 180°: a rotation of 270° gives -90°.',
    getAbsoluteOpacity: {
      text: 'The node’s opacity multiplied by the opacities of all its ancestors, which is the opacity on the screen.',
      type: 'number',
    },
    getTransform:
      'The node’s own transform as one matrix: position, rotation, skew, scale and offset. The node keeps and reuses this object, so change a copy of it.',
    getAbsoluteTransform: {
      text: 'The transform from the node’s coordinates to the coordinates of the stage’s container, including all ancestors. Invert a copy of it to convert a pointer position to the node’s coordinates.',
      params: { top: 'Ancestor to measure from: its own transform and the transforms of its ancestors are left out.' },
      examples: [`const local = node.getAbsoluteTransform().copy().invert().point({ x: 100, y: 80 });`],
    },
    getRelativePointerPosition: {
      text: 'Position of the first pointer in the node’s own coordinates, or `null` when the node is not on a stage or the pointer’s position is unknown.',
      examples: [
        `stage.on('pointerdown', () => {\n  const point = group.getRelativePointerPosition();\n  if (point) group.add(new Konva.Circle({ ...point, radius: 4, fill: 'teal' }));\n});`,
      ],
    },
    getSize: 'The method behind `size()`: width and height as one object.',
    setSize: {
      text: 'The method behind `size(value)`: writes `width`, then `height`.',
      params: { size: 'Width and height.' },
    },
    getClientRect: {
      text: `The upright rectangle around what the node draws, including stroke and shadow, after all transforms.

Use it for collisions, snapping, fitting content into a view, and exporting. It is computed by transforming the node’s own box, so a rotated
circle or group gets a rectangle larger than its drawing. Hidden children of a container are left out, but a hidden node itself is
measured like a visible one. Clipping and pointed corners of strokes are ignored. For a group the call visits every descendant, so store the result when you compare it many times.`,
      params: {
        config: 'What to leave out. By default the rectangle is in canvas coordinates and includes stroke and shadow.',
        'config.skipTransform':
          '`true` leaves out the node’s own transform: the rectangle is in the node’s coordinates, without position, rotation and scale.',
        'config.skipShadow': '`true` leaves the shadow out.',
        'config.skipStroke': '`true` leaves the stroke out.',
        'config.relativeTo':
          'Ancestor whose coordinates to use: its own transform and the transforms of its ancestors are left out. Pass the stage to ignore zooming and panning.',
      },
      returns: 'The rectangle. Its width and height are 0 for a container without visible children.',
      examples: [
        `const rect = new Konva.Rect({ width: 100, height: 100, strokeWidth: 4, stroke: 'black', scaleY: 2 });
layer.add(rect);
rect.getClientRect({ skipTransform: true }); // { x: -2, y: -2, width: 104, height: 104 }
rect.getClientRect(); // { x: -2, y: -4, width: 104, height: 208 }`,
      ],
    },
    isClientRectOnScreen: {
      text: 'Whether the client rect overlaps or touches the area of the stage, which is its width and height.',
      params: {
        margin: 'Distance in pixels by which that area is extended on each side.',
        'margin.x': 'Extension on the left and on the right.',
        'margin.y': 'Extension at the top and at the bottom.',
      },
      returns: '`false` for a node that is not on a stage.',
      examples: [`layer.find('Rect').forEach((item) => item.visible(item.isClientRectOnScreen({ x: 50, y: 50 })));`],
    },

    // Look.
    visible: 'Whether the node and its children are drawn. A hidden node does not get pointer events.',
    opacity:
      'Opacity from 0 (fully transparent) to 1 (opaque). It is multiplied by the opacities of the ancestors. A node with an opacity of 0 still gets pointer events.',
    globalCompositeOperation:
      'How the node’s pixels blend with the pixels already on the layer. It does not affect which shape a pointer hits.',
    filters: {
      text: `Filters applied to the node’s cache, in order. Filters only work on a cached node: call \`cache()\` first, and again whenever the node’s look changes.

The list may contain filter functions and CSS filter strings. If it has only strings and the browser supports canvas filters, the
browser applies them. Otherwise each string is replaced with a function; there are functions for blur, brightness, contrast,
grayscale, sepia and invert. With \`konva/lib/Core\`, import \`Blur\`, \`Brightness\` and \`Contrast\` yourself. Radii and sizes
are in pixels of the node, whatever the pixel ratio of the cache. Your own function receives the \`ImageData\` at full resolution
and the pixel ratio.`,
      examples: [
        `rect.cache();
rect.filters([Konva.Filters.Blur, Konva.Filters.Noise]);
rect.blurRadius(6);
// The browser applies CSS filters natively.
rect.filters(['brightness(1.2)', 'contrast(1.5)']);`,
      ],
    },
    show: { text: 'Sets `visible` to `true`.', examples: [] },
    hide: { text: 'Sets `visible` to `false`.', examples: [] },
    isVisible: { text: 'Whether the node and all its ancestors are visible.', type: 'boolean' },

    // Filter attributes.
    alpha: steers('Strength of `Konva.Filters.RGBA`, 0 to 1; other values are clamped.'),
    red: steers('Red component of `Konva.Filters.RGB` and `Konva.Filters.RGBA`, 0 to 255.'),
    green: steers('Green component of `Konva.Filters.RGB` and `Konva.Filters.RGBA`, 0 to 255.'),
    blue: steers('Blue component of `Konva.Filters.RGB` and `Konva.Filters.RGBA`, 0 to 255.'),
    blurRadius: steers('Radius of `Konva.Filters.Blur` in pixels of the node. Values above 180 count as 180.'),
    brightness: {
      text: 'Amount for two filters: a factor for `Konva.Filters.Brightness` (0 is black, 1 changes nothing), an addition from -1 to 1 for `Konva.Filters.Brighten`. While it is unset, both filters leave the pixels unchanged, although the getter returns 0.',
      default: 'unset; the getter returns `0`',
      examples: [],
    },
    contrast: steers('Amount of `Konva.Filters.Contrast`, -100 to 100; 0 changes nothing.'),
    embossBlend: steers(
      'Whether `Konva.Filters.Emboss` keeps the image’s colors and shades them, instead of drawing in gray.',
    ),
    embossDirection: {
      text: 'Direction of the light in `Konva.Filters.Emboss`.',
      type: `'top-left' | 'top' | 'top-right' | 'right' | 'bottom-right' | 'bottom' | 'bottom-left' | 'left'`,
      examples: [],
    },
    embossStrength: steers('Depth of the relief in `Konva.Filters.Emboss`, 0 to 1.'),
    embossWhiteLevel: steers('Gray level of flat areas in `Konva.Filters.Emboss`: 0 is black, and 1 is white.'),
    enhance: steers(
      'Amount by which `Konva.Filters.Enhance` stretches the range of each color channel, -1 to 1; negative values compress it.',
    ),
    hue: steers(
      'Rotation of the color wheel in `Konva.Filters.HSL` and `Konva.Filters.HSV`, in degrees, 0 to 359: 120 turns red into blue, the opposite of `hue-rotate(120deg)` in CSS. 0 changes nothing, and other values wrap around.',
    ),
    saturation: steers(
      'Saturation for `Konva.Filters.HSL` and `Konva.Filters.HSV` as a power of two: 0 changes nothing, 1 doubles it, -1 halves it.',
    ),
    luminance: steers('Lightness added by `Konva.Filters.HSL`, -1 to 1.'),
    value: steers(
      'Brightness for `Konva.Filters.HSV` as a power of two: 0 changes nothing, 1 doubles it, -1 halves it.',
    ),
    kaleidoscopeAngle: steers(
      'Start angle of the wedge that `Konva.Filters.Kaleidoscope` repeats, in degrees clockwise from the right. Another angle shows other colors; the pattern does not turn.',
    ),
    kaleidoscopePower: steers(
      'Number of mirrored segments of `Konva.Filters.Kaleidoscope` as a power of two: 2 gives four segments, and 3 gives eight.',
    ),
    levels: steers(
      'Number of levels for `Konva.Filters.Posterize`, 0 to 1: 0 leaves only 0 and 255 in each channel, and 1 changes nothing.',
    ),
    noise: steers('Amount of `Konva.Filters.Noise`, 0 to 1.'),
    pixelSize: steers('Edge length of a block of `Konva.Filters.Pixelate`, in pixels of the node, greater than 0.'),
    threshold: {
      text: 'Limit for two filters: the level that `Konva.Filters.Threshold` compares each channel with, 0 to 1, and the color distance from the background for `Konva.Filters.Mask`. That distance is at most 441.7, between black and white.',
      default: '`0.5`; `Konva.Filters.Mask` uses 10 while the attribute is unset',
      examples: [],
    },

    // Cache and export.
    cache: {
      text: `Draws the node once into its own canvas and shows that bitmap until the cache is cleared.

Caching pays off for groups and shapes that are expensive to draw and rarely change, and filters require it. Call \`cache()\` again
after the look changes; moving, scaling or rotating the node itself does not require it. A stage cannot be cached. For a node whose
size is 0 or not finite, Konva logs an error and skips caching.

Konva computes the area of built-in shapes. A custom \`Konva.Shape\` that draws outside its width and height needs an explicit area or a
\`selfRectFunc\`.`,
      params: {
        config: 'Area and resolution. Konva fills in missing parts of the area from the client rect.',
        'config.x': 'Left edge of the area, in the node’s coordinates.',
        'config.y': 'Top edge of the area.',
        'config.width': 'Width of the area.',
        'config.height': 'Height of the area.',
        'config.pixelRatio':
          'Pixels of the cache per pixel of the node; `Konva.pixelRatio` by default. Raise it for a node that is shown scaled up.',
        'config.imageSmoothingEnabled': '`false` turns smoothing off, so that enlarged images keep hard pixel edges.',
        'config.drawBorder': '`true` draws a red border around the cached area, for debugging.',
        'config.offset': 'Pixels by which the area is extended on all sides; 0 by default.',
        'config.hitCanvasPixelRatio': 'Pixel ratio of the cached hit area; 1 by default.',
      },
      examples: [`rect.cache();\nrect.cache({ pixelRatio: 2, offset: 10 });`],
    },
    clearCache: { text: 'Removes the cache, so that the node is drawn from its attributes again.', examples: [] },
    isCached: { text: 'Whether the node is drawn from a cache.', examples: [] },
    toCanvas: {
      text: `Draws the node into a new canvas element, synchronously.

By default a shape or group exports its client rect, or an area of the stage’s size if that rect is empty. A stage exports its whole
width and height. A layer exports an area of the stage’s size that begins at the layer’s own position. Cached nodes keep the resolution
of their cache, so cache them again at the export’s pixel ratio.`,
      params: {
        config: 'Area and resolution.',
        'config.x': 'Left edge of the area, in canvas coordinates.',
        'config.y': 'Top edge of the area, in canvas coordinates.',
        'config.width': 'Width of the area.',
        'config.height': 'Height of the area.',
        'config.pixelRatio': 'Pixels of the result per pixel of the area; 1 by default, even on high-density screens.',
        'config.imageSmoothingEnabled': '`false` turns smoothing off, so that enlarged images keep hard pixel edges.',
      },
      examples: [`const canvas = rect.toCanvas({ pixelRatio: 2 });\ndocument.body.append(canvas);`],
    },
    toDataURL: {
      text: `Draws the node and returns the image as a \`data:\` URL, synchronously.

The area is the same as for \`toCanvas\`: the client rect of a shape or group, or the whole stage. For downloads and uploads prefer
\`toBlob\`: a data URL is base64 text, a third larger than the file.`,
      throws: 'A `SecurityError` when the drawing contains an image loaded from another origin without CORS.',
      params: {
        config: 'Format, area and resolution.',
        'config.x': 'Left edge of the area, in canvas coordinates.',
        'config.y': 'Top edge of the area, in canvas coordinates.',
        'config.width': 'Width of the area.',
        'config.height': 'Height of the area.',
        'config.pixelRatio':
          'Pixels of the result per pixel of the area; 1 by default. With 2, width and height double.',
        'config.imageSmoothingEnabled': '`false` turns smoothing off, so that enlarged images keep hard pixel edges.',
        'config.mimeType':
          "Image format: `'image/png'` (the default), or for example `'image/jpeg'` or `'image/webp'`. A browser that cannot encode the format writes a PNG.",
        'config.quality': 'Quality from 0 to 1, for lossy formats.',
        'config.callback': 'Called with the URL before the method returns.',
      },
      examples: [
        `const url = stage.toDataURL({ pixelRatio: 2 });\nconst small = rect.toDataURL({ mimeType: 'image/jpeg', quality: 0.8 });`,
      ],
    },
    toImage: {
      text: 'Draws the node and resolves to an `<img>` element with the result, once the image has loaded. Use it for a `Konva.Image` or for the page.',
      throws:
        'Rejects when the image cannot be exported: it is empty, or contains an image loaded from another origin without CORS.',
      params: {
        config: 'As in `toDataURL`.',
        'config.x': 'Left edge of the area, in canvas coordinates.',
        'config.y': 'Top edge of the area, in canvas coordinates.',
        'config.width': 'Width of the area.',
        'config.height': 'Height of the area.',
        'config.pixelRatio': 'Pixels of the result per pixel of the area; 1 by default.',
        'config.imageSmoothingEnabled': '`false` turns smoothing off, so that enlarged images keep hard pixel edges.',
        'config.mimeType':
          "Image format: `'image/png'` (the default), or for example `'image/jpeg'` or `'image/webp'`. A browser that cannot encode the format writes a PNG.",
        'config.quality': 'Quality from 0 to 1, for lossy formats.',
        'config.callback': 'Called with the image once it has loaded.',
      },
      examples: [
        `const picture = await rect.toImage({ pixelRatio: 2 });\nlayer.add(new Konva.Image({ image: picture, x: 200 }));`,
      ],
    },
    toBlob: {
      text: 'Draws the node and resolves to a `Blob` with the encoded image, for an upload or a download. The drawing is synchronous; the encoding is not.',
      throws:
        'Rejects when the canvas cannot be encoded, for example because it is empty or contains an image loaded from another origin without CORS.',
      params: {
        config: 'As in `toDataURL`.',
        'config.x': 'Left edge of the area, in canvas coordinates.',
        'config.y': 'Top edge of the area, in canvas coordinates.',
        'config.width': 'Width of the area.',
        'config.height': 'Height of the area.',
        'config.pixelRatio': 'Pixels of the result per pixel of the area; 1 by default.',
        'config.imageSmoothingEnabled': '`false` turns smoothing off, so that enlarged images keep hard pixel edges.',
        'config.mimeType':
          "Image format: `'image/png'` (the default), or for example `'image/jpeg'` or `'image/webp'`. A browser that cannot encode the format writes a PNG.",
        'config.quality': 'Quality from 0 to 1, for lossy formats.',
        'config.callback': 'Called with the blob.',
      },
      examples: [
        `const file = await stage.toBlob({ mimeType: 'image/png', pixelRatio: 2 });\nconst url = URL.createObjectURL(file);`,
      ],
    },

    // Identity and attributes.
    id: {
      text: "Identifies the node for `find('#id')`. Konva does not check that it is unique.",
      examples: [`rect.id('cursor');\nconst cursor = stage.findOne('#cursor');`],
    },
    name: {
      text: "One or more names separated by spaces, like classes in HTML. Find nodes with `find('.name')`.",
      examples: [`rect.name('card selected');\nconst cards = layer.find('.card');`],
    },
    addName: {
      text: 'Adds a name if the node does not have it yet.',
      params: { name: 'One name.' },
      examples: [`rect.addName('selected');`],
    },
    hasName: {
      text: 'Whether this name is among the node’s names.',
      params: { name: 'One name.' },
      examples: [`rect.hasName('card'); // true`],
    },
    removeName: {
      text: 'Removes one of the node’s names.',
      params: { name: 'One name.' },
      examples: [`rect.removeName('selected');`],
    },
    attrs:
      'The attributes that were set, without defaults. Use the accessors: a write to this object fires no event and redraws nothing.',
    getAttr: {
      text: 'Reads an attribute by name, including custom attributes.',
      params: { attr: 'Name of the attribute.' },
      examples: [`node.getAttr('price'); // undefined`],
    },
    setAttr: {
      text: 'Writes an attribute by name, including custom attributes. It fires `<attribute>Change`, unless the value is the same string, number or boolean. `toJSON()` includes plain values.',
      params: { attr: 'Name of the attribute.', val: 'The value. `undefined` and `null` remove the attribute.' },
      examples: [`node.setAttr('price', 12.5);`],
    },
    getAttrs: {
      text: 'The `attrs` object itself: the attributes that were set, without defaults.',
      examples: [`const copy = { ...node.getAttrs() };`],
    },
    setAttrs: {
      text: 'Sets several attributes at once, and treats all changes of the transform as one. Each attribute that changes fires its own change event. `children` is ignored. In TypeScript, the argument must include all required options of the class’s config; for an image or a star, call setters instead: `star.x(5).rotation(30)`.',
      params: { config: 'Attribute values by name.' },
      examples: [`rect.setAttrs({ x: 5, fill: 'tomato' });`],
    },
    className:
      "Class name used in selectors: `'Rect'`, `'Text'`. Stages, layers and plain groups have none; `getClassName()` works for all nodes.",
    nodeType: "Kind of node: `'Stage'`, `'Layer'`, `'FastLayer'`, `'Group'` or `'Shape'`.",
    getClassName: "The class’s name, for example `'Rect'`.",
    getType: "The kind of node: `'Stage'`, `'Layer'`, `'FastLayer'`, `'Group'` or `'Shape'`.",

    // Tree.
    parent: 'The container that holds the node, or `null`. Change it with `moveTo` or `add`.',
    index: 'Position among the siblings; 0 is drawn first. Read it with `zIndex()`.',
    zIndex: {
      text: 'Position among the siblings: 0 is drawn first, at the bottom. Unlike in CSS it is not absolute: it only orders the children of one parent. A number outside the range logs a warning and is still used: a large one puts the node on top, and a negative one counts from the top (-1 is one below the top). Set it after adding the node.',
      default: 'the highest among its siblings when added',
      examples: [`rect.zIndex(0); // behind all its siblings`],
    },
    getZIndex: 'The method behind `zIndex()`: the node’s position among its siblings.',
    setZIndex: {
      text: 'The method behind `zIndex(value)`. A node without a parent logs a warning and nothing changes.',
      params: { zIndex: 'New position.' },
    },
    getAbsoluteZIndex:
      'Number of the node when the nodes of the stage are counted level by level: first all layers, then all their children, then the next level. This is not the drawing order. To find out which of two nodes is on top, compare the `zIndex()` of their ancestors directly below the closest common one. The result is 0 for a stage and for a node that is not on a stage. The call visits many nodes, so do not make it in every frame.',
    getDepth: {
      text: 'Number of ancestors: 0 for a stage, 1 for a layer.',
      examples: [`const depth = rect.getDepth(); // 2 for a direct child of a layer`],
    },
    moveToTop: {
      text: 'Moves the node above all its siblings.',
      returns: '`true` when it moved; `false` when it was already on top or has no parent.',
    },
    moveUp: {
      text: 'Swaps the node with the sibling above it.',
      returns: '`true` when it moved; `false` when it was already on top or has no parent.',
    },
    moveDown: {
      text: 'Swaps the node with the sibling below it.',
      returns: '`true` when it moved; `false` when it was already at the bottom or has no parent.',
    },
    moveToBottom: {
      text: 'Moves the node below all its siblings.',
      returns: '`true` when it moved; `false` when it was already at the bottom or has no parent.',
    },
    moveTo: {
      text: 'Moves the node to another container. Its `x` and `y` do not change, so it may jump on the screen. To prevent that, read `absolutePosition` before the move and write it back afterward.',
      params: { newContainer: 'New parent. Nothing happens when it is the parent already.' },
      examples: [`const place = rect.absolutePosition();\nrect.moveTo(group);\nrect.absolutePosition(place);`],
    },
    getParent: 'The container that holds the node, or `null`.',
    getAncestors: {
      text: 'The node’s ancestors: parent, grandparent and so on up to the stage.',
      examples: [`rect.getAncestors().length; // 2 (the layer and the stage)`],
    },
    findAncestor: {
      text: 'The nearest ancestor that matches a selector.',
      params: {
        selector: 'Selector as in `Konva.Container#find`, or a function that tests a node.',
        includeSelf: '`true` starts with the node itself.',
        stopNode: 'Ancestor at which the search stops; it is not tested.',
      },
      returns: 'The ancestor, or `undefined` when none matches; the declared type leaves that out.',
      examples: [`rect.findAncestor('Layer') === layer; // true`],
    },
    findAncestors: {
      text: 'All ancestors that match a selector, nearest first.',
      params: {
        selector: 'Selector as in `Konva.Container#find`, or a function that tests a node.',
        includeSelf: '`true` starts with the node itself.',
        stopNode: 'Ancestor at which the search stops; it is not tested.',
      },
      examples: [`rect.findAncestors('Layer').length; // 1`],
    },
    isAncestorOf: {
      text: '`false` for a node that is not a container; for a container, whether the other node is inside it.',
      params: { node: 'The other node.' },
    },
    hasChildren: '`false` for a node that is not a container; for a container, whether it has children.',
    getLayer: 'The layer that contains the node, or `null`. A layer returns itself.',
    getStage: 'The stage that contains the node, or `null`. A stage returns itself.',
    remove: {
      text: 'Removes the node from its parent without destroying it, so you can add it again. If the node is being dragged, the drag ends first, with `dragend`.',
      examples: [`rect.remove();\ngroup.add(rect);`],
    },
    destroy: {
      text: 'Removes the node for good: fires `destroy`, ends a drag of the node, removes it and frees its cache. A container destroys its children first; they no longer have a parent when their `destroy` event fires. Do not use the node afterward.',
      examples: [`rect.on('destroy', () => console.log('gone'));\nrect.destroy();`],
    },
    clone: {
      text: 'A copy with the same attributes and listeners; a container copies its children too. Images and functions are shared between both nodes.',
      params: { obj: 'Attributes that replace the attributes of the original.' },
      type: 'this',
      examples: [`const copy = rect.clone({ x: 200, fill: 'teal' });\nlayer.add(copy);`],
    },
    toObject:
      'Class name, attributes and children as a plain object. Default values, functions, images and DOM elements are left out.',
    toJSON: {
      text: 'The result of `toObject` as JSON text, which `Konva.Node.create` can read. Functions, images and listeners are left out.',
      examples: [`const saved = stage.toJSON();`],
    },
    create: {
      text: 'Creates a node and its children from the result of `toObject` or `toJSON`. Images, functions, listeners, filter functions and caches must be set again.',
      params: {
        data: 'JSON text or an object.',
        container: 'Element, or its id; required when the data describes a stage.',
      },
      type: 'any',
      examples: [
        `const saved = layer.toJSON();\nconst restored: Konva.Layer = Konva.Node.create(saved);\nstage.add(restored);`,
      ],
    },

    // Events.
    on: {
      text: `Adds a listener for one or more events.

Separate several events with spaces. A name after a dot (\`'click.menu'\`) lets you remove the listener by that name. With a selector as
the second argument, the listener is called for each matching descendant on the event’s way up, with that descendant as
\`currentTarget\`. Use \`mouseover\` or \`pointerover\` for that: \`mouseenter\` and \`pointerenter\` do not bubble to a container when the pointer moves
between its shapes.`,
      params: {
        evtStr: 'Events, each with an optional name after a dot.',
        selector: 'Selects the descendants to listen to.',
        handler: 'Called with a `Konva.KonvaEventObject`. Set its `cancelBubble` to `true` to stop bubbling.',
      },
      examples: [
        `rect.on('click tap', (event) => {
  event.cancelBubble = true;
  rect.fill('teal');
});
layer.on('pointerover', '.card', (event) => event.currentTarget.opacity(0.8));`,
      ],
    },
    off: {
      text: 'Removes listeners: by event, by event and name, by name alone, or all of them.',
      params: {
        evtStr: "Events, such as `'click'`, `'click.menu'` or `'.menu'`; leave it out to remove all listeners.",
        callback: 'Removes only this function.',
      },
      examples: [`rect.off('click');\nrect.off('.menu');`],
    },
    fire: {
      text: 'Calls the listeners of an event, which may be a custom event. By default, `target` is the node.',
      params: {
        eventType: 'Name of the event.',
        evt: 'Fields for the event object.',
        bubble: '`true` lets the event bubble to the ancestors; without it the event does not bubble.',
      },
      examples: [`rect.on('paid', () => rect.fill('teal'));\nrect.fire('paid', { amount: 12 }, true);`],
    },
    dispatchEvent: {
      text: 'Fires an event given as an object with a `type`. Listeners find that object in `evt`. The event does not bubble.',
      params: { evt: 'Native event or any object with a `type`.' },
      examples: [`rect.dispatchEvent(new MouseEvent('click'));`],
    },
    addEventListener: {
      text: 'Like `on`, but the handler receives the native event. It exists for libraries that expect a DOM element; in your own code use `on`.',
      params: { type: 'Name of the event.', handler: 'Called with the native event.' },
    },
    removeEventListener: {
      text: 'Removes all listeners of an event, whatever function they call.',
      params: { type: 'Name of the event.' },
    },
    eventListeners: 'Listeners by event, as added by `on`. Do not change this object; use `on` and `off`.',
    listening: {
      text: 'Whether a pointer can hit the node and its children. Turn it off for drawings that need no events: hit detection gets cheaper, and a layer with `listening` off does not allocate a hit canvas. `isListening()` also considers the ancestors.',
      examples: [`layer.listening(false);`],
    },
    isListening: { text: 'Whether the node and all its ancestors listen.', type: 'boolean' },
    preventDefault:
      'Whether a touch on the node stops the browser from scrolling and zooming. Turn it off where the page should scroll.',
    shouldDrawHit: {
      text: 'Whether the node currently takes part in hit detection: it is visible and listening.',
      type: 'boolean',
      params: { top: 'Ancestor at which the test stops.' },
    },

    // Drag.
    draggable:
      'Whether a pointer can drag the node. Setting it to `false` during a drag ends the drag. `stopDrag()` ends the current drag only: the node stays draggable.',
    dragDistance: {
      text: 'Distance in CSS pixels that a pointer must move, on either axis, before a drag starts. The scale of the stage or node does not affect it.',
      default: 'the parent’s; without a parent `Konva.dragDistance`, which is `3`',
    },
    getDragDistance:
      'The method behind `dragDistance()`: the node’s own value, else its parent’s, else `Konva.dragDistance`.',
    dragBoundFunc: {
      text: 'Limits where the node can be dragged. Konva calls the function with the absolute position the node is about to take and the native event; `this` is the node. The function returns the absolute position to use. If it returns nothing, Konva logs a warning and does not limit the node. If a coordinate is not a finite number, the node does not move. `dragmove` fires for each move of the pointer, even where the limit keeps the node in place.',
      examples: [
        `// Horizontal moves only.
rect.dragBoundFunc(function (position) {
  return { x: position.x, y: this.absolutePosition().y };
});`,
      ],
    },
    setDraggable: {
      text: 'The method behind `draggable(value)`. Setting it to `false` during a drag ends the drag and fires `dragend`.',
      params: { draggable: 'Whether the node can be dragged.' },
    },
    startDrag: {
      text: 'Starts a drag from code, for example in an event handler of another node. The node need not be `draggable`. Nothing happens when the node is not on a stage.',
      params: {
        evt: 'Event object whose pointer the drag follows. Without it, `evt` is `undefined` in `dragstart`, and the drag follows the stage’s last pointer. If there is none, the node jumps to the first pointer that moves.',
        bubbleEvent: 'Whether `dragstart` bubbles; `true` by default.',
      },
      examples: [`group.on('pointerdown', (event) => rect.startDrag(event));`],
    },
    stopDrag: {
      text: 'Ends the current drag and fires `dragend`. Drags of other nodes by the same pointer end with it, such as those of the other nodes of a `Konva.Transformer`; drags by another finger continue. The node keeps its position and can be dragged again; to forbid dragging use `draggable(false)`, which also ends a drag. If the pointer is down but has not moved far enough for a drag, `dragend` fires too, without a `dragstart`; otherwise nothing happens to a node that is not being dragged.',
      params: { evt: 'Native event to pass on; without it `evt` is `undefined` in `dragend`.' },
    },
    isDragging: 'Whether the node is currently being dragged.',

    // Drawing.
    draw: 'Draws the node and its hit area immediately. You rarely need it: writing an attribute schedules a redraw, and the layer’s `batchDraw` is cheaper.',
    drawScene: {
      text: 'Draws the visible canvas immediately, without the hit area.',
      params: {
        canvas: 'Canvas to draw on; the layer’s canvas by default.',
        top: 'Ancestor that the drawing is relative to: its transform and the transforms of its ancestors are left out.',
      },
    },
    drawHit: {
      text: 'Draws only the hit area, immediately.',
      params: {
        canvas: 'Canvas to draw on; the layer’s hit canvas by default.',
        top: 'Ancestor that the drawing is relative to: its transform and the transforms of its ancestors are left out.',
      },
    },
    to: {
      text: 'Animates attributes to new values and destroys the tween at the end.',
      params: { params: 'Target values and the options of `Konva.Tween`, without `node`.' },
      returns: 'The running tween.',
      examples: [`rect.to({ x: 200, opacity: 0.5, duration: 0.4, easing: Konva.Easings.EaseOut });`],
    },
    protoListenerMap: 'Listeners added to class prototypes, by prototype. Internal to the library.',
  },
};
