import Konva from 'konva/lib/Core';
import { Rect } from 'konva/lib/shapes/Rect';
import { Text, type TextConfig } from 'konva/lib/shapes/Text';
import { Animation } from 'konva/lib/Animation';
import { Stage } from 'konva/lib/Stage';
import { Layer } from 'konva/lib/Layer';
import { Blur } from 'konva/lib/filters/Blur';
import { KonvaEventObject } from 'konva/lib/Node';

const stage = new Stage({ container: 'container', width: 300, height: 300 });
const layer = new Layer();
stage.add(layer);

const rect = new Rect({ x: 20, y: 20, width: 100, height: 60, fill: 'tomato', draggable: true });
rect.on('dragend', (e: KonvaEventObject<DragEvent>) => console.log(e.target.x()));
layer.add(rect);
rect.cache();
rect.filters([Blur]);
rect.blurRadius(3);

const options: TextConfig = { x: 20, y: 120, text: 'same classes: ' + (Rect === (Konva as any).Rect) };
const text = new Text(options);
layer.add(text);
console.log(text.text());

const anim = new Animation((frame) => rect.rotation((frame?.time ?? 0) / 50), layer);
anim.start();
