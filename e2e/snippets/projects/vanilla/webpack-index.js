import $ from 'jquery';
import Konva from 'konva/konva';
import './main.scss';
import bg from './img/bg.jpg';

const stage = new Konva.Stage({ container: 'canvas', width: 600, height: 400 });
const layer = new Konva.Layer();
const img = new Image();
img.src = bg;
img.onload = () => {
  layer.add(new Konva.Image({ image: img, width: 600, height: 400 }));
  stage.add(layer);
};
$('#export').on('click', () => { window.open(stage.toDataURL()); });
