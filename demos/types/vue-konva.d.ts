import type Konva from 'konva';
import type { AllowedComponentProps, VNodeProps } from 'vue';

/** The declared keys of a type, without its index signature. */
type Known<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };

/** Values of filters: every node has them, and no config type declares them. */
type FilterValue =
  | 'alpha'
  | 'blue'
  | 'blurRadius'
  | 'brightness'
  | 'contrast'
  | 'embossBlend'
  | 'embossDirection'
  | 'embossStrength'
  | 'embossWhiteLevel'
  | 'enhance'
  | 'green'
  | 'hue'
  | 'kaleidoscopeAngle'
  | 'kaleidoscopePower'
  | 'levels'
  | 'luminance'
  | 'noise'
  | 'pixelSize'
  | 'red'
  | 'saturation'
  | 'threshold'
  | 'value';

/** What an attribute's method returns when it is called without a value. */
type ValueOf<Method> = Method extends { (): infer Value; (value: never): unknown } ? Value : never;

type Attributes<Config> = Known<Config> & { [K in FilterValue]?: ValueOf<Konva.Node[K]> };

type Listen<Name extends string, Browser> = {
  [N in Name as `on${Capitalize<N>}`]?: (event: Konva.KonvaEventObject<Browser>) => void;
};
type Listeners = Listen<
  `mouse${'down' | 'move' | 'up' | 'enter' | 'leave' | 'over' | 'out'}`,
  MouseEvent
> &
  Listen<'click' | 'dblclick', MouseEvent> &
  Listen<'wheel', WheelEvent> &
  Listen<`touch${'start' | 'move' | 'end' | 'cancel'}` | 'tap' | 'dbltap', TouchEvent> &
  Listen<
    `pointer${'down' | 'move' | 'up' | 'cancel' | 'enter' | 'leave' | 'over' | 'out'}`,
    PointerEvent
  > &
  Listen<'pointerclick' | 'pointerdblclick' | 'contextmenu', PointerEvent> &
  Listen<`drag${'start' | 'move' | 'end'}`, DragEvent> &
  Listen<`transform${'' | 'start' | 'end'}`, Event>;

/** Attributes beside `config`, and `v-model` on them. */
type Models<Config> = Partial<Config> & {
  [K in keyof Config & string as `onUpdate:${K}`]?: (value: NonNullable<Config[K]>) => void;
};

/** A tag: what a template may write on it, and what a template ref to it holds. */
type Tag<Node, Config, Html = unknown> = new () => {
  $props: { config?: Attributes<Config> } & Models<Attributes<Config>> &
    Listeners &
    Html &
    VNodeProps &
    AllowedComponentProps;
  $slots: { default?: () => unknown };
  getNode(): Node;
  getStage(): Node;
};

/** HTML attributes that the stage gives to its `<div>`. */
interface StageAttributes {
  role?: string;
  tabindex?: number | string;
  title?: string;
}

declare module 'vue' {
  interface GlobalComponents {
    VStage: Tag<Konva.Stage, Konva.ContainerConfig, StageAttributes>;
    VLayer: Tag<Konva.Layer, Konva.LayerConfig>;
    VGroup: Tag<Konva.Group, Konva.GroupConfig>;
    VLabel: Tag<Konva.Label, Konva.LabelConfig>;
    VArc: Tag<Konva.Arc, Konva.ArcConfig>;
    VArrow: Tag<Konva.Arrow, Konva.ArrowConfig>;
    VCircle: Tag<Konva.Circle, Konva.CircleConfig>;
    VEllipse: Tag<Konva.Ellipse, Konva.EllipseConfig>;
    VImage: Tag<Konva.Image, Konva.ImageConfig>;
    VLine: Tag<Konva.Line, Konva.LineConfig>;
    VPath: Tag<Konva.Path, Konva.PathConfig>;
    VRect: Tag<Konva.Rect, Konva.RectConfig>;
    VRegularPolygon: Tag<Konva.RegularPolygon, Konva.RegularPolygonConfig>;
    VRing: Tag<Konva.Ring, Konva.RingConfig>;
    VShape: Tag<Konva.Shape, Konva.ShapeConfig>;
    VSprite: Tag<Konva.Sprite, Konva.SpriteConfig>;
    VStar: Tag<Konva.Star, Konva.StarConfig>;
    VTag: Tag<Konva.Tag, Konva.TagConfig>;
    VText: Tag<Konva.Text, Konva.TextConfig>;
    VTextPath: Tag<Konva.TextPath, Konva.TextPathConfig>;
    VTransformer: Tag<Konva.Transformer, Konva.TransformerConfig>;
    VWedge: Tag<Konva.Wedge, Konva.WedgeConfig>;
  }
}
