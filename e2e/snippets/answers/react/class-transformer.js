import React, { Component } from 'react';
import { render } from 'react-dom';
import Konva from 'konva';
import { Stage, Layer, Rect, Transformer } from 'react-konva';

class Rectangle extends React.Component {
  render() {
    return (
      <Rect x={this.props.x} y={this.props.y} width={this.props.width} height={this.props.height} fill={this.props.fill}
        name={this.props.name} draggable />
    );
  }
}

class TransformerComponent extends React.Component {
  componentDidMount() { this.checkNode(); }
  componentDidUpdate() { this.checkNode(); }
  checkNode() {
    const stage = this.transformer.getStage();
    const { selectedShapeName } = this.props;
    const selectedNode = stage.findOne('.' + selectedShapeName);
    if (selectedNode === this.transformer.node()) return;
    if (selectedNode) this.transformer.attachTo(selectedNode);
    else this.transformer.detach();
    this.transformer.getLayer().batchDraw();
  }
  render() {
    return <Transformer ref={(node) => { this.transformer = node; }} />;
  }
}

class App extends Component {
  state = { rectangles: [{ x: 10, y: 10, width: 100, height: 100, fill: 'red', name: 'rect1' }, { x: 150, y: 150, width: 100, height: 100, fill: 'green', name: 'rect2' }], selectedShapeName: '' };
  handleStageMouseDown = (e) => {
    if (e.target === e.target.getStage()) { this.setState({ selectedShapeName: '' }); return; }
    const clickedOnTransformer = e.target.getParent().className === 'Transformer';
    if (clickedOnTransformer) return;
    this.setState({ selectedShapeName: e.target.name() });
  };
  render() {
    return (
      <Stage width={window.innerWidth} height={window.innerHeight} onMouseDown={this.handleStageMouseDown}>
        <Layer>
          {this.state.rectangles.map((rect, i) => <Rectangle key={i} {...rect} />)}
          <TransformerComponent selectedShapeName={this.state.selectedShapeName} />
        </Layer>
      </Stage>
    );
  }
}

render(<App />, document.getElementById('root'));
