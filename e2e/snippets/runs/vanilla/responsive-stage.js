// Fixed stage size
var sceneWidth = 1000;
var sceneHeight = 1000;

var stage = new Konva.Stage({ container: 'container', width: sceneWidth, height: sceneHeight });
var layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Circle({ radius: 50, fill: 'red', x: stage.width() / 2, y: stage.height() / 2 }));

function fitStageIntoParentContainer() {
  // Get the container element
  const container = document.querySelector('#stage-parent');

  // Make the container take up the full width
  container.style.width = '100%';
  const containerWidth = container.offsetWidth;
  const scale = containerWidth / sceneWidth;
  stage.width(sceneWidth * scale);
  stage.height(sceneHeight * scale);
  stage.scale({ x: scale, y: scale });
}

fitStageIntoParentContainer();
window.addEventListener('resize', fitStageIntoParentContainer);
