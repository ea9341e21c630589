import type Konva from 'konva';
import type { Component } from 'svelte';
import * as binding from 'svelte-konva';

/** The declared keys of a type, without its index signature. */
export type Known<T> = {
  [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K];
};

/** Values of the filters that you use: no config type declares them. */
interface FilterValues {
  blurRadius?: number;
  brightness?: number;
}

/** The same component, with only the declared props. */
type Strict<C> =
  C extends Component<infer Props, infer Exports, infer Bindings>
    ? Component<Known<Props> & FilterValues, Exports, Bindings & ('' | keyof Known<Props>)>
    : never;

export const Stage: Strict<typeof binding.Stage> = binding.Stage;
export const Layer: Strict<typeof binding.Layer> = binding.Layer;
export const Group: Strict<typeof binding.Group> = binding.Group;
export const Rect: Strict<typeof binding.Rect> = binding.Rect;
export const Circle: Strict<typeof binding.Circle> = binding.Circle;
export const Text: Strict<typeof binding.Text> = binding.Text;
// And so on, for each component that you use.

/** A handle, for `bind:this`: `let photo: Handle<Konva.Image>`. */
export interface Handle<Node extends Konva.Node> {
  node: Node;
}
