import Konva from 'konva';
import { Stage } from 'konva/lib/Stage';
import { Layer } from 'konva/lib/Layer';
import { Rect, RectConfig } from 'konva/lib/shapes/Rect';
declare global { interface Window { stage: Stage } }
interface Opts extends RectConfig { label?: string }
function make(opts: Opts): Rect { return new Rect({ ...opts, width: opts.width ?? 40, height: 40 }); }
const stage: Stage = new Stage({ container: 'container', width: 200, height: 200 });
window.stage = stage;
const layer = new Layer();
stage.add(layer as Konva.Layer);
layer.add(make({ x: 5, y: 5, fill: 'red' } as const));
