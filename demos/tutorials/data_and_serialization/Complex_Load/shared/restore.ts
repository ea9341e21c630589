import Konva from 'konva';
import foxUrl from './fox.webp';
import harborUrl from './harbor.webp';

type Attrs = Record<string, unknown>;

/** The images that JSON cannot hold, by the names that are saved instead. An unknown name has no entry. */
export const pictures = new Map<unknown, string>([
  ['fox', foxUrl],
  ['harbor', harborUrl],
]);

export const effects = new Map<unknown, Konva.NodeConfig['filters']>([
  ['sepia', [Konva.Filters.Sepia]],
]);

/** Each action takes the attributes of a clicked node and returns those that the click changes. */
export const actions = new Map<unknown, (attrs: Attrs) => Attrs>([
  ['turn', ({ rotation = 0 }) => ({ rotation: Number(rotation) + 15 })],
]);
