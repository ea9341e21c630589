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
    func: 'The function called for each frame. It gets a frame object; answering `false` skips the redraw.',
    layers: 'Layers that are redrawn after each frame.',
    frame: 'Times of the last frame, in milliseconds. `time` adds up while the animation runs.',
    id: 'Number of the animation, counted up from 0.',
    start: { text: 'Starts it, or starts it anew.', examples: [] },
    stop: { text: 'Stops it. `frame.time` goes on from here at the next start.', examples: [] },
    isRunning: { text: 'Whether it runs.', examples: [] },
    setLayers: {
      text: 'Sets the layers to redraw.',
      params: { layers: 'A layer, several, or `null` for none.' },
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

Any number of attributes can move at once: numbers, colors (\`fill\`, \`stroke\`, \`shadowColor\`), points, color stops. The node must
stand on a layer when the tween is made. For a tween that runs once, \`Konva.Node#to\` does it in one call and cleans up.`,
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
    node: 'Node whose attributes change. It must stand on a layer.',
    duration: 'Seconds from beginning to end; 0.3 when it is left out.',
    easing: 'How progress follows time: a function of `Konva.Easings`, or one of your own.',
    yoyo: 'Runs back and forth without end.',
    onFinish: 'Called when the end is reached.',
    onUpdate: 'Called after each change.',
    onReset: 'Called when the tween went back to its beginning.',
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
    destroy: { text: 'Stops the tween and forgets it. The node keeps its current values.', examples: [] },
    node: 'Node whose attributes change.',
    anim: 'The animation that drives the tween.',
    tween: 'The clock inside. Use the methods of the tween.',
    onFinish: 'Called when the end is reached; `undefined` for none.',
    onReset: 'Called when the tween went back to its beginning; `undefined` for none.',
    onUpdate: 'Called after each change; `undefined` for none.',
    attrs: 'Start and difference of each attribute that is being changed, by node and tween.',
    tweens: 'Which tween changes an attribute, by node. A newer tween takes an attribute over from an older one.',
  },
};

const timing = (text: string, name: string): MemberText => ({
  text,
  type: 'number',
  examples: [`rect.to({ x: 200, duration: 0.6, easing: Konva.Easings.${name} });`],
});

export const easings: PageSupplement = {
  description: `Functions that say how a tween's progress follows time.

Give one as \`easing\` to \`Konva.Tween\` or \`Konva.Node#to\`. \`In\` begins slowly, \`Out\` ends slowly, \`InOut\` does both. A function of
your own takes the same four numbers: time since the beginning, value at the beginning, change of the value up to the end, and
duration in the unit of the time. The elastic ones take two more, amplitude and length of a swing; tweens leave them out.`,
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
