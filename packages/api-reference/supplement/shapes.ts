import type { MemberText, PageSupplement } from './types';

/** Shapes measured by a radius: width and height are derived, writing them writes the radius. */
function sizeFromRadius(radius: string): Record<string, MemberText> {
  return {
    getWidth: `What \`width()\` calls: twice \`${radius}\`.`,
    getHeight: `What \`height()\` calls: twice \`${radius}\`.`,
    setWidth: {
      text: `What \`width(value)\` calls: sets \`${radius}\` to half of it.`,
      params: { width: 'New width.' },
    },
    setHeight: {
      text: `What \`height(value)\` calls: sets \`${radius}\` to half of it.`,
      params: { height: 'New height.' },
    },
  };
}

const selfRect = (text: string): MemberText => ({ text, examples: [] });

export const rect: PageSupplement = {
  description: `A rectangle, with square or rounded corners.

Its origin is the top-left corner: \`x\` and \`y\` place that corner and rotation turns around it, unless \`offset\` moves it.
Width and height may be negative; the rectangle then extends to the left or up.`,
  examples: [
    `const rect = new Konva.Rect({
  x: 40,
  y: 30,
  width: 160,
  height: 90,
  fill: 'tomato',
  cornerRadius: 12,
});
layer.add(rect);`,
  ],
  members: {
    cornerRadius: {
      text: 'Radius of the corners in pixels: one number, or four from the top-left one clockwise. It is limited to half of the shorter side.',
      examples: [`rect.cornerRadius(10);\nrect.cornerRadius([16, 16, 0, 0]); // top corners only`],
    },
  },
};

export const circle: PageSupplement = {
  description: `A circle around its position.

\`x\` and \`y\` are the middle, so a circle at 0, 0 shows only its lower right quarter.`,
  examples: [
    `const circle = new Konva.Circle({ x: 100, y: 80, radius: 50, fill: 'gold', stroke: 'black' });
layer.add(circle);`,
  ],
  members: {
    radius: { text: 'Distance from the middle to the edge.', examples: [`circle.radius(60);`] },
    ...sizeFromRadius('radius'),
  },
};

export const ellipse: PageSupplement = {
  description: 'An oval around its position, with a radius for each direction.',
  examples: [
    `const ellipse = new Konva.Ellipse({ x: 120, y: 80, radiusX: 90, radiusY: 45, fill: 'teal' });
layer.add(ellipse);`,
  ],
  members: {
    radius: { text: 'Both radii at once.', examples: [`ellipse.radius({ x: 80, y: 40 });`] },
    radiusX: { text: 'Half of the width.', examples: [`ellipse.radiusX(80);`] },
    radiusY: { text: 'Half of the height.', examples: [`ellipse.radiusY(40);`] },
    getWidth: 'What `width()` calls: twice `radiusX`.',
    getHeight: 'What `height()` calls: twice `radiusY`.',
    setWidth: { text: 'What `width(value)` calls: sets `radiusX` to half of it.', params: { width: 'New width.' } },
    setHeight: { text: 'What `height(value)` calls: sets `radiusY` to half of it.', params: { height: 'New height.' } },
  },
};

export const ring: PageSupplement = {
  description: 'The area between two circles around the same middle.',
  examples: [
    `const ring = new Konva.Ring({ x: 100, y: 80, innerRadius: 30, outerRadius: 60, fill: 'plum' });
layer.add(ring);`,
  ],
  members: {
    innerRadius: { text: 'Radius of the hole.', examples: [`ring.innerRadius(20);`] },
    outerRadius: { text: 'Radius of the outer edge.', examples: [`ring.outerRadius(70);`] },
    getSelfRect: selfRect('A square around the larger of the two circles, in the shape’s own coordinates.'),
    ...sizeFromRadius('outerRadius'),
  },
};

export const arc: PageSupplement = {
  description: `A band bent around its position: a piece of a ring.

It begins at three o’clock and extends clockwise through \`angle\`; turn it with \`rotation\`.`,
  examples: [
    `const arc = new Konva.Arc({ x: 100, y: 100, innerRadius: 40, outerRadius: 70, angle: 120, rotation: -150, fill: 'teal' });
layer.add(arc);`,
  ],
  members: {
    innerRadius: { text: 'Distance from the middle to the inner edge.', examples: [`arc.innerRadius(40);`] },
    outerRadius: { text: 'Distance from the middle to the outer edge.', examples: [`arc.outerRadius(70);`] },
    angle: { text: 'How far the band reaches, in the unit of `rotation`.', examples: [`arc.angle(90);`] },
    clockwise: {
      text: 'Draws the other part of the ring. The name is misleading: `false` draws clockwise through `angle`, `true` the counterclockwise way to the same end.',
      examples: [`arc.clockwise(true);`],
    },
    getSelfRect: selfRect('The smallest rectangle around the band, in the shape’s own coordinates.'),
    ...sizeFromRadius('outerRadius'),
  },
};

export const wedge: PageSupplement = {
  description: `A slice of a circle, like a piece of pie.

Its position is the tip of the slice. It begins at three o’clock and extends clockwise through \`angle\`; turn it with \`rotation\`.`,
  examples: [
    `const wedge = new Konva.Wedge({ x: 100, y: 100, radius: 70, angle: 60, rotation: -120, fill: 'tomato' });
layer.add(wedge);`,
  ],
  members: {
    radius: { text: 'Length of the two straight sides.', examples: [`wedge.radius(60);`] },
    angle: { text: 'Width of the slice, in the unit of `rotation`.', examples: [`wedge.angle(45);`] },
    clockwise: {
      text: 'Draws the rest of the circle instead. The name is misleading: `false` draws clockwise through `angle`, `true` the counterclockwise way to the same end.',
      examples: [`wedge.clockwise(true);`],
    },
    ...sizeFromRadius('radius'),
  },
};

export const star: PageSupplement = {
  description: 'A star around its position, with one point up.',
  examples: [
    `const star = new Konva.Star({ x: 100, y: 80, numPoints: 5, innerRadius: 25, outerRadius: 60, fill: 'gold' });
layer.add(star);`,
  ],
  members: {
    numPoints: { text: 'Number of points.', examples: [`star.numPoints(6);`] },
    innerRadius: {
      text: 'Distance from the middle to the corners between the points.',
      examples: [`star.innerRadius(30);`],
    },
    outerRadius: { text: 'Distance from the middle to the tips.', examples: [`star.outerRadius(70);`] },
    getSelfRect: selfRect('A square around the larger of the two radii, in the shape’s own coordinates.'),
    ...sizeFromRadius('outerRadius'),
  },
};

export const regularPolygon: PageSupplement = {
  description: 'A polygon with equal sides around its position, with one corner up.',
  examples: [
    `const hexagon = new Konva.RegularPolygon({ x: 100, y: 80, sides: 6, radius: 60, fill: 'teal' });
layer.add(hexagon);`,
  ],
  members: {
    sides: { text: 'Number of sides, and of corners.', examples: [`regularPolygon.sides(8);`] },
    radius: { text: 'Distance from the middle to a corner.', examples: [`regularPolygon.radius(60);`] },
    cornerRadius: {
      text: 'Roundness of the corners, relative to `radius`: half of the radius turns the polygon into a circle, and larger numbers change nothing more. One number, or a list with one for each corner from the top one clockwise; missing ones count as 0. A list works with any number of corners, but the unminified build logs a warning unless it has four.',
      examples: [`regularPolygon.cornerRadius(10);`],
    },
    getSelfRect: selfRect('The smallest rectangle around the corners, in the shape’s own coordinates.'),
    ...sizeFromRadius('radius'),
  },
};

export const line: PageSupplement = {
  description: `A line through points: straight, curved, or closed to a polygon or a blob.

The points are one flat list, \`[x1, y1, x2, y2, …]\`, in the line’s own coordinates; \`x\` and \`y\` move all of them. An open line
draws its outline only, \`closed\` gives it an inside.`,
  examples: [
    `const zigzag = new Konva.Line({ points: [20, 80, 80, 30, 140, 80, 200, 30], stroke: 'tomato', strokeWidth: 4, tension: 0.4 });
const triangle = new Konva.Line({ points: [240, 90, 290, 20, 340, 90], fill: 'gold', closed: true });
layer.add(zigzag, triangle);`,
  ],
  // Derived from the content; what is set is not used.
  options: { width: false, height: false, size: false },
  members: {
    points: {
      text: 'Coordinates as one flat list, plain or typed. Pass a new list for a change: writing into the old one redraws nothing.',
      examples: [`line.points([10, 20, 30, 40]);\nline.points([...line.points(), 50, 60]);`],
    },
    tension: {
      text: 'How far the line bends at its points: 0 is straight, 0.5 is smooth, more overshoots. It needs at least three points.',
      examples: [`line.tension(0.5);`],
    },
    closed: { text: 'Connects the last point to the first and fills the inside.', examples: [`line.closed(true);`] },
    bezier: {
      text: 'Reads the points as cubic Bézier curves: a start, then two control points and an end for each curve. Used while `tension` is 0.',
      examples: [`line.points([0, 50, 40, 0, 80, 100, 120, 50]);\nline.bezier(true);`],
    },
    getTensionPoints: {
      text: 'Control points that `tension` puts between the points, as a flat list.',
      type: 'number[]',
    },
    getSelfRect: selfRect(
      'The smallest rectangle around the line and its curves, in its own coordinates. It may begin left of or above 0.',
    ),
    getWidth: {
      text: 'What `width()` calls: width of the area that the points span. Writing it changes nothing.',
      examples: [],
    },
    getHeight: {
      text: 'What `height()` calls: height of the area that the points span. Writing it changes nothing.',
      examples: [],
    },
  },
};

export const arrow: PageSupplement = {
  description: `A \`Konva.Line\` with a head at its end, its beginning, or both.

\`fill\` colors the heads, \`stroke\` the line and the outline of the heads.`,
  examples: [
    `const arrow = new Konva.Arrow({ points: [20, 60, 200, 60], stroke: 'black', fill: 'black', strokeWidth: 4, pointerLength: 12, pointerWidth: 12 });
layer.add(arrow);`,
  ],
  members: {
    pointerLength: { text: 'Length of a head, along the line.', examples: [`arrow.pointerLength(15);`] },
    pointerWidth: { text: 'Width of a head, across the line.', examples: [`arrow.pointerWidth(15);`] },
    pointerAtEnding: { text: 'Whether the last point has a head.', examples: [`arrow.pointerAtEnding(false);`] },
    pointerAtBeginning: { text: 'Whether the first point has a head.', examples: [`arrow.pointerAtBeginning(true);`] },
    getSelfRect: selfRect('The smallest rectangle around line and heads, in the shape’s own coordinates.'),
  },
};

export const image: PageSupplement = {
  description: `Draws an image, a canvas or a video frame.

The source must have loaded before it is visible; the shape redraws itself when an image loads later. A video needs an animation
that redraws the layer. Images from another host need CORS, or the canvas can no longer be exported or filtered.`,
  examples: [
    `const source = document.createElement('canvas');
source.width = 60;
source.height = 60;
source.getContext('2d')?.fillRect(10, 10, 40, 40);
layer.add(new Konva.Image({ image: source, x: 40, y: 30, width: 120, height: 120, cornerRadius: 12 }));`,
  ],
  options: {
    width: { text: 'Width of the picture; with `crop` the part is stretched to it.', default: 'width of the source' },
    height: {
      text: 'Height of the picture; with `crop` the part is stretched to it.',
      default: 'height of the source',
    },
  },
  members: {
    image: {
      text: 'Source of the picture: image element, canvas, video or bitmap.',
      examples: [`const canvas = document.createElement('canvas');\nimage.image(canvas);`],
    },
    crop: {
      text: 'Part of the source that is shown, in the source’s pixels, stretched to the shape’s size.',
      examples: [`image.crop({ x: 20, y: 20, width: 100, height: 80 });`],
    },
    cropX: { text: 'Left edge of the part that is shown.', examples: [`image.cropX(20);`] },
    cropY: { text: 'Top edge of the part that is shown.', examples: [`image.cropY(20);`] },
    cropWidth: {
      text: 'Width of the part that is shown. Nothing is cropped until width and height are set.',
      examples: [`image.cropWidth(100);`],
    },
    cropHeight: {
      text: 'Height of the part that is shown. Nothing is cropped until width and height are set.',
      examples: [`image.cropHeight(80);`],
    },
    cornerRadius: {
      text: 'Radius of the corners: one number, or four from the top-left one clockwise.',
      examples: [`image.cornerRadius(20);`],
    },
    getWidth: {
      text: 'What `width()` calls: the width that was set, else that of the source; 0 without one.',
      type: 'number',
    },
    getHeight: {
      text: 'What `height()` calls: the height that was set, else that of the source; 0 without one.',
      type: 'number',
    },
    destroy: { text: 'Destroys the shape and stops waiting for its image.', examples: [] },
    fromURL: {
      text: 'Loads an image with CORS and makes a shape of it.',
      params: {
        url: 'Address of the image.',
        callback: 'Gets the shape once the image has loaded.',
        onError: 'Called when it cannot be loaded.',
      },
      examples: [
        `Konva.Image.fromURL('data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=', (picture) => {\n  picture.position({ x: 20, y: 20 });\n  layer.add(picture);\n});`,
      ],
    },
  },
};

export const sprite: PageSupplement = {
  description: `Plays animations from one image that holds all frames.

Each animation is a flat list of \`x, y, width, height\` in the image’s pixels, four numbers for each frame. Call \`start()\` after the
sprite is on a layer.`,
  examples: [
    `const sheet = new Image();
sheet.src = '/img/walk.png';
const walker = new Konva.Sprite({
  x: 40,
  y: 40,
  image: sheet,
  animation: 'walk',
  animations: { walk: [0, 0, 40, 40, 40, 0, 40, 40] },
  frameRate: 4,
});
layer.add(walker);
walker.start();`,
  ],
  members: {
    image: { text: 'Image that holds all frames.', examples: [] },
    animation: {
      text: 'Name of the animation that plays. Writing it begins at its first frame.',
      examples: [`sprite.animation('jump');`],
    },
    animations: {
      text: 'Frames of each animation: a flat list of `x, y, width, height` by name.',
      type: 'Record<string, number[]>',
      examples: [`sprite.animations({ walk: [0, 0, 40, 40, 40, 0, 40, 40], jump: [80, 0, 40, 40] });`],
    },
    frameIndex: { text: 'Number of the frame that shows, from 0.', examples: [`sprite.frameIndex(1);`] },
    frameRate: { text: 'Frames for each second.', examples: [`sprite.frameRate(12);`] },
    frameOffsets: {
      text: 'Moves single frames: a flat list of `x, y` by animation, for frames that were packed tightly.',
      type: 'Record<string, number[]>',
      examples: [`sprite.frameOffsets({ walk: [0, 0, 2, -1] });`],
    },
    start: { text: 'Plays the current animation, over and over.', examples: [] },
    stop: { text: 'Stops at the current frame.', examples: [] },
    isRunning: { text: 'Whether the animation plays.', examples: [] },
    destroy: { text: 'Stops the animation and destroys the shape.', examples: [] },
    getSelfRect: selfRect('Size of the current frame, at its offset.'),
    anim: 'The animation that redraws the layer. Use `start` and `stop`.',
    interval: { text: 'Timer that advances the frames while the animation runs.', type: 'any' },
  },
};

export const path: PageSupplement = {
  description: `Draws SVG path data.

The data is read into segments, from which length and points along the path are known.`,
  examples: [
    `const heart = new Konva.Path({
  x: 40,
  y: 20,
  data: 'M60 30 C60 0 20 0 20 30 C20 60 60 80 60 100 C60 80 100 60 100 30 C100 0 60 0 60 30 Z',
  fill: 'tomato',
});
layer.add(heart);`,
  ],
  // Derived from the content; what is set is not used.
  options: { width: false, height: false, size: false },
  members: {
    data: { text: 'Path data as in the `d` attribute of SVG.', examples: [`path.data('M0 0 L100 0 L50 80 Z');`] },
    getLength: { text: 'Length of the whole path.', examples: [`const length = path.getLength();`] },
    getPointAtLength: {
      text: 'Point on the path after this distance, in the shape’s own coordinates. Move a node along a path with it.',
      params: { length: 'Distance from the beginning of the path.' },
      returns: 'The end of the path for a distance beyond it; `null` when the path is empty.',
      examples: [`const point = path.getPointAtLength(path.getLength() / 2);\nif (point) circle.position(point);`],
    },
    dataArray: 'The path’s segments, with absolute coordinates.',
    pathLength: 'Length of the path; what `getLength` returns.',
    getSelfRect: selfRect('The smallest rectangle around the path, in its own coordinates.'),
    getWidth: { text: 'What `width()` calls: width of the area the path covers. It cannot be set.', examples: [] },
    getHeight: { text: 'What `height()` calls: height of the area the path covers. It cannot be set.', examples: [] },
    parsePathData: {
      text: 'Reads SVG path data into segments.',
      params: { data: 'Path data.' },
      examples: [`const segments = Konva.Path.parsePathData('M0 0 L100 0');`],
    },
    getPathLength: {
      text: 'Length of a list of segments.',
      params: { dataArray: 'Segments, from `parsePathData`.' },
      examples: [`const length = Konva.Path.getPathLength(Konva.Path.parsePathData('M0 0 L100 0')); // 100`],
    },
    getPointAtLengthOfDataArray: {
      text: 'Point after a distance on a list of segments.',
      params: {
        length: 'Distance from the beginning.',
        dataArray: 'Segments, from `parsePathData`.',
        cursor: 'Place of the last point, so that the search continues there; the call updates it.',
        'cursor.index': 'Number of the segment.',
        'cursor.offset': 'Distance from the beginning of the path to that segment.',
      },
      examples: [`const point = Konva.Path.getPointAtLengthOfDataArray(50, Konva.Path.parsePathData('M0 0 L100 0'));`],
    },
    getLineLength: {
      text: 'Distance between two points.',
      params: { x1: 'First point.', y1: 'First point.', x2: 'Second point.', y2: 'Second point.' },
      examples: [`Konva.Path.getLineLength(0, 0, 3, 4); // 5`],
    },
    getPointOnLine: {
      text: 'Point at a distance along a straight line.',
      params: {
        dist: 'Distance from the beginning.',
        P1x: 'Beginning of the line.',
        P1y: 'Beginning of the line.',
        P2x: 'End of the line.',
        P2y: 'End of the line.',
        fromX: 'Point to measure from; the beginning by default.',
        fromY: 'Point to measure from; the beginning by default.',
      },
    },
    getPointOnCubicBezier: {
      text: 'Point on a cubic Bézier curve.',
      params: {
        pct: 'Parameter along the curve, 0 to 1.',
        P1x: 'Beginning.',
        P1y: 'Beginning.',
        P2x: 'First control point.',
        P2y: 'First control point.',
        P3x: 'Second control point.',
        P3y: 'Second control point.',
        P4x: 'End.',
        P4y: 'End.',
      },
    },
    getPointOnQuadraticBezier: {
      text: 'Point on a quadratic Bézier curve.',
      params: {
        pct: 'Parameter along the curve, 0 to 1.',
        P1x: 'Beginning.',
        P1y: 'Beginning.',
        P2x: 'Control point.',
        P2y: 'Control point.',
        P3x: 'End.',
        P3y: 'End.',
      },
    },
    getPointOnEllipticalArc: {
      text: 'Point on an ellipse.',
      params: {
        cx: 'Center.',
        cy: 'Center.',
        rx: 'Horizontal radius, before rotation.',
        ry: 'Vertical radius, before rotation.',
        theta: 'Angle on the ellipse, in radians.',
        psi: 'Rotation of the ellipse, in radians.',
      },
    },
    calcLength: {
      text: 'Length of one segment.',
      params: {
        x: 'Beginning of the segment.',
        y: 'Beginning of the segment.',
        cmd: "Command: `'L'`, `'C'`, `'Q'` or `'A'`.",
        points: 'The command’s absolute coordinates.',
      },
    },
    convertEndpointToCenterParameterization: {
      text: 'Converts an arc given by its ends, as SVG writes it, to one given by its center.',
      params: {
        x1: 'Beginning.',
        y1: 'Beginning.',
        x2: 'End.',
        y2: 'End.',
        fa: 'Large-arc flag, 0 or 1.',
        fs: 'Sweep flag, 0 or 1.',
        rx: 'Horizontal radius, before rotation.',
        ry: 'Vertical radius, before rotation.',
        psiDeg: 'Rotation of the ellipse, in degrees.',
      },
      returns: 'Center, radii, start angle, swept angle, rotation and sweep flag, as a list.',
    },
  },
};

export const label: PageSupplement = {
  description: `A group of a \`Konva.Tag\` and a \`Konva.Text\`: a text with a background that fits it.

Add the tag first, then the text. The tag follows the text’s size; with a pointer the label’s position is the tip of the pointer.`,
  examples: [
    `const label = new Konva.Label({ x: 120, y: 90 });
label.add(new Konva.Tag({ fill: 'black', cornerRadius: 6, pointerDirection: 'down', pointerWidth: 16, pointerHeight: 8 }));
label.add(new Konva.Text({ text: 'Hello', padding: 8, fill: 'white' }));
layer.add(label);`,
  ],
  // Derived from the content; what is set is not used.
  options: { width: false, height: false, size: false },
  members: {
    getText: {
      text: 'The first `Konva.Text` inside the label; `undefined` while it has none, although the declaration does not say so. Change the text through it.',
      examples: [`label.getText().text('Changed');`],
    },
    getTag: {
      text: 'The first `Konva.Tag` inside the label, its background; `undefined` while it has none, although the declaration does not say so.',
      examples: [`label.getTag().fill('teal');`],
    },
    getWidth: {
      text: 'Width of the text, with its padding.',
      throws: 'A `TypeError` while the label has no text.',
      examples: [],
    },
    getHeight: {
      text: 'Height of the text, with its padding.',
      throws: 'A `TypeError` while the label has no text.',
      examples: [],
    },
  },
};

export const tag: PageSupplement = {
  description: 'The background of a `Konva.Label`: a rectangle that may have a pointer on one side.',
  examples: [
    `const tag = new Konva.Tag({ width: 120, height: 40, fill: 'gold', pointerDirection: 'left', pointerWidth: 12, pointerHeight: 16 });
layer.add(tag);`,
  ],
  members: {
    pointerDirection: {
      text: 'Side of the tag that has the pointer. With a pointer, the position of a label is the tip of the pointer.',
      examples: [`tag.pointerDirection('up');`],
    },
    pointerWidth: { text: 'Horizontal size of the pointer.', examples: [`tag.pointerWidth(20);`] },
    pointerHeight: { text: 'Vertical size of the pointer.', examples: [`tag.pointerHeight(10);`] },
    cornerRadius: {
      text: 'Radius of the corners: one number, or four from the top-left one clockwise.',
      examples: [`tag.cornerRadius(8);`],
    },
    getSelfRect: selfRect('The rectangle with its pointer, in the shape’s own coordinates.'),
  },
};
