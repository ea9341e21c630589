import React from "react";
import { observer, inject } from "mobx-react";
import { Layer, Rect, Stage } from "react-konva";

@inject("store")
@observer
class Board extends React.Component {
  render() {
    return (
      <Stage width={300} height={200}>
        <Layer>{this.props.store.boxes.map((b) => <Rect key={b.id} {...b} />)}</Layer>
      </Stage>
    );
  }
}
export default Board;
