import React, { Component } from 'react';
import ReactDOM from 'react-dom';
import { Stage, Layer, Image } from 'react-konva';

class URLImage extends Component {
  state = { image: null };
  componentDidMount() { this.loadImage(); }
  componentDidUpdate(prev) { if (prev.src !== this.props.src) this.loadImage(); }
  componentWillUnmount() { this.image.removeEventListener('load', this.handleLoad); }
  loadImage() {
    this.image = new window.Image();
    this.image.src = this.props.src;
    this.image.addEventListener('load', this.handleLoad);
  }
  handleLoad = () => { this.setState({ image: this.image }); };
  render() { return <Image x={this.props.x} y={this.props.y} image={this.state.image} ref={(node) => { this.imageNode = node; }} />; }
}
class App extends Component {
  render() {
    return (
      <Stage width={window.innerWidth} height={window.innerHeight}>
        <Layer><URLImage src="https://konvajs.org/assets/yoda.jpg" x={50} /></Layer>
      </Stage>
    );
  }
}
ReactDOM.render(<App />, document.getElementById('root'));
