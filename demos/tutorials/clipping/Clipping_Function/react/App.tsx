import type Konva from 'konva';
import { useCallback, useState } from 'react';
import { Circle, Group, Layer, Rect, Stage } from 'react-konva';
import { NodeTree } from '../../../../common/react/NodeTree';
import { useWidth } from '../../../../common/react/use-width';
import { house, meadow, rules, sky, sun, twoCircles, type Rule } from '../shared/scene';

export default function App() {
  const [box, width] = useWidth();
  const [layer, setLayer] = useState<Konva.Layer | null>(null);
  const [position, setPosition] = useState({ x: 0, y: 120 });
  const [distance, setDistance] = useState(80);
  const [rule, setRule] = useState<Rule>('nonzero');

  // A new function redraws the layer, so create one only when the window changes.
  const clipFunc = useCallback(
    (context: Konva.Context) => twoCircles(context, distance, rule),
    [distance, rule],
  );

  // The window is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div className="beside">
        <div ref={box}>
          <Stage width={width} height={240}>
            <Layer ref={setLayer} x={width / 2}>
              <Group
                name="scope"
                {...position}
                clipFunc={clipFunc}
                draggable
                onDragEnd={(event) => setPosition(event.target.position())}
              >
                <Rect {...sky} />
                <Rect {...meadow} />
                <Circle {...sun} />
                <Rect {...house} />
              </Group>
            </Layer>
          </Stage>
        </div>
        <NodeTree of={layer} />
      </div>
      <div className="controls">
        <label>
          Distance{' '}
          <input
            type="range"
            min={0}
            max={120}
            value={distance}
            onChange={(event) => setDistance(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Fill rule{' '}
          <select
            value={rule}
            onChange={(event) => setRule(rules[event.target.selectedIndex] ?? 'nonzero')}
          >
            {rules.map((item) => (
              <option key={item}>{item}</option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
