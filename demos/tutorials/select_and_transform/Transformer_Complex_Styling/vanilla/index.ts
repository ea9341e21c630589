import Konva from 'konva';
import { styleHandle } from '../shared/style-handle';
import harborUrl from './harbor.webp';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 320,
});
const layer = new Konva.Layer();
stage.add(layer);

const element = new Image();
element.src = harborUrl;

const harbor = new Konva.Image({
  name: 'harbor',
  image: element,
  x: stage.width() / 2 - 112,
  y: 90,
  width: 224,
  height: 168,
  draggable: true,
});

const transformer = new Konva.Transformer({
  nodes: [harbor],
  anchorSize: 16,
  anchorCornerRadius: 8,
  anchorStroke: '#8457c9',
  borderStroke: '#8457c9',
  borderStrokeWidth: 2,
  rotateAnchorOffset: 36,
  rotateLineVisible: false,
  anchorStyleFunc: styleHandle,
});
layer.add(harbor, transformer);
