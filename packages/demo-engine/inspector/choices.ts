/** Values of attributes, from the library's types. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  lineCap: ['butt', 'round', 'square'],
  lineJoin: ['miter', 'round', 'bevel'],
  align: ['left', 'center', 'right', 'justify'],
  verticalAlign: ['top', 'middle', 'bottom'],
  wrap: ['word', 'char', 'none'],
  fontStyle: ['normal', 'bold', 'italic', 'italic bold'],
  fontVariant: ['normal', 'small-caps'],
  textDecoration: ['', 'underline', 'line-through', 'underline line-through'],
  direction: ['inherit', 'ltr', 'rtl'],
  textBaseline: ['alphabetic', 'top', 'hanging', 'middle', 'ideographic', 'bottom'],
  pointerDirection: ['none', 'up', 'right', 'down', 'left'],
  fillPriority: ['color', 'pattern', 'linear-gradient', 'radial-gradient'],
  fillRule: ['nonzero', 'evenodd'],
  fillPatternRepeat: ['repeat', 'repeat-x', 'repeat-y', 'no-repeat'],
  globalCompositeOperation: [
    'source-over',
    'source-in',
    'source-out',
    'source-atop',
    'destination-over',
    'destination-in',
    'destination-out',
    'destination-atop',
    'lighter',
    'copy',
    'xor',
    'multiply',
    'screen',
    'overlay',
    'darken',
    'lighten',
    'color-dodge',
    'color-burn',
    'hard-light',
    'soft-light',
    'difference',
    'exclusion',
    'hue',
    'saturation',
    'color',
    'luminosity',
  ],
};

/** The values to choose from, always with the present one; undefined when an attribute accepts any text. */
export function choicesOf(name: string, value: string): readonly string[] | undefined {
  const known = Object.hasOwn(CHOICES, name) ? CHOICES[name] : undefined;
  if (known === undefined) return undefined;
  return known.includes(value) ? known : [value, ...known];
}
