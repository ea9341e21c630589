import Konva from 'konva';
class Card extends Konva.Group {
  constructor(text: string) {
    super({ draggable: true });
    this.add(new Konva.Rect({ width: 90, height: 40, fill: 'gold' }), new Konva.Text({ text, padding: 9 }));
  }
}
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Card('one'));
