import React from 'react';
import { Stage, Layer, Rect } from 'react-konva';
export default class App extends React.Component {
  componentDidMount() {
    this.refs.box.fill('red');
  }
  render() {
    return <Stage width={300} height={200}><Layer><Rect ref="box" width={50} height={50} /></Layer></Stage>;
  }
}
