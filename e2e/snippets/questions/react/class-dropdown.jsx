import React, { Component } from "react";
import ReactDOM from "react-dom";
import { Stage, Layer, Rect, Text } from "react-konva";
import Konva from "konva";

class ColoredRect extends React.Component {
  state = { color: "green" };
  handleClick = () => {
    this.setState({ color: Konva.Util.getRandomColor() });
  };
  render() {
    return <Rect x={20} y={20} width={50} height={50} fill={this.state.color} shadowBlur={5} onClick={this.handleClick} />;
  }
}

class App extends Component {
  componentDidMount() { this.layer.draw(); }
  render() {
    return (
      <Stage width={window.innerWidth} height={window.innerHeight}>
        <Layer ref={(node) => { this.layer = node; }}>
          <Text text="Try click on rect" />
          <ColoredRect />
        </Layer>
      </Stage>
    );
  }
}
ReactDOM.render(<App />, document.getElementById("root"));
