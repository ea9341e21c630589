var React = require('react');
var ReactKonva = require('react-konva');

class App extends React.Component {
  render() {
    return (
      <ReactKonva.Stage width={200} height={200}>
        <ReactKonva.Layer>
          <ReactKonva.Circle x={50} y={50} radius={30} fill="red" />
        </ReactKonva.Layer>
      </ReactKonva.Stage>
    );
  }
}

module.exports = App;
