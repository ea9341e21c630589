import { Component, OnInit } from '@angular/core';
import Konva from 'konva';
@Component({
  selector: 'app-root',
  templateUrl: './app.component.html',
  styleUrls: ['./app.component.css']
})
export class AppComponent implements OnInit {
  stage!: Konva.Stage;
  layer!: Konva.Layer;
  ngOnInit() {
    this.stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
    this.layer = new Konva.Layer();
    this.layer.add(new Konva.Circle({ x: 100, y: 100, radius: 50, fill: 'red' }));
    this.stage.add(this.layer);
  }
}
