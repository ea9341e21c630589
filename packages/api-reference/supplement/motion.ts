import type { MemberText, PageSupplement } from './types';

export const animation: PageSupplement = {
  description: `Calls a function for every frame and redraws layers after it.

Use it for motion that depends on time. For a change from one value to another, \`Konva.Tween\` and \`Konva.Node#to\` are shorter. Move
by elapsed time, not by a fixed step, so that the speed does not depend on the screen.`,
  examples: [
    `const speed = 60; // pixels a second
const animation = new Konva.Animation((frame) => {
  rect.x((rect.x() + (speed * frame.timeDiff) / 1000) % stage.width());
}, layer);
animation.start();`,
  ],
  members: {
    func: 'The function called for each frame. It gets a frame object; returning `false` skips the redraw.',
    layers: 'Layers that are redrawn after each frame.',
    frame: 'Times of the last frame, in milliseconds. `time` adds up while the animation runs.',
    id: 'Number of the animation, counted up from 0.',
    start: { text: 'Starts it, or restarts it.', examples: [] },
    stop: { text: 'Stops it. `frame.time` continues from here at the next start.', examples: [] },
    isRunning: { text: 'Whether it is running.', examples: [] },
    setLayers: {
      text: 'Sets the layers to redraw.',
      params: { layers: 'A layer, a list of layers, or `null` for none.' },
      examples: [`animation.setLayers([layer]);`],
    },
    getLayers: { text: 'The layers that are redrawn.', examples: [] },
    addLayer: {
      text: 'Adds a layer to redraw.',
      params: { layer: 'The layer.' },
      returns: '`false` when it was there already.',
      examples: [`animation.addLayer(layer);`],
    },
    animations: 'All animations that run now.',
    animIdCounter: 'Number that the next animation gets.',
    animRunning: 'Whether any animation runs.',
  },
};

export const tween: PageSupplement = {
  description: `Changes attributes of a node from their current values to new ones over time.

Any number of attributes can change at once, in a straight line unless \`easing\` says otherwise. These can be animated:

- numbers, such as \`x\`, \`rotation\` or \`fontSize\`, also attributes of your own that have a number already;
- objects with parts, such as \`scale\`, \`offset\`, \`clip\` or \`crop\`, but not \`position\`, \`absolutePosition\` and \`size\`, which have no
  effect: write \`x\`, \`y\`, \`width\` and \`height\`;
- the colors \`fill\`, \`stroke\` and \`shadowColor\`, which pass through \`rgba()\` strings and begin at black when they are not set;
- lists of numbers, such as \`points\`, \`dash\` or \`cornerRadius\`, and color stops of gradients.

Any other string, such as \`text\` or \`name\`, becomes \`NaN\`, and a boolean becomes a number: set those in \`onFinish\`. All
of them are [listed below](#animated). The node must be on a layer when the tween is created; otherwise an error is logged.
For a tween that runs once, \`Konva.Node#to\` does it in one call and cleans up.`,
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
    node: 'Node whose attributes change. It must be on a layer.',
    duration: { text: 'Seconds from beginning to end. 0 counts as a millisecond.', default: '`0.3`' },
    easing: {
      text: 'How progress follows time: a function of `Konva.Easings`, or one of your own.',
      default: '`Konva.Easings.Linear`',
    },
    yoyo: { text: '`true` runs back and forth without end.', default: '`false`' },
    onFinish: 'Called when the end is reached.',
    onUpdate: 'Called after each change.',
    onReset: 'Called when the tween has returned to its beginning.',
  },
  members: {
    play: { text: 'Runs to the end.', examples: [] },
    pause: { text: 'Stops where it is.', examples: [] },
    reverse: { text: 'Runs back to the beginning.', examples: [] },
    seek: {
      text: 'Jumps to a time and stops there.',
      params: { t: 'Seconds from the beginning.' },
      examples: [`tween.seek(0.15);`],
    },
    reset: { text: 'Jumps to the beginning and stops.', examples: [] },
    finish: { text: 'Jumps to the end and stops.', examples: [] },
    destroy: {
      text: 'Stops the tween and releases its attributes. The node keeps its current values. A tween that is running is destroyed with its node.',
      examples: [],
    },
    node: 'Node whose attributes change.',
    anim: 'The animation that drives the tween.',
    tween: 'The clock inside. Use the methods of the tween.',
    onFinish: 'Called when the end is reached; `undefined` for none.',
    onReset: 'Called when the tween has returned to its beginning; `undefined` for none.',
    onUpdate: 'Called after each change; `undefined` for none.',
    attrs: 'Start and difference of each attribute that is being changed, by node and tween.',
    tweens: 'The tween that changes each attribute, by node. A newer tween takes an attribute over from an older one.',
  },
};

/** The four numbers of every timing function, and the two more of the elastic ones. */
const timingParams = (name: string): Record<string, string> => ({
  t: 'Time since the beginning.',
  b: 'Value at the beginning.',
  c: 'Total change of the value.',
  d: 'Duration, in the unit of the time.',
  ...(name.startsWith('Elastic')
    ? {
        a: 'Amplitude; the change by default.',
        p: 'Period of a swing; 0.3 of the duration by default, 0.45 for `InOut`.',
      }
    : {}),
});

const timing = (text: string, name: string): MemberText => ({
  text,
  type: 'number',
  params: timingParams(name),
  examples: [`rect.to({ x: 200, duration: 0.6, easing: Konva.Easings.${name} });`],
});

export const easings: PageSupplement = {
  description: `Functions that say how a tween's progress follows time.

Give one as \`easing\` to \`Konva.Tween\` or \`Konva.Node#to\`. \`In\` begins slowly, \`Out\` ends slowly, \`InOut\` does both. A function of
your own takes the same four numbers: time since the beginning, value at the beginning, total change of the value, and duration in the
unit of the time. The elastic ones take two more, amplitude and period, which tweens leave out. Without an easing a tween uses \`Linear\`.`,
  examples: [
    `rect.to({ x: 200, duration: 0.6, easing: Konva.Easings.BackEaseOut });
rect.to({ rotation: 90, duration: 0.6, easing: (t: number, b: number, c: number, d: number) => c * (t / d) ** 3 + b });`,
  ],
  members: {
    Linear: timing('The same speed all the way.', 'Linear'),
    EaseIn: timing('Begins slowly, then speeds up.', 'EaseIn'),
    EaseOut: timing('Begins fast, then slows down.', 'EaseOut'),
    EaseInOut: timing('Slow at both ends.', 'EaseInOut'),
    StrongEaseIn: timing('Begins very slowly, then speeds up hard.', 'StrongEaseIn'),
    StrongEaseOut: timing('Begins very fast, then slows down hard.', 'StrongEaseOut'),
    StrongEaseInOut: timing('Very slow at both ends, very fast between.', 'StrongEaseInOut'),
    BackEaseIn: timing('Draws back a little before it starts.', 'BackEaseIn'),
    BackEaseOut: timing('Overshoots the end a little and comes back.', 'BackEaseOut'),
    BackEaseInOut: timing('Draws back first and overshoots last.', 'BackEaseInOut'),
    ElasticEaseIn: timing('Swings with growing force before it shoots to the end.', 'ElasticEaseIn'),
    ElasticEaseOut: timing('Shoots past the end and swings out, like a spring.', 'ElasticEaseOut'),
    ElasticEaseInOut: timing('Swings at both ends.', 'ElasticEaseInOut'),
    BounceEaseIn: timing('Bounces at the beginning, higher each time.', 'BounceEaseIn'),
    BounceEaseOut: timing('Bounces at the end like a dropped ball.', 'BounceEaseOut'),
    BounceEaseInOut: timing('Bounces at both ends.', 'BounceEaseInOut'),
  },
};
