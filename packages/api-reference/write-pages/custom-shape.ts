import Konva from 'konva';
import { Factory } from 'konva/lib/Factory';
import { getNumberValidator } from 'konva/lib/Validators';

interface GaugeConfig extends Konva.ShapeConfig {
  /** 0 to 1. */
  value?: number;
}

export class Gauge extends Konva.Shape<GaugeConfig> {
  // Only a type: addGetterSetter() below makes the method.
  declare value: Konva.GetSet<number, this>;

  _sceneFunc(context: Konva.Context): void {
    context.beginPath();
    context.rect(0, 0, this.width() * this.value(), this.height());
    context.fillStrokeShape(this);
  }
}
Gauge.prototype.className = 'Gauge';
Factory.addGetterSetter(Gauge, 'value', 0, getNumberValidator());

export const gauge = new Gauge({ width: 200, height: 20, fill: 'teal', value: 0.4 });
gauge.on('valueChange', () => gauge.opacity(gauge.value()));
gauge.value(0.5);
