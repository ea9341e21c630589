const app = {
  stage: new Konva.Stage({ container: 'container', width: 300, height: 200 }),
  layer: new Konva.Layer(),
  init() {
    this.stage.add(this.layer);
    setTimeout(function () { this.layer.add(new Konva.Rect({ width: 50, height: 50, fill: 'red' })); }, 5);
  },
};
app.init();
