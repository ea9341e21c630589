import type { WordPattern } from '@site-packages/prose-lint';

/**
 * Words that are correct English and that a native technical writer would not choose here. Each entry tests itself, like those in
 * `patterns.ts`; uses that are right and that a pattern cannot tell apart are in `exceptions.ts`, with their reasons.
 */
export const WORDS: readonly WordPattern[] = [
  {
    name: 'picture',
    find: /(?<!\bpicture in )\bpictures?\b(?! (?:frames?|in picture)\b)/,
    write: 'write "image" for a file or a node, "canvas" for what is drawn',
    wrong: ['Load the picture.', 'Two pictures are drawn.', 'The picture does not change.'],
    right: ['Load the image.', 'A picture frame needs two arrows.', 'A video element has picture in picture.'],
  },
  {
    name: 'of-its-own',
    find: /(?<!\b(?:no|needs? no|not any|without|none|has no|have no)(?: [\w▯-]+){0,3} )\bof (?:its|their|your|our|his|her) own\b(?! (?!(?:and|or|on|in|for|to|with|that|which|above|below|before|after|when|while|until|as|at|from|by|is|are|has|have|made|there|here|instead|during|so|if|but|then)\b)[\w▯-]+)/,
    write: 'write "its own layer", "a separate layer" or "a custom attribute"',
    wrong: [
      'Put it on a layer of its own.',
      'Attributes of your own are saved.',
      'A group with a state of their own, for example.',
      'The filter is a function of your own that reads pixels.',
    ],
    right: [
      'Put it on its own layer.',
      'A group has no size of its own.',
      'Use a release build of your own code.',
      'The file has a URL of your own page.',
    ],
  },
  {
    name: 'the-own',
    find: /\b(?:the|an) own\b/,
    write: 'write "its own", or name the owner',
    wrong: ['The own canvas shows it.', 'Paint on an own canvas.'],
    right: ['Its own canvas shows it.', 'The owner draws it.'],
  },
  {
    name: 'place',
    find: /\b(?:the|its|their|your|an?|another|each|new|old|wrong|right|same|other|random|final|first|last|saved|own|free|empty|this|that) places?\b(?! (?:the|its|an?|them|it|text|\d)\b|-)(?<!\b(?:take|takes|took|taking) (?:its|their|the) places?)(?<!\bin (?:its|their|the) places?(?=[ .,;:]))/,
    write: 'write "position", "area", or say where it is',
    wrong: [
      'It is at the right place.',
      'Drag an empty place.',
      'Save the place and the size.',
      'It lands in the wrong place.',
    ],
    right: [
      'Place the label above it.',
      'The label places its parts.',
      'The array is changed in place.',
      'The server renders a box in its place.',
      'Keep the markup in one place.',
    ],
  },
  {
    name: 'address',
    find: /\baddress(?:es)?\b(?! (?:bar|to the|the)\b)/,
    write: 'write "URL"',
    wrong: ['The address of the file is broken.', 'Their addresses change.'],
    right: ['The URL is broken.', 'While the address bar is shown.'],
  },
  {
    name: 'at-every',
    find: /\bat (?:each|every) (?:render|rerender|move|change|redraw|drawing|draw|update|frame|repeat|call|undo|turn|key press|press|pass|▯ event)\b/,
    write: 'write "on every …"',
    wrong: ['It is created at every render.', 'At each\nchange, it is drawn.', 'It runs at each ▯ event.'],
    right: ['It is created on every render.', 'It is sharp at every zoom.', 'The height at each ▯.'],
  },
  {
    name: 'inside-of',
    find: /(?<!\bthe )\b(?:in|out)side of\b/,
    write: 'write "inside" or "outside"',
    wrong: ['It is inside of the stage.', 'Draw outside of it.'],
    right: ['It is inside the stage.', 'The inside of a closed line.', 'The outside of its stroke.'],
  },
  {
    name: 'somebody',
    find: /\b(?:some|no|any|every)body\b/,
    write: 'write "the user", name the actor, or use a passive: "is not visible"',
    wrong: ['Nobody sees it.', 'When somebody drags it.'],
    right: ['It is not visible.', 'When the user drags it.'],
  },
  {
    name: 'also-when',
    find: /, also (?:when|while|those|if|after|where|with|from|for|in|on|during)\b/,
    write: 'write "even when" or "including"',
    wrong: ['It is drawn, also when it is empty.', 'All nodes, also those that do not listen.'],
    right: ['It is drawn, even when it is empty.', 'It also draws when it is empty.'],
  },
  {
    name: 'hears',
    find: /(?<!\b(?:users?|readers?|people|you|who) (?:also )?)\b(?:hears?|heard)\b/,
    write: 'write "receives"',
    wrong: ['The layer hears nothing.', 'The event is not heard.', 'The parent does not hear it.'],
    right: ['The layer receives nothing.', 'Screen reader users hear the name.'],
  },
  {
    name: 'figure',
    find: /(?<!\b(?:human|dance) )\bfigures?\b(?! (?:out|\d))/,
    write: 'write "number", "measurement", "shape" or "drawing"',
    wrong: ['Read the figures below.', 'The pointer hits the figure.'],
    right: ['Read the numbers below.', 'A human figure.', 'See Figure 2.'],
  },
  {
    name: 'of-a-binding',
    find: /(?<!\b(?:versions?(?: [\d.]+)?|issues|source|all|part|parts) )\bof (?:react|vue|svelte)-konva\b(?!'s)/,
    write: 'write "vue-konva\'s stage" or "the vue-konva stage"',
    wrong: ['The stage of vue-konva is empty.', 'A component of svelte-konva.'],
    right: ["vue-konva's stage is empty.", 'A svelte-konva component.', 'Version 3 of vue-konva.'],
  },
  {
    name: 'riddle',
    find: /^(?:[a-z]+ed (?:once|twice)|Who is left out|One number|One value|The same|A shift, not a position)\.(?= )/,
    write: 'begin with the noun or the action: "Set `closed` once."',
    wrong: ['Closed once. Enter and Escape both close it.', 'Who is left out. The rest run.'],
    right: ['The field closes only once. Enter closes it.', 'Play once. Every list loops.'],
  },
  {
    name: 'copy-for-cache',
    find: /\b(?:filters? (?:works?|runs?)(?: again)? on (?:a|the|the existing) cop(?:y|ies)|(?:drawn|draws) (?:into|from) (?:the|a|its) copy|the copy (?:is old|ends|moves|shows|is made)|(?:makes?|needs?) (?:a new|one) copy)\b/,
    write: 'write "cache" or "cached image"',
    wrong: [
      'A filter works on a copy of the pixels.',
      'Read all that is drawn into the copy.',
      'Three changes make one copy.',
    ],
    right: [
      'A filter works on the cached image.',
      'A filter that reads other pixels needs a copy of them.',
      'Each frame copies the bitmap.',
    ],
  },
  {
    name: 'included-after',
    find: /,(?: all| the| its)? [\w▯]+(?: [\w▯]+){0,4} included\b/,
    write: 'write "including …" before the noun',
    wrong: ['It is drawn, hit graph included.', 'All steps, the undone ones included, are kept.'],
    right: ['It is drawn, including the hit graph.', 'Which shapes are included is your choice.'],
  },
  {
    name: 'anew',
    find: /\banew\b/,
    write: 'write "again"',
    wrong: ['All nodes are created anew.'],
    right: ['All nodes are created again.', 'It is a new node.'],
  },
  {
    name: 'replace-by',
    find: /\breplac(?:e|es|ing) [^.,:;()]{1,60}? by (?!\d)/,
    write: 'write "replace … with …"',
    wrong: ['Replace the shape by a `Konva.Image`.', 'Try replacing the list by a map.'],
    right: ['Replace the shape with an image.', 'It is replaced by a number.', 'Replace it. It grows by a factor.'],
  },
  {
    name: 'kernel',
    find: /\b(?:the|its) kernel\b/,
    write: 'write "the core"',
    wrong: ['The kernel is a group.'],
    right: ['The core is a group.'],
  },
  {
    name: 'half-of',
    find: /(?<!\b(?:inner|outer|left|right|upper|lower|top|bottom|first|second|blue|one|other|each) )\bhalf of (?:the|its|their|your|a|an) (?:\w+ )?(?:sizes?|widths?|heights?|diagonals?|sides?|radius|diameter|length|distance|value|difference)\b/,
    write: 'write "half the width"',
    wrong: ['The offset is half of the width.', 'Subtract half of its stroke width.', 'At half of their sizes.'],
    right: ['The offset is half the width.', 'The left half of the width.', 'It erases half of the silver.'],
  },
  {
    name: 'long-sentence',
    find: /(?:(?<![^\s])[^\s.:;?!|]+[ \n]+){32}[^\s.:;?!|]+/,
    write: 'end a sentence before it has 32 words',
    wrong: [
      'The layer draws the node and the group and the shape and the image and the text and the line and the ring and the star and the path and the wedge and the arc.',
    ],
    right: [
      'The layer draws the node and the group and the shape and the image. The text and the line and the ring and the star and the path and the wedge and the arc follow.',
      'The table has `a`, `b`: the layer draws the node and the group and the shape and the image and the text and the line and the ring.',
    ],
  },
];

/** Words in comments that document code, and what to write instead. They are checked in every comment before a declaration. */
export const COMMENT_WORDS: readonly WordPattern[] = [
  {
    name: 'most-for-maximum',
    find: /^(?:most(?! of\b)|longest|largest|smallest|least|fewest|shortest|deepest) [\w▯]/,
    write: 'begin a limit with "Maximum …" or "Minimum …"',
    wrong: ['Most values of one line.', 'Longest text, in characters.', 'Fewest lines to show.'],
    right: ['Maximum number of values in a line.', 'Most of the drawing is visible.', 'The longest text wins.'],
  },
];
