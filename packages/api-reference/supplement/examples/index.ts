import { canvasExamples, contextExamples, transformExamples } from './canvas';
import { containerExamples, layerExamples, nodeExamples, stageExamples } from './nodes';
import { pointsExamples, shapeExamples, sizeExamples } from './shapes';
import { animationExamples, rootExamples, tweenExamples, utilExamples } from './tools';
import type { MemberExamples } from './types';

/** Shapes whose size is twice a radius, by page: variable and attribute. */
const ROUND: Readonly<Record<string, readonly [string, string]>> = {
  Arc: ['arc', 'outerRadius'],
  Circle: ['circle', 'radius'],
  RegularPolygon: ['regularPolygon', 'radius'],
  Ring: ['ring', 'outerRadius'],
  Star: ['star', 'outerRadius'],
  Wedge: ['wedge', 'radius'],
};

const sizes = Object.fromEntries(
  Object.entries(ROUND).map(([page, [variable, radius]]) => [
    page,
    { ...sizeExamples(variable, radius), ...pointsExamples[page] },
  ]),
);

/** Short examples by page and anchor, for members whose text in the other files has none. */
export const memberExamples: Readonly<Record<string, MemberExamples>> = {
  ...pointsExamples,
  ...sizes,
  Ellipse: {
    getWidth: sizeExamples('ellipse', 'radiusX')['getWidth'] ?? '',
    setWidth: sizeExamples('ellipse', 'radiusX')['setWidth'] ?? '',
    getHeight: sizeExamples('ellipse', 'radiusY')['getHeight'] ?? '',
    setHeight: sizeExamples('ellipse', 'radiusY')['setHeight'] ?? '',
  },
  Konva: rootExamples,
  Animation: animationExamples,
  Canvas: canvasExamples,
  Container: containerExamples,
  Context: contextExamples,
  Layer: layerExamples,
  Node: nodeExamples,
  Shape: shapeExamples,
  Stage: stageExamples,
  Transform: transformExamples,
  Tween: tweenExamples,
  Util: utilExamples,
};
