/** The 33 pages below `/api/`, besides the root page `Konva`. The site's routes are fixed; a test compares them with the library. */
export const PAGE_NAMES = [
  'Animation',
  'Arc',
  'Arrow',
  'Canvas',
  'Circle',
  'Container',
  'Context',
  'Easings',
  'Ellipse',
  'FastLayer',
  'Filters',
  'Group',
  'Image',
  'Label',
  'Layer',
  'Line',
  'Node',
  'Path',
  'Rect',
  'RegularPolygon',
  'Ring',
  'Shape',
  'Sprite',
  'Stage',
  'Star',
  'Tag',
  'Text',
  'TextPath',
  'Transform',
  'Transformer',
  'Tween',
  'Util',
  'Wedge',
] as const;

/** Name of the root page. */
export const ROOT_NAME = 'Konva';

/** URL of a page: `Rect` to `/api/Konva.Rect.html`, `Konva` to `/api/Konva.html`. */
export function pageAddress(name: string): string {
  return name === ROOT_NAME ? '/api/Konva.html' : `/api/Konva.${name}.html`;
}
