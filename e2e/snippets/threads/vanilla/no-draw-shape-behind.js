let width = window.innerWidth
let height = window.innerHeight
let stage = new Konva.Stage({ container: 'konva-holder', width, height })
let layer = new Konva.Layer()
let rect = new Konva.Rect({ x: 20, y: 20, width: 100, height: 50, fill: 'red', stroke: 'black', strokeWidth: 4 })
rect.on('mouseenter', () => stage.container().style.cursor = 'pointer')
rect.on('mouseleave', () => stage.container().style.cursor = 'default')
layer.add(rect)
stage.add(layer)
const input = document.querySelector('#opacity')
input.addEventListener('input', (e) => rect.opacity(e.target.value / 100))
