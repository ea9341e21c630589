import type { ComponentProps, ElementType, FC, ReactNode } from 'react';
import * as binding from 'react-konva';

/** The declared keys of a type, without its index signature. */
export type Known<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };

type Strict<C extends ElementType> = FC<Known<ComponentProps<C>>>;
type StrictParent<C extends ElementType> = FC<Known<ComponentProps<C>> & { children?: ReactNode }>;

export const Stage: StrictParent<typeof binding.Stage> = binding.Stage;
export const Layer: StrictParent<typeof binding.Layer> = binding.Layer;
export const Group: StrictParent<typeof binding.Group> = binding.Group;
export const Rect: Strict<typeof binding.Rect> = binding.Rect;
export const Circle: Strict<typeof binding.Circle> = binding.Circle;
export const Line: Strict<typeof binding.Line> = binding.Line;
export const Text: Strict<typeof binding.Text> = binding.Text;
