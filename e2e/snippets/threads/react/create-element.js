const { createElement: h, useState } = React;
const { Stage, Layer, Rect } = ReactKonva;
function App() {
  const [fill, setFill] = useState('red');
  return h(Stage, { width: 300, height: 200 }, h(Layer, null, h(Rect, { x: 20, y: 20, width: 80, height: 60, fill, onClick: () => setFill(Konva.Util.getRandomColor()) })));
}
ReactDOM.createRoot(document.getElementById('root')).render(h(App));
