import Konva from 'konva';
import foxUrl from './fox.webp';
import harborUrl from './harbor.webp';

type Attrs = Record<string, unknown>;

/** What JSON cannot hold, by the names that it holds instead. An unknown name finds nothing. */
export const pictures = new Map<unknown, string>([
  ['fox', foxUrl],
  ['harbor', harborUrl],
]);

export const effects = new Map<unknown, Konva.NodeConfig['filters']>([
  ['sepia', [Konva.Filters.Sepia]],
]);

/** From the attributes of a clicked node to those that the click changes. */
export const actions = new Map<unknown, (attrs: Attrs) => Attrs>([
  ['turn', ({ rotation = 0 }) => ({ rotation: Number(rotation) + 15 })],
]);
