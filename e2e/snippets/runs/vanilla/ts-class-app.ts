import Konva from 'konva';
import type { Vector2d } from 'konva/lib/types';

enum Tool { Select = 'select', Draw = 'draw' }

abstract class Base {
  protected layer = new Konva.Layer();
  constructor(public readonly stage: Konva.Stage, private tool: Tool = Tool.Select) {
    stage.add(this.layer);
  }
  abstract draw(at: Vector2d): void;
}

class Dots extends Base {
  draw({ x, y }: Vector2d) {
    this.layer.add(new Konva.Circle({ x, y, radius: 8, fill: 'black' }));
  }
}

const app = new Dots(new Konva.Stage({ container: 'container', width: 200, height: 100 }));
([{ x: 20, y: 20 }, { x: 60, y: 40 }] satisfies Vector2d[]).forEach((p) => app.draw(p));
