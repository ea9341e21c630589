import type { ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** The filters of a node. */
export type Filters = NonNullable<Konva.NodeConfig['filters']>;

/** A gray as a CSS color. */
export const gray = (value: number) => `rgb(${value}, ${value}, ${value})`;

/**
 * What a color becomes: red, green, blue and alpha of a filled square, cached and filtered.
 *
 * @param attrs attributes of the filters; one that is undefined is not set
 */
export function filteredColor(
  { Konva, layer, pixel }: ClaimTools,
  fill: string,
  filters: Filters,
  attrs: Konva.NodeConfig = {},
): number[] {
  const node = new Konva.Rect({ x: 50, y: 50, width: 100, height: 100, fill });
  layer.add(node);
  node.cache();
  node.filters(filters);
  node.setAttrs(attrs);
  layer.draw();
  const color = pixel(100, 100);
  node.destroy();
  return color;
}

/** The same without alpha. */
export function filteredRgb(...of: Parameters<typeof filteredColor>): number[] {
  return filteredColor(...of).slice(0, 3);
}
