import type Konva from 'konva';
import type { AllowedComponentProps, ComponentCustomProps, VNodeProps } from 'vue';

/**
 * Types of vue-konva's tags (`<v-rect :config="…">`), which the plugin registers globally. The package types the components
 * it exports, not the tags; without this file a template that is checked strictly knows none of them. Event names are those
 * that Konva fires; vue-konva passes every `on…` attribute to `node.on()`.
 */
type Listener<E> = (event: Konva.KonvaEventObject<E>) => void;

interface NodeListeners {
  onMouseover?: Listener<MouseEvent>;
  onMousemove?: Listener<MouseEvent>;
  onMouseout?: Listener<MouseEvent>;
  onMouseenter?: Listener<MouseEvent>;
  onMouseleave?: Listener<MouseEvent>;
  onMousedown?: Listener<MouseEvent>;
  onMouseup?: Listener<MouseEvent>;
  onWheel?: Listener<WheelEvent>;
  onClick?: Listener<MouseEvent>;
  onDblclick?: Listener<MouseEvent>;
  onTouchstart?: Listener<TouchEvent>;
  onTouchmove?: Listener<TouchEvent>;
  onTouchend?: Listener<TouchEvent>;
  onTouchcancel?: Listener<TouchEvent>;
  onTap?: Listener<TouchEvent>;
  onDbltap?: Listener<TouchEvent>;
  onContextmenu?: Listener<PointerEvent>;
  onPointerdown?: Listener<PointerEvent>;
  onPointermove?: Listener<PointerEvent>;
  onPointerup?: Listener<PointerEvent>;
  onPointercancel?: Listener<PointerEvent>;
  onPointerover?: Listener<PointerEvent>;
  onPointerenter?: Listener<PointerEvent>;
  onPointerout?: Listener<PointerEvent>;
  onPointerleave?: Listener<PointerEvent>;
  onPointerclick?: Listener<PointerEvent>;
  onPointerdblclick?: Listener<PointerEvent>;
  onDragstart?: Listener<DragEvent>;
  onDragmove?: Listener<DragEvent>;
  onDragend?: Listener<DragEvent>;
  onTransformstart?: Listener<Event>;
  onTransform?: Listener<Event>;
  onTransformend?: Listener<Event>;
}

/** A registered tag: its attributes, and what a template reference to it gives. */
type KonvaTag<Node extends Konva.Node, Config, Attributes = unknown> = new () => {
  $props: { config?: Config } & Attributes &
    NodeListeners &
    VNodeProps &
    AllowedComponentProps &
    ComponentCustomProps;
  $slots: { default?: () => unknown };
  getNode(): Node;
  getStage(): Node;
};

/** The wrapper element of a stage takes these attributes too. */
interface StageElementAttributes {
  id?: string;
  role?: string;
  tabindex?: number | string;
  title?: string;
}

declare module 'vue' {
  interface GlobalComponents {
    VStage: KonvaTag<Konva.Stage, Konva.ContainerConfig, StageElementAttributes>;
    VLayer: KonvaTag<Konva.Layer, Konva.LayerConfig>;
    VFastLayer: KonvaTag<Konva.FastLayer, Konva.LayerConfig>;
    VGroup: KonvaTag<Konva.Group, Konva.GroupConfig>;
    VLabel: KonvaTag<Konva.Label, Konva.LabelConfig>;
    VArc: KonvaTag<Konva.Arc, Konva.ArcConfig>;
    VArrow: KonvaTag<Konva.Arrow, Konva.ArrowConfig>;
    VCircle: KonvaTag<Konva.Circle, Konva.CircleConfig>;
    VEllipse: KonvaTag<Konva.Ellipse, Konva.EllipseConfig>;
    VImage: KonvaTag<Konva.Image, Konva.ImageConfig>;
    VLine: KonvaTag<Konva.Line, Konva.LineConfig>;
    VPath: KonvaTag<Konva.Path, Konva.PathConfig>;
    VRect: KonvaTag<Konva.Rect, Konva.RectConfig>;
    VRegularPolygon: KonvaTag<Konva.RegularPolygon, Konva.RegularPolygonConfig>;
    VRing: KonvaTag<Konva.Ring, Konva.RingConfig>;
    VShape: KonvaTag<Konva.Shape, Konva.ShapeConfig>;
    VSprite: KonvaTag<Konva.Sprite, Konva.SpriteConfig>;
    VStar: KonvaTag<Konva.Star, Konva.StarConfig>;
    VTag: KonvaTag<Konva.Tag, Konva.TagConfig>;
    VText: KonvaTag<Konva.Text, Konva.TextConfig>;
    VTextPath: KonvaTag<Konva.TextPath, Konva.TextPathConfig>;
    VTransformer: KonvaTag<Konva.Transformer, Konva.TransformerConfig>;
    VWedge: KonvaTag<Konva.Wedge, Konva.WedgeConfig>;
  }
}
