stage = new Konva.Stage({
    container: "container",
    width: 300,
    height: 300
});
layer = new Konva.Layer();
for (i = 0; i < 4; i++) {
    rect = new Konva.Rect({ x: 20 + i * 60, y: 20, width: 50, height: 50, fill: "green" });
    layer.add(rect);
}
stage.add(layer);
layer.draw();
