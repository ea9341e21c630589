import Konva from "konva";
const GUIDELINE_OFFSET = 5;
const stage = new Konva.Stage({ container: "container", width: 500, height: 400 });
const layer = new Konva.Layer();
stage.add(layer);
for (let i = 0; i < 5; i++) {
  layer.add(new Konva.Rect({ x: Math.random() * stage.width(), y: Math.random() * stage.height(), width: 50 + Math.random() * 50, height: 50, fill: "grey", rotation: Math.random() * 360, draggable: true, name: "object" }));
}
function getLineGuideStops(skipShape: Konva.Node) {
  const vertical: (number | number[])[] = [0, stage.width() / 2, stage.width()];
  stage.find(".object").forEach((guideItem) => {
    if (guideItem === skipShape) return;
    const box = guideItem.getClientRect();
    vertical.push([box.x, box.x + box.width, box.x + box.width / 2]);
  });
  return vertical.flat();
}
layer.on("dragmove", (e) => {
  layer.find(".guid-line").forEach((l) => l.destroy());
  const stops = getLineGuideStops(e.target as Konva.Node);
  const near = stops.find((s) => Math.abs(s - e.target.x()) < GUIDELINE_OFFSET);
  if (near !== undefined) layer.add(new Konva.Line({ points: [near, -6000, near, 6000], stroke: "rgb(0, 161, 255)", name: "guid-line", dash: [4, 6] }));
});
