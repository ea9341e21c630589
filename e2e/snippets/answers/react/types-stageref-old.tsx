import * as React from 'react';
import { Stage as StageType } from 'konva/types/Stage';
import { Stage, Layer, Ellipse } from 'react-konva';

type Props = { size?: number };

export class Preview extends React.PureComponent<Props> {
  private stage: StageType | null = null;
  static defaultProps: Partial<Props> = { size: 240 };

  private download = () => {
    const uri = this.stage!.toDataURL({ mimeType: 'image/jpeg' });
    const link = document.createElement('a');
    link.download = 'stage.jpg';
    link.href = uri;
    link.click();
  };

  public render() {
    const { size } = this.props;
    return (
      <div>
        <button onClick={this.download}>save</button>
        <Stage ref={(s: any) => (this.stage = s)} width={size} height={size}>
          <Layer><Ellipse x={size! / 2} y={size! / 2} radiusX={80} radiusY={40} fill="plum" /></Layer>
        </Stage>
      </div>
    );
  }
}
