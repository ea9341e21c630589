var React = require('react');
var ReactKonva = require('react-konva');
var Stage = ReactKonva.Stage, Layer = ReactKonva.Layer, Rect = ReactKonva.Rect;
var createReactClass = require('create-react-class');
var MyRect = createReactClass({
  getInitialState: function () { return { color: 'green' }; },
  render: function () { return <Rect x={10} y={10} width={50} height={50} fill={this.state.color} />; }
});
module.exports = function App() { return <Stage width={300} height={200}><Layer><MyRect /></Layer></Stage>; };
