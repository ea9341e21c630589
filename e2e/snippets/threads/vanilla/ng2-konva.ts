import { Component, ViewChild, OnInit } from '@angular/core';
import { StageComponent, CoreShapeComponent } from 'ng2-konva';
import { of } from 'rxjs';

@Component({
  selector: 'app-circle',
  standalone: true,
  imports: [StageComponent, CoreShapeComponent],
  template: `<ko-stage [config]="configStage"><ko-layer><ko-circle [config]="configCircle" (click)="handleClick($event)"></ko-circle></ko-layer></ko-stage>`
})
export class CircleExampleComponent {
  @ViewChild('stage') stage: StageComponent;
  public configStage: Partial<any> = { width: 200, height: 200 };
  public configCircle: any = { x: 100, y: 100, radius: 70, fill: 'red', stroke: 'black', strokeWidth: 4 };
  public handleClick(event) { console.log('Hello Circle', event); }
}
