import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Group, Layer, Line, Rect, Shape, Stage } from 'react-konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useWidth } from '../../../common/react/use-width';
import { TOOLS, wallKey } from '../shared/commands';
import { bandConfig, fit, laserConfigs, markConfigs, wallConfig } from '../shared/look';
import {
  cancel,
  isSelected,
  move,
  newWall,
  press,
  printsOf,
  redoNext,
  release,
  toggle,
  undoLast,
} from '../shared/wall';
import { PrintNode } from './PrintNode';
import '../shared/style.css';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, width] = useWidth();
  const [wall, change] = useState(newWall);
  const stage = useRef<Konva.Stage>(null);
  const pointer = () => stage.current?.getRelativePointerPosition() ?? { x: 0, y: 0 };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = wallKey(event);
      if (!command) return;
      event.preventDefault();
      change(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const down = ({ evt, target, pointerId }: PointerEventObject) => {
    // A second finger does not affect the drag of the first.
    if (!evt.isPrimary || evt.button !== 0) return;
    stage.current?.setPointerCapture(pointerId);
    // A finger has no Shift key, so its taps always add.
    const adds = evt.shiftKey || evt.pointerType === 'touch';
    const [id, at] = [target.hasName('print') ? target.id() : null, pointer()];
    change((now) => press(now, id, at, adds));
  };

  const over = ({ evt }: PointerEventObject) => {
    if (!evt.isPrimary || !wall.gesture) return;
    const at = pointer();
    change((now) => move(now, at));
  };

  return (
    <>
      <div className="controls hang-bar">
        {TOOLS.map(({ name, commands }) => (
          <fieldset key={name}>
            <legend>{name}</legend>
            {commands.map(({ label, icon, run }) => (
              <button key={label} type="button" onClick={() => change(run)}>
                <i className={icon} />
                {label}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <div
        ref={box}
        className="wall"
        role="application"
        tabIndex={0}
        aria-label="Wall"
        aria-describedby="keys"
      >
        <Stage
          ref={stage}
          {...fit(width)}
          onPointerDown={down}
          onPointerMove={over}
          onPointerUp={({ evt }) => evt.isPrimary && change(release)}
          onPointerCancel={({ evt }) => evt.isPrimary && change(cancel)}
        >
          <Layer listening={false}>
            <Shape {...wallConfig} />
          </Layer>
          <Layer>
            {printsOf(wall).map((print) => (
              <PrintNode
                key={print.id}
                print={print}
                isHeld={wall.gesture?.kind === 'move' && isSelected(wall, print)}
              />
            ))}
            {laserConfigs(wall.laser).map((line) => (
              <Line key={line.name} {...line} />
            ))}
            <Group listening={false}>
              {markConfigs(wall).map(({ key, ...mark }) => (
                <Rect key={key} id={`mark-${key}`} {...mark} />
              ))}
            </Group>
            <Rect {...bandConfig(wall)} />
          </Layer>
        </Stage>
      </div>
      <p className="wall-status" role="status">
        {wall.says}
      </p>
      <div className="controls prints">
        <fieldset>
          <legend>Select</legend>
          {printsOf(wall).map((print) => (
            <button
              key={print.id}
              type="button"
              aria-pressed={isSelected(wall, print)}
              onClick={() => change((now) => toggle(now, print.id))}
            >
              {print.name}
            </button>
          ))}
        </fieldset>
        <button type="button" disabled={!canUndo(wall.history)} onClick={() => change(undoLast)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(wall.history)} onClick={() => change(redoNext)}>
          Redo
        </button>
      </div>
      <p id="keys" hidden>
        Ctrl and A selects all prints, Escape none. Arrow keys move the selected prints by one
        centimeter, with Shift by ten.
      </p>
    </>
  );
}
