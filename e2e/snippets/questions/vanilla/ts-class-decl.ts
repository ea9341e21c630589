import Konva from "konva";
import { Stage } from "konva/types/Stage";
import { Layer } from "konva/types/Layer";
import { KonvaEventObject } from "konva/types/Node";

enum Tool { Pen = "pen", Eraser = "eraser" }

export default class DrawingApp {
  private stage!: Stage;
  private layer: Layer;
  private lastLine?: Konva.Line;
  private isPaint: boolean = false;
  constructor(private readonly containerId: string, public tool: Tool = Tool.Pen) {
    this.stage = new Konva.Stage({ container: this.containerId, width: 500, height: 300 }) as Stage;
    this.layer = new Konva.Layer();
    this.stage.add(this.layer);
    this.stage.on("mousedown touchstart", (e: KonvaEventObject<MouseEvent | TouchEvent>) => this.begin());
    this.layer.add(new Konva.Line({ points: [10, 10, 100, 80, 200, 20], stroke: "#df4b26", strokeWidth: 5, lineCap: "round" }));
  }
  private begin(): void {
    this.isPaint = true;
    const pos = this.stage.getPointerPosition()!;
    this.lastLine = new Konva.Line({
      stroke: "#df4b26", strokeWidth: 5, points: [pos.x, pos.y],
      globalCompositeOperation: this.tool === Tool.Pen ? "source-over" : "destination-out",
    });
    this.layer.add(this.lastLine);
  }
}

const app = new DrawingApp("container");
