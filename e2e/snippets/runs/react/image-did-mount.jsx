import React from 'react';
import { Stage, Layer, Image } from 'react-konva';

class URLImage extends React.Component {
  state = { image: null };
  componentDidMount() {
    this.image = new window.Image();
    this.image.src = this.props.src;
    this.image.addEventListener('load', this.handleLoad);
  }
  componentWillUnmount() {
    this.image.removeEventListener('load', this.handleLoad);
  }
  handleLoad = () => {
    this.setState({ image: this.image });
  };
  render() {
    return <Image x={this.props.x} y={this.props.y} image={this.state.image} ref={(node) => { this.imageNode = node; }} />;
  }
}

export default () => (
  <Stage width={200} height={200}>
    <Layer>
      <URLImage src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==" x={10} y={10} />
    </Layer>
  </Stage>
);
