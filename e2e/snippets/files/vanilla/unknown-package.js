import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
import gsap from 'gsap';
gsap.to(layer, { x: 100 });
