var width = window.innerWidth;
var height = window.innerHeight;

var stage = new Konva.Stage({
    container: 'container',
    width: width,
    height: height
});
var layer = new Konva.Layer();
var blueGroup = new Konva.Group({
    x: 30,
    y: 70,
    draggable: true,
    dragBoundFunc: function(pos) {
        return { x: pos.x, y: this.getAbsolutePosition().y };
    }
});
var hText = new Konva.Text({
    fontSize: 26, fontFamily: 'Calibri', text: 'bound below', fill: 'black', padding: 10
});
blueGroup.add(new Konva.Rect({ width: hText.getWidth(), height: hText.getHeight(), fill: '#aaf', stroke: 'black', strokeWidth: 4 })).add(hText);
layer.add(blueGroup);
stage.add(layer);
blueGroup.on('mouseover', function () { document.body.style.cursor = 'pointer'; });
blueGroup.on('mouseout', function () { document.body.style.cursor = 'default'; });
