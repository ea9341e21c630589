import type { MemberText, PageSupplement } from './types';

/** Shapes measured by a radius: width and height are derived from it, and writing them writes the radius. */
function sizeFromRadius(radius: string): Record<string, MemberText> {
  return {
    getWidth: `The method behind \`width()\`: twice \`${radius}\`.`,
    getHeight: `The method behind \`height()\`: twice \`${radius}\`.`,
    setWidth: {
      text: `The method behind \`width(value)\`: sets \`${radius}\` to half the value.`,
      params: { width: 'New width.' },
    },
    setHeight: {
      text: `The method behind \`height(value)\`: sets \`${radius}\` to half the value.`,
      params: { height: 'New height.' },
    },
  };
}

const selfRect = (text: string): MemberText => ({ text, examples: [] });

export const rect: PageSupplement = {
  description: `A rectangle with square or rounded corners.

\`x\` and \`y\` place the top-left corner, unless \`offset\` moves the origin. A negative width or height extends to the left or up.`,
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
      text: 'Radius of the corners in pixels, at most half the shorter side: one number, or an array of four, clockwise from the top-left corner.',
      examples: [`rect.cornerRadius(10);\nrect.cornerRadius([16, 16, 0, 0]); // top corners only`],
    },
  },
};

export const circle: PageSupplement = {
  description: `A circle centered on its position.

\`x\` and \`y\` place the center, so a circle at 0, 0 shows only its lower-right quarter.`,
  examples: [
    `const circle = new Konva.Circle({ x: 100, y: 80, radius: 50, fill: 'gold', stroke: 'black' });
layer.add(circle);`,
  ],
  members: {
    radius: {
      text: 'Distance from the center to the edge.',
      examples: [
        `circle.radius(60);
circle.width(); // 120`,
      ],
    },
    ...sizeFromRadius('radius'),
  },
};

export const ellipse: PageSupplement = {
  description: 'An ellipse centered on its position, with a horizontal and a vertical radius.',
  examples: [
    `const ellipse = new Konva.Ellipse({ x: 120, y: 80, radiusX: 90, radiusY: 45, fill: 'teal' });
layer.add(ellipse);`,
  ],
  members: {
    radius: {
      text: 'Both radii at once.',
      examples: [
        `ellipse.radius({ x: 80, y: 40 });
ellipse.width(); // 160`,
      ],
    },
    radiusX: {
      text: 'Half the width.',
      examples: [
        `ellipse.radiusX(80);
ellipse.width(); // 160`,
      ],
    },
    radiusY: {
      text: 'Half the height.',
      examples: [
        `ellipse.radiusY(40);
ellipse.height(); // 80`,
      ],
    },
    getWidth: 'The method behind `width()`: twice `radiusX`.',
    getHeight: 'The method behind `height()`: twice `radiusY`.',
    setWidth: {
      text: 'The method behind `width(value)`: sets `radiusX` to half the value.',
      params: { width: 'New width.' },
    },
    setHeight: {
      text: 'The method behind `height(value)`: sets `radiusY` to half the value.',
      params: { height: 'New height.' },
    },
  },
};

export const ring: PageSupplement = {
  description: 'The area between two circles with the same center.',
  examples: [
    `const ring = new Konva.Ring({ x: 100, y: 80, innerRadius: 30, outerRadius: 60, fill: 'plum' });
layer.add(ring);`,
  ],
  members: {
    innerRadius: { text: 'Radius of the hole.', examples: [`ring.innerRadius(20); // a hole 40 pixels wide`] },
    outerRadius: {
      text: 'Radius of the outer edge.',
      examples: [
        `ring.outerRadius(70);
ring.width(); // 140`,
      ],
    },
    getSelfRect: selfRect('A square around the larger of the two circles, in the shape’s own coordinates.'),
    ...sizeFromRadius('outerRadius'),
  },
};

export const arc: PageSupplement = {
  description: `A curved band around its position: a section of a ring.

It starts at three o’clock and extends clockwise through \`angle\`. Use \`rotation\` to turn it.`,
  examples: [
    `const arc = new Konva.Arc({ x: 100, y: 100, innerRadius: 40, outerRadius: 70, angle: 120, rotation: -150, fill: 'teal' });
layer.add(arc);`,
  ],
  members: {
    innerRadius: {
      text: 'Distance from the center to the inner edge.',
      examples: [`arc.innerRadius(10); // a thicker band`],
    },
    outerRadius: {
      text: 'Distance from the center to the outer edge.',
      examples: [
        `arc.outerRadius(70);
arc.width(); // 140`,
      ],
    },
    angle: {
      text: 'Angle that the band covers, in the unit of `rotation`.',
      examples: [`arc.angle(90); // a quarter of a ring`],
    },
    clockwise: {
      text: 'Whether to draw the other section of the ring instead. The name is misleading: `false` draws clockwise through `angle`; `true` draws counterclockwise to the same end.',
      examples: [`arc.clockwise(true); // draws the other 300 degrees`],
    },
    getSelfRect: selfRect('The smallest rectangle around the band, in the shape’s own coordinates.'),
    ...sizeFromRadius('outerRadius'),
  },
};

export const wedge: PageSupplement = {
  description: `A slice of a circle, like a slice of pie.

Its position is the tip. The slice starts at three o’clock and extends clockwise through \`angle\`. Use \`rotation\` to turn it.`,
  examples: [
    `const wedge = new Konva.Wedge({ x: 100, y: 100, radius: 70, angle: 60, rotation: -120, fill: 'tomato' });
layer.add(wedge);`,
  ],
  members: {
    radius: {
      text: 'Length of the straight sides.',
      examples: [
        `wedge.radius(60);
wedge.width(); // 120`,
      ],
    },
    angle: {
      text: 'Angle that the slice covers, in the unit of `rotation`.',
      examples: [`wedge.angle(45); // an eighth of a circle`],
    },
    clockwise: {
      text: 'Whether to draw the rest of the circle instead. The name is misleading: `false` draws clockwise through `angle`; `true` draws counterclockwise to the same end.',
      examples: [`wedge.clockwise(true); // draws the other 300 degrees`],
    },
    ...sizeFromRadius('radius'),
  },
};

export const star: PageSupplement = {
  description: 'A star centered on its position, with one point at the top.',
  examples: [
    `const star = new Konva.Star({ x: 100, y: 80, numPoints: 5, innerRadius: 25, outerRadius: 60, fill: 'gold' });
layer.add(star);`,
  ],
  members: {
    numPoints: { text: 'Number of points.', examples: [`star.numPoints(6); // six points`] },
    innerRadius: {
      text: 'Distance from the center to the corners between the points.',
      examples: [`star.innerRadius(30); // blunter points`],
    },
    outerRadius: {
      text: 'Distance from the center to the tips.',
      examples: [
        `star.outerRadius(70);
star.width(); // 140`,
      ],
    },
    getSelfRect: selfRect('A square around a circle with the larger of the two radii, in the shape’s own coordinates.'),
    ...sizeFromRadius('outerRadius'),
  },
};

export const regularPolygon: PageSupplement = {
  description: 'A regular polygon centered on its position, with one corner at the top.',
  examples: [
    `const hexagon = new Konva.RegularPolygon({ x: 100, y: 80, sides: 6, radius: 60, fill: 'teal' });
layer.add(hexagon);`,
  ],
  members: {
    sides: {
      text: 'Number of sides, which is also the number of corners.',
      examples: [`regularPolygon.sides(8); // an octagon`],
    },
    radius: {
      text: 'Distance from the center to a corner.',
      examples: [
        `regularPolygon.radius(60);
regularPolygon.width(); // 120`,
      ],
    },
    cornerRadius: {
      text: 'Roundness of the corners relative to `radius`: at half the radius the polygon becomes a circle, and larger values change nothing more. It is one number, or an array with one number per corner, clockwise from the top; missing numbers count as 0. An array of any length works, but the unminified build logs a warning unless it has four numbers.',
      examples: [`regularPolygon.cornerRadius(10); // round corners`],
    },
    getSelfRect: selfRect('The smallest rectangle around the corners, in the shape’s own coordinates.'),
    ...sizeFromRadius('radius'),
  },
};

export const line: PageSupplement = {
  description: `A line through points: straight, curved, or closed into a polygon or a blob.

The points are one flat array, \`[x1, y1, x2, y2, …]\`, in the line’s own coordinates; \`x\` and \`y\` move all of them. An open line draws
only its stroke; a \`closed\` line can also have a fill.`,
  examples: [
    `const zigzag = new Konva.Line({ points: [20, 80, 80, 30, 140, 80, 200, 30], stroke: 'tomato', strokeWidth: 4, tension: 0.4 });
const triangle = new Konva.Line({ points: [240, 90, 290, 20, 340, 90], fill: 'gold', closed: true });
layer.add(zigzag, triangle);`,
  ],
  // Derived from the content; a value that is set is ignored.
  options: { width: false, height: false, size: false },
  members: {
    points: {
      text: 'Coordinates as one flat array, plain or typed. The getter returns the array that was set: a `Float32Array` stays one, and `toObject()` writes it as a plain array. To change the points, pass a new array: writing into the old one redraws nothing.',
      examples: [
        `line.points([10, 20, 30, 40]);
line.points([...line.points(), 50, 60]); // one point more`,
      ],
    },
    tension: {
      text: 'Amount of curvature at the points: 0 draws straight segments, 0.5 a smooth curve, and larger values overshoot. It has no effect with fewer than three points.',
      examples: [`line.tension(0.5); // a curve through the points`],
    },
    closed: {
      text: 'Whether the last point is connected to the first, which also turns on the fill.',
      examples: [`line.closed(true); // the last point is joined to the first`],
    },
    bezier: {
      text: 'Whether the points describe cubic Bézier curves: a start point, then two control points and an end point per curve. It has no effect while `tension` curves the line.',
      examples: [
        `line.points([0, 50, 40, 0, 80, 100, 120, 50]);
line.bezier(true); // the points in between are control points`,
      ],
    },
    getTensionPoints: {
      text: 'The curve of a line with `tension`, as a flat array: for each inner point, a control point, the point itself and another control point. A closed line adds the same for its ends.',
      type: 'number[]',
    },
    getSelfRect: selfRect(
      'The smallest rectangle around the line and its curves, in its own coordinates. Its `x` and `y` may be negative.',
    ),
    getWidth: {
      text: 'The method behind `width()`: width of the area that the line covers, without its stroke. Writing `width` has no effect on it.',
      examples: [],
    },
    getHeight: {
      text: 'The method behind `height()`: height of the area that the line covers, without its stroke. Writing `height` has no effect on it.',
      examples: [],
    },
  },
};

export const arrow: PageSupplement = {
  description: `A \`Konva.Line\` with an arrowhead at its end, its start, or both.

\`fill\` colors the heads; \`stroke\` colors the line and the outline of the heads.`,
  examples: [
    `const arrow = new Konva.Arrow({ points: [20, 60, 200, 60], stroke: 'black', fill: 'black', strokeWidth: 4, pointerLength: 12, pointerWidth: 12 });
layer.add(arrow);`,
  ],
  members: {
    pointerLength: {
      text: 'Length of an arrowhead, along the line.',
      examples: [`arrow.pointerLength(15); // a longer head`],
    },
    pointerWidth: {
      text: 'Width of an arrowhead, across the line.',
      examples: [`arrow.pointerWidth(15); // a wider head`],
    },
    pointerAtEnding: {
      text: 'Whether there is an arrowhead at the last point.',
      examples: [`arrow.pointerAtEnding(false); // no head at the end`],
    },
    pointerAtBeginning: {
      text: 'Whether there is an arrowhead at the first point.',
      examples: [`arrow.pointerAtBeginning(true); // a head at the start, too`],
    },
    getSelfRect: selfRect('The smallest rectangle around the line and its heads, in the shape’s own coordinates.'),
  },
};

export const image: PageSupplement = {
  description: `Draws an image, a canvas or a video frame.

The shape is empty until its source has loaded, and redraws itself when an image or a video loads later. A video needs an animation that keeps
redrawing the layer. Images from another origin need CORS; otherwise the canvas can no longer be exported or filtered.`,
  examples: [
    `const source = document.createElement('canvas');
source.width = 60;
source.height = 60;
source.getContext('2d')?.fillRect(10, 10, 40, 40);
layer.add(new Konva.Image({ image: source, x: 40, y: 30, width: 120, height: 120, cornerRadius: 12 }));`,
  ],
  options: {
    width: {
      text: 'Width of the image. With `crop`, the cropped part is stretched to it.',
      default: 'width of the source',
    },
    height: {
      text: 'Height of the image. With `crop`, the cropped part is stretched to it.',
      default: 'height of the source',
    },
  },
  members: {
    image: {
      text: 'Source of the image: an image element, canvas, video or image bitmap.',
      examples: [
        `const canvas = document.createElement('canvas');
image.image(canvas); // drawn in 50 × 50 pixels`,
      ],
    },
    crop: {
      text: 'Part of the source to show, in the source’s pixels. It is stretched to the shape’s size.',
      examples: [`image.crop({ x: 20, y: 20, width: 100, height: 80 }); // this part fills the width and height`],
    },
    cropX: {
      text: 'Left edge of the part to show.',
      examples: [
        `image.cropX(20);
image.crop().x; // 20`,
      ],
    },
    cropY: {
      text: 'Top edge of the part to show.',
      examples: [
        `image.cropY(20);
image.crop().y; // 20`,
      ],
    },
    cropWidth: {
      text: 'Width of the part to show. The crop only applies once both width and height are set.',
      examples: [
        `image.cropWidth(100);
image.crop().width; // 100`,
      ],
    },
    cropHeight: {
      text: 'Height of the part to show. The crop only applies once both width and height are set.',
      examples: [
        `image.cropHeight(80);
image.crop().height; // 80`,
      ],
    },
    cornerRadius: {
      text: 'Radius of the corners in pixels: one number, or an array of four, clockwise from the top-left corner.',
      examples: [`image.cornerRadius(20); // round corners`],
    },
    getWidth: {
      text: 'The method behind `width()`: the width that was set, else the width of the source, else 0.',
      type: 'number',
    },
    getHeight: {
      text: 'The method behind `height()`: the height that was set, else the height of the source, else 0.',
      type: 'number',
    },
    destroy: { text: 'Destroys the shape and stops waiting for its image.', examples: [] },
    fromURL: {
      text: 'Loads an image with CORS and creates a shape that shows it.',
      params: {
        url: 'URL of the image.',
        callback: 'Called with the shape once the image has loaded.',
        onError: 'Called when the image cannot be loaded.',
      },
      examples: [
        `Konva.Image.fromURL('data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=', (picture) => {
  picture.position({ x: 20, y: 20 });
  layer.add(picture); // once it has loaded
});`,
      ],
    },
  },
};

export const sprite: PageSupplement = {
  description: `Plays animations from a single image that contains all frames.

Each animation is a flat array of \`x, y, width, height\` in the image’s pixels, four numbers per frame. Call \`start()\` after you add the
sprite to a layer.`,
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
    image: { text: 'Image that contains all frames.', examples: [] },
    animation: {
      text: 'Name of the animation to show. A new name starts at its first frame.',
      examples: [`sprite.animation('jump');`],
    },
    animations: {
      text: 'Frames of each animation, by name: flat arrays of `x, y, width, height`.',
      type: 'Record<string, number[]>',
      examples: [
        `sprite.animations({ walk: [0, 0, 40, 40, 40, 0, 40, 40], jump: [80, 0, 40, 40] }); // two frames and one`,
      ],
    },
    frameIndex: { text: 'Index of the frame to show; the first is 0.', examples: [`sprite.frameIndex(1);`] },
    frameRate: { text: 'Frames per second.', examples: [`sprite.frameRate(12); // 12 frames a second`] },
    frameOffsets: {
      text: 'Offsets of individual frames, by animation: flat arrays of `x, y`. Use them for frames that were packed tightly.',
      type: 'Record<string, number[]>',
      examples: [
        `sprite.frameOffsets({ walk: [0, 0, 2, -1] }); // the second frame is 2 pixels further right and 1 higher`,
      ],
    },
    start: { text: 'Plays the current animation in a loop.', examples: [] },
    stop: { text: 'Stops at the current frame.', examples: [] },
    isRunning: { text: 'Whether the animation is playing.', examples: [] },
    destroy: { text: 'Stops the animation and destroys the shape.', examples: [] },
    getSelfRect: selfRect('The rectangle of the current frame, in the shape’s own coordinates.'),
    anim: 'The animation that redraws the layer. Use `start` and `stop` instead.',
    interval: { text: 'Timer that advances the frames while the sprite is playing.', type: 'any' },
  },
};

export const path: PageSupplement = {
  description: `Draws SVG path data.

The data is parsed into segments, which also give the path’s length and the points along it.`,
  examples: [
    `const heart = new Konva.Path({
  x: 40,
  y: 20,
  data: 'M60 30 C60 0 20 0 20 30 C20 60 60 80 60 100 C60 80 100 60 100 30 C100 0 60 0 60 30 Z',
  fill: 'tomato',
});
layer.add(heart);`,
  ],
  // Derived from the content; a value that is set is ignored.
  options: { width: false, height: false, size: false },
  members: {
    data: {
      text: 'Path data as in the `d` attribute of SVG.',
      examples: [`path.data('M0 0 L100 0 L50 80 Z'); // a triangle`],
    },
    getLength: { text: 'Length of the whole path.', examples: [`Math.round(path.getLength()); // 289`] },
    getPointAtLength: {
      text: 'Point on the path at a distance from its start, in the shape’s own coordinates. Use it to move a node along a path.',
      params: { length: 'Distance from the start of the path.' },
      returns: 'The point, or `null` when the path is empty. A distance beyond the path gives its end.',
      examples: [
        `const point = path.getPointAtLength(path.getLength() / 2);
if (point) circle.position(point); // halfway along the outline`,
      ],
    },
    dataArray: 'The path’s segments, with absolute coordinates.',
    pathLength: 'Length of the path, which is also the result of `getLength`.',
    getSelfRect: selfRect('The smallest rectangle around the path, in its own coordinates.'),
    getWidth: {
      text: 'The method behind `width()`: width of the area that the path covers, without its stroke. Writing `width` has no effect on it.',
      examples: [],
    },
    getHeight: {
      text: 'The method behind `height()`: height of the area that the path covers, without its stroke. Writing `height` has no effect on it.',
      examples: [],
    },
    parsePathData: {
      text: 'Parses SVG path data into segments.',
      params: { data: 'Path data.' },
      examples: [`Konva.Path.parsePathData('M0 0 L100 0').map(({ command }) => command); // ['M', 'L']`],
    },
    getPathLength: {
      text: 'Total length of a list of segments.',
      params: { dataArray: 'Segments, from `parsePathData`.' },
      examples: [`const length = Konva.Path.getPathLength(Konva.Path.parsePathData('M0 0 L100 0')); // 100`],
    },
    getPointAtLengthOfDataArray: {
      text: 'Point at a distance along a list of segments.',
      params: {
        length: 'Distance from the start.',
        dataArray: 'Segments, from `parsePathData`.',
        cursor:
          'Position at which the last search ended, so that the next one can continue there. The call updates it.',
        'cursor.index': 'Index of the segment.',
        'cursor.offset': 'Distance from the start of the path to that segment.',
      },
      returns: 'The point, or `null` for an empty list. A distance beyond the end gives the end.',
      examples: [
        `const point = Konva.Path.getPointAtLengthOfDataArray(50, Konva.Path.parsePathData('M0 0 L100 0')); // { x: 50, y: 0 }`,
      ],
    },
    getLineLength: {
      text: 'Distance between two points.',
      params: { x1: 'First point.', y1: 'First point.', x2: 'Second point.', y2: 'Second point.' },
      examples: [`Konva.Path.getLineLength(0, 0, 3, 4); // 5`],
    },
    getPointOnLine: {
      text: 'Point at a distance along a straight line.',
      params: {
        dist: 'Distance from the start.',
        P1x: 'Start of the line.',
        P1y: 'Start of the line.',
        P2x: 'End of the line.',
        P2y: 'End of the line.',
        fromX: 'Point to measure from; the start by default.',
        fromY: 'Point to measure from; the start by default.',
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
        theta: 'Angle in radians, before the circle is stretched to `rx` and `ry`.',
        psi: 'Rotation of the ellipse, in radians.',
      },
    },
    calcLength: {
      text: 'Length of one segment.',
      params: {
        x: 'Start of the segment.',
        y: 'Start of the segment.',
        cmd: "Command: `'L'`, `'C'`, `'Q'` or `'A'`.",
        points: 'The command’s absolute coordinates.',
      },
    },
    convertEndpointToCenterParameterization: {
      text: 'Converts an elliptical arc from its end points, as SVG describes it, to its center.',
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
      returns: 'Center, radii, start angle, swept angle, rotation and sweep flag, as an array.',
    },
  },
};

export const label: PageSupplement = {
  description: `A group of a \`Konva.Tag\` and a \`Konva.Text\`: text with a background that fits it.

The tag takes the size of the text. If the tag has a pointer, the label’s position is the pointer’s tip. Add the tag before the text, so that the
text is drawn on top.`,
  examples: [
    `const label = new Konva.Label({ x: 120, y: 90 });
label.add(new Konva.Tag({ fill: 'black', cornerRadius: 6, pointerDirection: 'down', pointerWidth: 16, pointerHeight: 8 }));
label.add(new Konva.Text({ text: 'Hello', padding: 8, fill: 'white' }));
layer.add(label);`,
  ],
  // Derived from the content; a value that is set is ignored.
  options: { width: false, height: false, size: false },
  members: {
    getText: {
      text: 'The first `Konva.Text` inside the label, or `undefined` if there is none; the declared type leaves that out. Use it to change the text.',
      examples: [`label.getText().text('Changed'); // the tag fits the new text`],
    },
    getTag: {
      text: 'The first `Konva.Tag` inside the label, which is its background, or `undefined` if there is none; the declared type leaves that out.',
      examples: [`label.getTag().fill('teal'); // the background`],
    },
    getWidth: {
      text: 'Width of the text, including its padding.',
      throws: 'A `TypeError` when the label has no text.',
      examples: [],
    },
    getHeight: {
      text: 'Height of the text, including its padding.',
      throws: 'A `TypeError` when the label has no text.',
      examples: [],
    },
  },
};

export const tag: PageSupplement = {
  description: 'The background of a `Konva.Label`: a rectangle, optionally with a pointer on one side.',
  examples: [
    `const tag = new Konva.Tag({ width: 120, height: 40, fill: 'gold', pointerDirection: 'left', pointerWidth: 12, pointerHeight: 16 });
layer.add(tag);`,
  ],
  members: {
    pointerDirection: {
      text: 'Side of the tag that has the pointer. With a pointer, the label’s position is the pointer’s tip.',
      examples: [`tag.pointerDirection('up'); // with a pointerHeight, a pointer above the tag`],
    },
    pointerWidth: {
      text: 'Horizontal size of the pointer, in pixels.',
      examples: [`tag.pointerDirection('left');\ntag.pointerWidth(20);\ntag.getSelfRect().width; // 100`],
    },
    pointerHeight: {
      text: 'Vertical size of the pointer, in pixels.',
      examples: [`tag.pointerDirection('up');\ntag.pointerHeight(10);\ntag.getSelfRect().height; // 40`],
    },
    cornerRadius: {
      text: 'Radius of the corners in pixels: one number, or an array of four, clockwise from the top-left corner.',
      examples: [`tag.cornerRadius(8); // round corners`],
    },
    getSelfRect: selfRect('The rectangle including its pointer, in the shape’s own coordinates.'),
  },
};
