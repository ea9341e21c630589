import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Group, Layer, Line, Rect, Stage, Text } from 'react-konva';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import {
  describe,
  layOut,
  moveBar,
  newDesign,
  NO_ROOM,
  paneOf,
  type Design,
} from '../shared/design';
import { Panel } from './Panel';
import { PaneNodes } from './PaneNodes';
import { barConfigs, dimensions, frameParts, placeOf } from '../shared/plan';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [plan, size] = useSize<HTMLDivElement>();
  const [history, setHistory] = useState(() => newHistory(newDesign()));
  const [chosen, setChosen] = useState(6);
  const [refusal, setRefusal] = useState('');
  const [heldBar, setHeldBar] = useState<number | null>(null);
  const [cursor, setCursor] = useState('default');

  /** The history when the drag of the bar began. */
  const before = useRef(history);

  const design = currentStep(history);
  const selected = paneOf(design, chosen);
  const place = placeOf(design, size);
  const { panes, bars } = layOut(design);
  const { body, miters, sill } = frameParts(design);

  /** The next design, or why there is none. Changes of the same topic in a row are undone together. */
  const show = (next: Design | string | null, topic?: string) => {
    if (next === design) return;
    const isDesign = next !== null && typeof next !== 'string';
    setRefusal(isDesign ? '' : (next ?? NO_ROOM));
    if (isDesign) setHistory((now) => addStep(now, next, topic));
  };

  const travel = (command: 'undo' | 'redo') => {
    setRefusal('');
    setHistory(command === 'undo' ? undo : redo);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = undoCommand(event);
      if (!command) return;
      event.preventDefault();
      travel(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const select = (id: number) => {
    setRefusal('');
    setChosen(id);
  };

  const barAt = (node: Konva.Node) =>
    bars.find(({ split }) => `bar-${split.id}` === node.id())?.split;

  // The bars do not use Konva's dragging: the design moves them, so they stop where a pane would become too small.
  const takeBar = ({ evt, target, pointerId }: PointerEventObject) => {
    const bar = barAt(target);
    // Only the main button or the first finger grabs, moves and releases a bar.
    if (!bar || !evt.isPrimary || evt.button !== 0) return;
    setHeldBar(bar.id);
    before.current = history;
    target.getStage()?.setPointerCapture(pointerId);
  };

  const movePointer = ({ evt, target, currentTarget }: PointerEventObject) => {
    if (!evt.isPrimary) return;
    const point = currentTarget.getStage()?.getPointerPosition();
    if (heldBar !== null && point) {
      const { x, y, scale } = place;
      const next = moveBar(design, heldBar, { x: (point.x - x) / scale, y: (point.y - y) / scale });
      if (next) show(next, 'bar');
      return;
    }
    const bar = barAt(target);
    const resize = bar?.direction === 'columns' ? 'ew-resize' : 'ns-resize';
    setCursor(bar ? resize : target.hasName('pane') ? 'pointer' : 'default');
  };

  const releaseBar = ({ evt }: PointerEventObject) => {
    if (!evt.isPrimary || heldBar === null) return;
    setHeldBar(null);
    // A canceled drag changes nothing.
    setHistory(evt.type === 'pointercancel' ? before.current : endTopic);
  };

  return (
    <div className="designer">
      <div className="plan" ref={plan} style={{ cursor }}>
        <Stage
          {...size}
          onPointerDown={takeBar}
          onPointerMove={movePointer}
          onPointerUp={releaseBar}
          onPointerCancel={releaseBar}
        >
          <Layer>
            <Group x={place.x} y={place.y} scaleX={place.scale} scaleY={place.scale}>
              <Rect {...sill} />
              <Rect {...body} />
              {miters.map((miter, i) => (
                <Line key={i} {...miter} />
              ))}
              {panes.map((placed) => (
                <PaneNodes
                  key={placed.pane.id}
                  placed={placed}
                  design={design}
                  selected={placed.pane.id === selected}
                  onSelect={() => select(placed.pane.id)}
                />
              ))}
              {barConfigs(design).map((bar) => (
                <Rect key={bar.id} {...bar} />
              ))}
            </Group>
            {dimensions(design, place).map(({ name, line, text }, i) => (
              <Group key={i}>
                <Line {...line} />
                <Text {...text} name={name} />
              </Group>
            ))}
          </Layer>
        </Stage>
      </div>
      <Panel
        design={design}
        selected={selected}
        report={refusal || describe(design)}
        onSelect={select}
        onChange={show}
        onUndo={canUndo(history) ? () => travel('undo') : undefined}
        onRedo={canRedo(history) ? () => travel('redo') : undefined}
      />
    </div>
  );
}
