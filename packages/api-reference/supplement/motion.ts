import type { MemberText, PageSupplement } from './types';

export const animation: PageSupplement = {
  constructorParams: {
    func: 'Called on each frame with a frame object (see the property `frame`); `this` is the animation. Returning `false` skips the redraw of `layers`.',
    layers: 'A layer or an array of layers to redraw in each frame. A layer whose nodes change is redrawn anyway.',
  },
  description: `Calls a function on every frame until you stop it.

Use it for motion that depends on time. To change a value from A to B, \`Konva.Tween\` and \`Konva.Node#to\` are shorter. Compute movement from
the elapsed time, not with a fixed step, so that the speed does not depend on the frame rate.`,
  examples: [
    `const speed = 60; // pixels per second
const animation = new Konva.Animation((frame) => {
  rect.x((rect.x() + (speed * frame.timeDiff) / 1000) % stage.width());
});
animation.start();`,
  ],
  members: {
    func: 'The function called on each frame. It receives a frame object; returning `false` skips the redraw of `layers`.',
    layers: 'Layers to redraw after each frame.',
    frame:
      'Times of the last frame in milliseconds, and `frameRate` in frames per second. `time` accumulates while the animation runs.',
    id: 'Number of the animation, counted up from 0.',
    start: { text: 'Starts or restarts the animation.', examples: [] },
    stop: {
      text: 'Stops the animation. At the next start, `frame.time` continues from its current value.',
      examples: [],
    },
    isRunning: { text: 'Whether the animation is running.', examples: [] },
    setLayers: {
      text: 'Sets the layers to redraw.',
      params: { layers: 'A layer, an array of layers, or `null` for none.' },
      examples: [`animation.setLayers([layer]);`],
    },
    getLayers: { text: 'The layers to redraw.', examples: [] },
    addLayer: {
      text: 'Adds a layer to redraw.',
      params: { layer: 'The layer.' },
      returns: '`false` if the animation redraws this layer already.',
      examples: [`animation.addLayer(layer); // false (it is already there)`],
    },
    animations: 'All running animations.',
    animIdCounter: 'Id that the next animation gets.',
    animRunning: 'Whether the animation loop is running.',
  },
};

export const tween: PageSupplement = {
  description: `Animates attributes of a node from their current values to new ones.

A tween can animate several attributes at once, at a constant speed unless you set \`easing\`. It can animate:

- numbers, such as \`x\`, \`rotation\` or \`fontSize\`, and numeric custom attributes that already have a value;
- objects with components, such as \`scale\`, \`offset\`, \`clip\` or \`crop\`. Exceptions are \`position\`, \`absolutePosition\` and \`size\`, which have no
  effect: write \`x\`, \`y\`, \`width\` and \`height\` instead;
- the colors \`fill\`, \`stroke\` and \`shadowColor\`, which become \`rgba()\` strings when the tween is created and start at black when they are unset;
- arrays of numbers, such as \`points\`, \`dash\` or \`cornerRadius\`, and color stops of gradients.

Other strings, such as \`text\` or \`name\`, are garbled (\`'Hello'\` becomes \`'HelloNaN'\`), and boolean values become numbers: set those in
\`onFinish\`. All attributes that a tween can animate are [listed below](#animated). A group or shape must be on a layer when you create the tween; otherwise Konva logs an error.
For a tween that runs once, \`Konva.Node#to\` does the same in one call and destroys the tween afterward.`,
  examples: [
    `const tween = new Konva.Tween({
  node: rect,
  duration: 0.6,
  easing: Konva.Easings.EaseInOut,
  x: 240,
  rotation: 90,
  fill: 'teal',
  onFinish: () => tween.destroy(),
});
tween.play();`,
  ],
  options: {
    node: 'Node whose attributes to animate. A group or shape must be on a layer.',
    duration: { text: 'Duration in seconds. 0 counts as one millisecond.', default: '`0.3`' },
    easing: {
      text: 'How the progress depends on time: a function of `Konva.Easings`, or your own function.',
      default: '`Konva.Easings.Linear`',
    },
    yoyo: {
      text: 'Whether the tween runs back and forth until stopped. Such a tween does not call `onFinish` by itself.',
      default: '`false`',
    },
    onFinish: 'Called when the tween reaches its end.',
    onUpdate: 'Called after each change.',
    onReset: 'Called when the tween has returned to its start.',
  },
  members: {
    play: { text: 'Plays the tween to its end.', examples: [] },
    pause: { text: 'Pauses the tween at its current position.', examples: [] },
    reverse: { text: 'Plays the tween backward to its start.', examples: [] },
    seek: {
      text: 'Jumps to a time and pauses there.',
      params: { t: 'Seconds from the start, 0 to `duration`: a time outside overshoots the start or end values.' },
      examples: [
        `tween.seek(0.05);
circle.x(); // 210`,
      ],
    },
    reset: { text: 'Jumps to the start and stops.', examples: [] },
    finish: { text: 'Jumps to the end and stops.', examples: [] },
    destroy: {
      text: 'Stops the tween and releases its attributes. The node keeps its current values. Destroying the node also destroys a running tween.',
      examples: [],
    },
    node: 'Node whose attributes are animated.',
    anim: 'The animation that drives the tween.',
    tween: 'The internal clock. Use the methods of the tween instead.',
    onFinish: 'Called when the tween reaches its end; `undefined` if unset.',
    onReset: 'Called when the tween has returned to its start; `undefined` if unset.',
    onUpdate: 'Called after each change; `undefined` if unset.',
    attrs: 'Start value and difference of each animated attribute, by node and tween.',
    tweens: 'The tween that animates each attribute, by node. A newer tween takes over an attribute from an older one.',
  },
};

/** The four parameters of every timing function, and the two extra ones of the elastic functions. */
const timingParams = (name: string): Record<string, string> => ({
  t: 'Time since the start.',
  b: 'Value at the start.',
  c: 'Total change of the value.',
  d: 'Duration, in the unit of the time.',
  ...(name.startsWith('Elastic')
    ? {
        a: 'Amplitude; the change by default.',
        p: 'Period of the oscillation; by default 0.3 of the duration, 0.45 for `InOut`.',
      }
    : {}),
});

/** @param quarter the progress after a quarter of the time */
const timing = (text: string, name: string, quarter: string): MemberText => ({
  text,
  type: 'number',
  params: timingParams(name),
  examples: [
    `rect.to({ x: 200, duration: 0.6, easing: Konva.Easings.${name} });`,
    `Konva.Easings.${name}(0.25, 0, 1, 1${name.startsWith('Elastic') ? `, 1, ${name.endsWith('InOut') ? 0.45 : 0.3}` : ''}).toFixed(2); // '${quarter}'`,
  ],
});

export const easings: PageSupplement = {
  description: `Functions that define how the progress of a tween depends on time.

Pass one as \`easing\` to \`Konva.Tween\` or \`Konva.Node#to\`. \`In\` starts slowly, \`Out\` ends slowly, and \`InOut\` does both. Your own function
takes the same four numbers: time since the start, value at the start, total change of the value, and duration in the unit of the time.
The elastic functions take two more, amplitude and period, which tweens do not pass. Without an easing a tween uses \`Linear\`.`,
  examples: [
    `rect.to({ x: 200, duration: 0.6, easing: Konva.Easings.BackEaseOut });
rect.to({ rotation: 90, duration: 0.6, easing: (t: number, b: number, c: number, d: number) => c * (t / d) ** 3 + b });`,
  ],
  members: {
    Linear: timing('Constant speed.', 'Linear', '0.25'),
    EaseIn: timing('Starts slowly, then accelerates.', 'EaseIn', '0.06'),
    EaseOut: timing('Starts fast, then slows down.', 'EaseOut', '0.44'),
    EaseInOut: timing('Slow at the start and at the end.', 'EaseInOut', '0.13'),
    StrongEaseIn: timing('Starts very slowly, then accelerates sharply.', 'StrongEaseIn', '0.00'),
    StrongEaseOut: timing('Starts very fast, then slows down sharply.', 'StrongEaseOut', '0.76'),
    StrongEaseInOut: timing(
      'Very slow at the start and at the end, and very fast in between.',
      'StrongEaseInOut',
      '0.02',
    ),
    BackEaseIn: timing('Moves back a little before it starts.', 'BackEaseIn', '-0.06'),
    BackEaseOut: timing('Overshoots the end a little and returns.', 'BackEaseOut', '0.82'),
    BackEaseInOut: timing('Moves back a little at the start and overshoots at the end.', 'BackEaseInOut', '-0.10'),
    ElasticEaseIn: timing('Oscillates with growing amplitude, then shoots to the end.', 'ElasticEaseIn', '-0.01'),
    ElasticEaseOut: timing(
      'Shoots past the end and oscillates until it settles, like a spring.',
      'ElasticEaseOut',
      '0.91',
    ),
    ElasticEaseInOut: timing('Oscillates at the start and at the end.', 'ElasticEaseInOut', '0.01'),
    BounceEaseIn: timing('Bounces at the start, higher each time.', 'BounceEaseIn', '0.03'),
    BounceEaseOut: timing('Bounces at the end like a dropped ball.', 'BounceEaseOut', '0.47'),
    BounceEaseInOut: timing('Bounces at the start and at the end.', 'BounceEaseInOut', '0.12'),
  },
};
