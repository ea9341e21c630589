import type { WordPattern } from '@site-packages/prose-lint';
import { WORDS } from './words';

/**
 * Words that this project does not use in these ways. Each entry says what to write instead and tests itself: the pattern must match the
 * sentences in `wrong` and none in `right`. Code in backticks is replaced by `▯`.
 */
export const PATTERNS: readonly WordPattern[] = [
  {
    name: 'is-no',
    find: /(?<!\bthere(?: \w+)? )\b(?:is|are|was|were|be) no (?!(?:longer|more|less|fewer|better|worse|later|larger|smaller|bigger|faster|slower|wider|taller|higher|lower|shorter|different)\b)[\w▯]+/,
    write: 'write "is not a …" or say what it is',
    wrong: [
      'It is no attribute.',
      'A move under 8 pixels is no move.',
      'A few labels are no matter.',
      'That is no\nnode.',
    ],
    right: [
      'There is no distance in the event.',
      'There must be no gap.',
      'The node is no longer on the stage.',
      'It is not an attribute.',
    ],
  },
  {
    name: 'goes-steps',
    find: /\b(?:go|goes|went) (?:one|two|three|four|five|some|several|many|\d+) steps?\b/,
    write: 'write "takes two steps"',
    wrong: ['A picture goes two steps.', 'Pictures go three\nsteps.'],
    right: ['Loading takes two steps.', 'Undo goes back one step.', 'Go through the steps below.'],
  },
  {
    name: 'of-way',
    find: /(?<!\bright )\bof way\b/,
    write: 'name the distance: "a move under 8 pixels"',
    wrong: ['Less than 8 pixels of way is ignored.'],
    right: ['A move under 8 pixels is ignored.', 'There are two ways of writing it.', 'Both kinds of ways work.'],
  },
  {
    name: 'is-told',
    find: /\b(?:is|are|was|were|be|been|being) told\b/,
    write: 'name who does it: "the layer learns", "tell the layer", "the event says"',
    wrong: ['The layer is told to draw.', 'Listeners are\ntold first.'],
    right: ['Tell the layer to draw.', 'The event tells you which button it was.'],
  },
  {
    name: 'stands',
    find: /(?<!\bas (?:it|they) |-)\b(?:stands?|stood|standing)\b(?!-| (?:for|in for|out|still|alone|by)\b)/,
    write: 'write "is", "sits", "appears", or name what it does',
    wrong: ['The node stands in its new place.', 'Handles stand around it.', 'The rule stood above.'],
    right: [
      'The node is already at its new position.',
      'FPS stands for frames per second.',
      'One label stands out.',
      'Paste the code as it stands.',
      'A stand-in does the job.',
      'The picture stands still.',
    ],
  },
  {
    name: 'belongs-into',
    find: /\bbelong(?:s|ed|ing)? into\b/,
    write: 'write "belongs in"',
    wrong: ['Nodes do not belong into state.', 'It belongs\ninto a layer.'],
    right: ['Nodes do not belong in state.', 'Put it into a layer.'],
  },
  {
    name: 'no-place',
    find: /\b(?:have|has|had) no place\b/,
    write: 'write "does not belong" or say what to do instead',
    wrong: ['Keys have no place here.'],
    right: ['Keys do not belong here.', 'Find a place for it.'],
  },
  {
    name: 'some-thousands',
    find: /\b(?:(?:some|few) (?:tens|dozens|hundreds|thousands|millions)|some (?:hundred|thousand|million)(?!-))\b/,
    write: 'write "a few thousand", or the number that was measured',
    wrong: [
      'From some thousands on, it is slow.',
      'It takes some hundreds of nodes.',
      'Above some million pixels, it fails.',
    ],
    right: ['With a few thousand nodes, it is slow.', 'Some hundred-year-old trees.', 'Thousands of nodes.'],
  },
  {
    name: 'from-on',
    find: /\bfrom (?:some|about|konva|react|vue|svelte|version|▯|\d+)(?: [^.,;:()]{1,30})? on(?=[.,;:)])/,
    write: 'write "since", "or newer" or "with more than"',
    wrong: ['From some nodes on, it is slow.', 'It works from Konva 9 on.', 'From `x` on, it is slow.'],
    right: [
      'From now on, it is drawn.',
      'From the next frame on, it moves.',
      'It moves from the layer that it is drawn on.',
    ],
  },
  {
    name: 'verb-before-subject',
    find: /(?:^|[.!?:] )(?:how|what|where|which|why|whether) [^.,?!:]{3,60} (?:shows?|says?|tells?) (?:the|an?|this|that|▯)(?![\w-])/,
    write: 'write the subject first: "The demo shows how far this goes"',
    wrong: ['How far this goes shows the demo.', 'It has limits. What it costs says the table.'],
    right: ['The demo shows how far this goes.', 'What the event tells you', 'What it shows is the state.'],
  },
  {
    name: 'all-what',
    find: /\b(?:all|everything|nothing) what\b/,
    write: 'write "all that", or name the thing',
    wrong: ['All what is drawn is cached.', 'Everything what you see.'],
    right: ['All that is drawn is cached.', 'Everything you see.', 'Note that what you see is cached.'],
  },
  {
    name: 'british-word',
    find: /\b(?:whilst|amongst|towards|afterwards)\b/,
    write: 'write "while", "among", "toward", "afterward"',
    wrong: ['It moves towards the pointer.', 'Whilst it moves.', 'One amongst many.', 'Draw it afterwards.'],
    right: ['It moves toward the pointer.', 'While it moves.', 'One among many.', 'Draw it afterward.'],
  },
  {
    name: 'filler',
    find: /(?<!▯)\b(?:simply|just|easy|easily|powerful|seamless(?:ly)?|blazing)\b/,
    write: 'leave it out',
    wrong: ['Simply add it.', 'It is just a node.', 'An easy way.', 'A powerful class.', 'They work seamlessly.'],
    right: ['Add it.', 'Adjust the size.', 'Easing functions.'],
  },
  {
    name: 'opening',
    find: /\bin this (?:tutorial|page|article|guide|section),? (?:we|you|I)\b/,
    write: 'begin with what the reader gets',
    wrong: ['In this tutorial we will draw.', 'In this article, you learn to draw.'],
    right: ['The demo in this tutorial draws.'],
  },
  {
    name: 'exclamation',
    find: /[\p{L}\p{N})▯]!(?=\s|$)/u,
    write: 'end with a full stop',
    wrong: ['That is all!', 'It works (mostly)! Go on.'],
    right: ['That is all.', 'Not equal: a != b.'],
  },
  ...WORDS,
];
