import type Konva from 'konva';
import type { ComponentProps, ElementType, FC, ReactNode } from 'react';
import * as binding from 'react-konva';

/** The declared keys of a type, without its index signature. */
export type Known<T> = {
  [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K];
};

/** Values of the filters that you use: no config type declares them. */
interface FilterValues {
  blurRadius?: number;
  brightness?: number;
}

type Shape<C extends ElementType> = FC<Known<ComponentProps<C>> & FilterValues>;
type Parent<C extends ElementType> = FC<ComponentProps<Shape<C>> & { children?: ReactNode }>;

export const Stage: Parent<typeof binding.Stage> = binding.Stage;
export const Layer: Parent<typeof binding.Layer> = binding.Layer;
export const Group: Parent<typeof binding.Group> = binding.Group;
export const Rect: Shape<typeof binding.Rect> = binding.Rect;
export const Circle: Shape<typeof binding.Circle> = binding.Circle;
export const Text: Shape<typeof binding.Text> = binding.Text;
// And so on, for each component that you use.

/** Props of a component of yours that has a position. */
export type Place = Pick<Konva.NodeConfig, 'x' | 'y'>;
