import React, { Component, createRef } from 'react';
import { Stage, Layer, Rect, Transformer } from 'react-konva';

export default class App extends Component {
  constructor(props) {
    super(props);
    this.rect = createRef();
    this.tr = createRef();
    this.state = { width: 100 };
  }

  componentDidMount() {
    this.tr.current.nodes([this.rect.current]);
    this.tr.current.getLayer().batchDraw();
  }

  render() {
    return (
      <Stage width={400} height={300}>
        <Layer>
          <Rect ref={this.rect} x={50} y={50} width={this.state.width} height={60} fill="skyblue" draggable />
          <Transformer ref={this.tr} />
        </Layer>
      </Stage>
    );
  }
}
