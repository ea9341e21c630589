var stage = new Kinetic.Stage({ container: 'container', width: 578, height: 200 });
var layer = new Kinetic.Layer();
var imageObj = new Image();
imageObj.onload = function() {
  var yoda = new Kinetic.Image({ x: 200, y: 50, image: imageObj, width: 106, height: 118 });
  layer.add(yoda);
  stage.add(layer);
};
imageObj.src = 'https://www.html5canvastutorials.com/demos/assets/yoda.jpg';
