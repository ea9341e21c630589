class KonvaBoard extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const div = document.createElement('div');
    root.appendChild(div);
    this.stage = new Konva.Stage({ container: div, width: 300, height: 150 });
    const layer = new Konva.Layer();
    this.stage.add(layer);
    layer.add(new Konva.Rect({ x: 10, y: 10, width: 60, height: 60, fill: 'crimson' }));
  }
}
customElements.define('konva-board', KonvaBoard);
document.body.innerHTML = '<konva-board></konva-board>';
