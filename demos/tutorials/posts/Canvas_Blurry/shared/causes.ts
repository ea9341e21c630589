import Konva from 'konva';

/** How the same image is drawn. */
export const causes = [
  { label: 'Unchanged', layerRatio: 1, stretched: false, cacheRatio: 0 },
  { label: 'Half the pixel ratio', layerRatio: 0.5, stretched: false, cacheRatio: 0 },
  { label: 'Stretched by CSS', layerRatio: 1, stretched: true, cacheRatio: 0 },
  { label: 'Cached, then scaled up', layerRatio: 1, stretched: false, cacheRatio: 1 },
  { label: 'Cached for its scale', layerRatio: 1, stretched: false, cacheRatio: 2 },
];
export type Cause = (typeof causes)[number];

export const first: Cause = causes[0] ?? {
  label: '',
  layerRatio: 1,
  stretched: false,
  cacheRatio: 0,
};

/** Sets the pixel ratios of the layer and of the cache. Neither is an attribute, so no prop can set them. */
export function applyRatios(layer: Konva.Layer, { layerRatio, cacheRatio }: Cause) {
  layer.getCanvas().setPixelRatio(Konva.pixelRatio * layerRatio);
  const drawing = layer.findOne('.drawing');
  if (cacheRatio > 0) drawing?.cache({ pixelRatio: Konva.pixelRatio * cacheRatio });
  else drawing?.clearCache();
  layer.batchDraw();
}

const HEIGHT = 60;

/** Size of the stage and position of its layers. If CSS stretches the stage, it has half the pixels of its box. */
export function fit(width: number, { stretched }: Cause) {
  const scale = stretched ? 0.5 : 1;
  return {
    stage: { width, height: HEIGHT * scale },
    // A whole pixel: a layer at 160.5 would blur the stripes by itself.
    layer: { x: Math.floor(width / 2), scaleX: scale, scaleY: scale },
  };
}

/** The drawing is scaled up by 2, as by a zoom. Its stripes are half a unit wide: one CSS pixel. */
export const drawing = { name: 'drawing', scaleX: 2, scaleY: 2 };
export const text = {
  name: 'text',
  x: -66,
  y: 9,
  text: 'Count the edges',
  fontSize: 10,
  fill: '#1b1f2a',
};
export const stripes = Array.from({ length: 40 }, (_, index) => ({
  x: 10 + index,
  y: 5,
  width: 0.5,
  height: 20,
  fill: '#1b1f2a',
}));

/** What the magnifier shows, in CSS pixels. */
export const VIEW = { width: 40, height: 24 };
export const loupe = {
  ...VIEW,
  name: 'loupe',
  y: 18,
  stroke: '#f2664a',
  strokeWidth: 2,
  fill: 'transparent',
  draggable: true,
};
export const START = -4;

/** Keeps the magnifier on the drawing. */
export const onDrawing = (x: number) => Math.max(-140, Math.min(70, Math.round(x)));
