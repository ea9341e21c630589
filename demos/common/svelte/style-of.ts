/** A `style` attribute from an object of styles. */
export const styleOf = (styles: Record<string, string>): string =>
  Object.entries(styles)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
