const express = require('express');
const { createCanvas, loadImage } = require('canvas');
const Konva = require('konva-node');
const app = express();
app.get('/badge/:name', async (req, res) => {
  const stage = new Konva.Stage({ width: 200, height: 50 });
  const layer = new Konva.Layer();
  stage.add(layer);
  layer.add(new Konva.Text({ text: req.params.name }));
  stage.toDataURL({ callback: (url) => res.send(url) });
});
app.listen(3000);
