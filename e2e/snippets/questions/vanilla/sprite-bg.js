const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
const animations = { idle: [2, 2, 70, 119, 71, 2, 74, 119] };
Konva.Image.fromURL('/assets/blob-sprite.png', (node) => {
  const blob = new Konva.Sprite({ x: 50, y: 50, image: node.image(), animation: 'idle', animations, frameRate: 7, frameIndex: 0 });
  layer.add(blob);
  blob.start();
});
