import { useState } from 'react';
import type Konva from 'konva';
import { Arrow, Group, Layer, Rect, Stage, Text } from 'react-konva';
import {
  addStep,
  HEIGHT,
  linkKey,
  linkPoints,
  moveStep,
  openingFlow,
  removeStep,
  toggleLink,
} from '../shared/flow';
import { arrowLook, boxConfig, groupConfig, labelConfig } from '../shared/looks';
import '../shared/style.css';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [flow, setFlow] = useState(openingFlow);
  const [selected, setSelected] = useState<string | null>(null);
  const [cursor, setCursor] = useState('default');

  const add = () => {
    const [next, step] = addStep(flow, selected, width);
    setFlow(next);
    setSelected(step.id);
  };

  const remove = () => {
    if (selected) setFlow(removeStep(flow, selected));
    setSelected(null);
  };

  /** With Shift, a click connects the selected step to this one. */
  const click = (id: string, joins: boolean) => {
    if (joins && selected && id !== selected) setFlow(toggleLink(flow, selected, id));
    else setSelected(id);
  };

  return (
    <>
      <div className="chart" ref={box} style={{ cursor }}>
        <Stage
          width={width}
          height={HEIGHT}
          onPointerClick={({ target }: Konva.KonvaEventObject<PointerEvent>) => {
            if (target === target.getStage()) setSelected(null);
          }}
        >
          <Layer
            x={width / 2}
            onPointerOver={() => setCursor('grab')}
            onPointerOut={() => setCursor('default')}
          >
            {/* Two groups keep all arrows below all boxes, even those added later. */}
            <Group listening={false}>
              {flow.links.map((link) => (
                <Arrow
                  key={linkKey(link)}
                  id={linkKey(link)}
                  {...arrowLook}
                  points={linkPoints(flow, link)}
                />
              ))}
            </Group>
            <Group>
              {flow.steps.map((step) => (
                <Group
                  key={step.id}
                  {...groupConfig(step)}
                  onDragMove={({ target }) =>
                    setFlow((current) => moveStep(current, step.id, target.position()))
                  }
                  onPointerClick={({ evt }) => click(step.id, evt.shiftKey)}
                >
                  <Rect {...boxConfig(step, step.id === selected)} />
                  <Text {...labelConfig(step, step.id === selected)} />
                </Group>
              ))}
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" className="primary" onClick={add}>
          Add step
        </button>
        <button type="button" disabled={selected === null} onClick={remove}>
          Remove step
        </button>
        <output>
          {selected ? 'Shift and click another step to connect.' : 'Click a step to select it.'}
        </output>
      </div>
    </>
  );
}
