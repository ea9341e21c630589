window.addEventListener("load", init, false);

function init() {
    const stage = new Konva.Stage({ container: document.getElementById("stage"), width: 320, height: 240 });
    const layer = new Konva.Layer();
    stage.add(layer);
    layer.add(new Konva.Star({ x: 160, y: 120, numPoints: 5, innerRadius: 40, outerRadius: 80, fill: "gold" }));
}
