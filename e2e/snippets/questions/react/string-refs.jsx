import React from 'react';
import { Stage, Layer, Circle } from 'react-konva';
export default class App extends React.Component {
  componentDidMount() { this.refs.circle.to({ x: 200, duration: 1 }); }
  render() {
    return <Stage width={300} height={200}><Layer><Circle ref="circle" x={50} y={50} radius={20} fill="red" /></Layer></Stage>;
  }
}
