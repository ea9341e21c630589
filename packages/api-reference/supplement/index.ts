import { canvas, context, transform } from './canvas';
import { comparisons } from './comparisons';
import { container, fastLayer, group, layer, stage } from './containers';
import { memberExamples } from './examples';
import { filters } from './filters';
import { konva } from './konva';
import { animation, easings, tween } from './motion';
import { node } from './node';
import { shape } from './shape';
import * as shapes from './shapes';
import { text, textPath } from './texts';
import { transformer } from './transformer';
import { typeTexts } from './type-texts';
import type { Supplement } from './types';
import { util } from './util';

export * from './types';

/** All reviewed texts, by page. */
export const supplement: Supplement = {
  pages: {
    Konva: konva,
    Animation: animation,
    Arc: shapes.arc,
    Arrow: shapes.arrow,
    Canvas: canvas,
    Circle: shapes.circle,
    Container: container,
    Context: context,
    Easings: easings,
    Ellipse: shapes.ellipse,
    FastLayer: fastLayer,
    Filters: filters,
    Group: group,
    Image: shapes.image,
    Label: shapes.label,
    Layer: layer,
    Line: shapes.line,
    Node: node,
    Path: shapes.path,
    Rect: shapes.rect,
    RegularPolygon: shapes.regularPolygon,
    Ring: shapes.ring,
    Shape: shape,
    Sprite: shapes.sprite,
    Stage: stage,
    Star: shapes.star,
    Tag: shapes.tag,
    Text: text,
    TextPath: textPath,
    Transform: transform,
    Transformer: transformer,
    Tween: tween,
    Util: util,
    Wedge: shapes.wedge,
  },
  types: typeTexts,
  comparisons,
  examples: memberExamples,
};
