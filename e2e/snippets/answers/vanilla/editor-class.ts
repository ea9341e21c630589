import Konva from 'konva';
import type { KonvaEventObject } from 'konva/lib/Node';
import type { Vector2d } from 'konva/lib/types';

export interface EditorOptions { containerId: string; width: number; height: number; gridSize?: number }

export class CanvasEditor {
  private stage: Konva.Stage;
  private layer = new Konva.Layer();
  private transformer = new Konva.Transformer({ keepRatio: false });
  private readonly gridSize: number;

  constructor({ containerId, width, height, gridSize = 20 }: EditorOptions) {
    this.gridSize = gridSize;
    this.stage = new Konva.Stage({ container: containerId, width, height });
    this.stage.add(this.layer);
    this.layer.add(this.transformer);
    this.stage.on('click tap', (e) => this.select(e));
  }

  private select(e: KonvaEventObject<MouseEvent>): void {
    this.transformer.nodes(e.target === this.stage ? [] : [e.target]);
  }

  private snap({ x, y }: Vector2d): Vector2d {
    return { x: Math.round(x / this.gridSize) * this.gridSize, y: Math.round(y / this.gridSize) * this.gridSize };
  }

  addRect(pos: Vector2d): Konva.Rect {
    const rect = new Konva.Rect({ ...this.snap(pos), width: 80, height: 60, fill: '#8ecae6', draggable: true });
    rect.on('dragend', () => rect.position(this.snap(rect.position())));
    this.layer.add(rect);
    return rect;
  }
}
