import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
document.body.insertAdjacentHTML('beforeend', '<p id="place"></p>');
const place = document.getElementById('place');
place.innerHTML = '<img src="cat.png" alt="A cat">';
place.firstChild.onload = (event) => console.log('width ' + event.target.naturalWidth);
