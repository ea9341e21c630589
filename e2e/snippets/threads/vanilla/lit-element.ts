import { LitElement, html } from 'lit';
import { customElement, query } from 'lit/decorators.js';
import Konva from 'konva';
@customElement('my-stage')
export class MyStage extends LitElement {
  @query('#box') box!: HTMLDivElement;
  firstUpdated() {
    const stage = new Konva.Stage({ container: this.box, width: 200, height: 200 });
    const layer = new Konva.Layer();
    stage.add(layer);
    layer.add(new Konva.Circle({ x: 50, y: 50, radius: 40, fill: 'blue' }));
  }
  render() { return html`<div id="box"></div>`; }
}
