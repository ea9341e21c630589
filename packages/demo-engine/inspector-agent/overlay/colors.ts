/** Colors of the overlays. The frame has none of the site's stylesheets, and the overlays must be visible on every picture. */
export const COLORS = {
  box: '#1a73e8',
  fill: 'rgba(26, 115, 232, 0.16)',
  halo: 'rgba(255, 255, 255, 0.9)',
  center: '#d93025',
  redraw: '#e8710a',
  hitBackground: '#ffffff',
} as const;
