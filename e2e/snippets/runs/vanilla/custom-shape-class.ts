import { Shape, ShapeConfig } from 'konva/lib/Shape';
import { Factory } from 'konva/lib/Factory';
import { Context } from 'konva/lib/Context';
import { getNumberValidator } from 'konva/lib/Validators';
import { _registerNode } from 'konva/lib/Global';
import { GetSet } from 'konva/lib/types';
import Konva from 'konva';

interface HeartConfig extends ShapeConfig {
  side?: number;
}

class Heart extends Shape<HeartConfig> {
  declare side: GetSet<number, this>;
  _sceneFunc(context: Context) {
    const s = this.side();
    context.beginPath();
    context.moveTo(0, s / 4);
    context.bezierCurveTo(0, -s / 4, -s, -s / 4, -s, s / 4);
    context.bezierCurveTo(-s, s, 0, s, 0, s * 1.5);
    context.bezierCurveTo(0, s, s, s, s, s / 4);
    context.bezierCurveTo(s, -s / 4, 0, -s / 4, 0, s / 4);
    context.fillStrokeShape(this);
  }
}
Heart.prototype.className = 'Heart';
_registerNode(Heart);
Factory.addGetterSetter(Heart, 'side', 30, getNumberValidator());

const stage = new Konva.Stage({ container: 'container', width: 300, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Heart({ x: 120, y: 80, side: 50, fill: 'crimson' }));
