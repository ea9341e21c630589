import React, { Component } from 'react';
import Konva from 'konva';
import { Stage, Layer, Rect } from 'react-konva';

class ColoredRect extends Component {
  state = { color: 'green' };
  handleClick() {
    this.setState({ color: Konva.Util.getRandomColor() });
  }
  render() {
    return <Rect x={20} y={20} width={50} height={50} fill={this.state.color} shadowBlur={5} onClick={this.handleClick()} />;
  }
}
class App extends Component {
  render() {
    return <Stage width={700} height={700}><Layer><ColoredRect /></Layer></Stage>;
  }
}
export default App;
