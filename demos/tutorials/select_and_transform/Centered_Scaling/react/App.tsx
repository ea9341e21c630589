import { Layer, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { stars } from '../shared/stars';
import { ResizableStar } from './ResizableStar';

export default function App() {
  const [box, width] = useWidth();

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={300}>
        <Layer x={width / 2}>
          {stars.map((star) => (
            <ResizableStar key={star.name} {...star} />
          ))}
        </Layer>
      </Stage>
    </div>
  );
}
