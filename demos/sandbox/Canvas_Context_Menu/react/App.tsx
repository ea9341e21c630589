import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type Konva from 'konva';
import { Group, Layer, Shape, Stage } from 'react-konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { createTwice } from '../../../common/konva/twice';
import { useWidth } from '../../../common/react/use-width';
import {
  askAt,
  askForSelected,
  createLongPress,
  fit,
  plantAt,
  pulse,
  stageHeight,
} from '../shared/asks';
import {
  type Action,
  addAnywhere,
  addPlant,
  type Ask,
  asksForMenu,
  choose,
  closeMenu,
  keyStep,
  menuOf,
  newGarden,
  openMenu,
  plantsOf,
  redoNext,
  select,
  undoLast,
} from '../shared/garden';
import { plantConfig, trayConfig } from '../shared/look';
import '../shared/style.css';
import { Menu } from './Menu';

export default function App() {
  const [box, width] = useWidth();
  const [garden, change] = useState(newGarden);
  const [cursor, setCursor] = useState('default');
  const stage = useRef<Konva.Stage>(null);

  const size = { width, height: stageHeight(width) };
  const focusStage = () => box.current?.focus({ preventScroll: true });

  // A long press opens the menu later, when the page may have another width.
  const open = (ask: Ask) =>
    change((now) => openMenu(now, ask, stage.current?.size() ?? { width: 0, height: 0 }));
  const [longPress] = useState(() => createLongPress(open));
  const [twice] = useState(createTwice);
  useEffect(() => longPress.cancel, [longPress]);

  const act = (action: Action) => {
    if (action === 'Pulse') pulse(stage.current, garden.menu?.plant ?? null);
    change((now) => choose(now, action));
    focusStage();
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === box.current && asksForMenu(event)) {
      event.preventDefault();
      open(askForSelected(garden, size));
      return;
    }
    const step = keyStep(event);
    if (!step) return;
    event.preventDefault();
    change(step);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const handleMenu = ({ evt, target }: Konva.KonvaEventObject<PointerEvent>) => {
    // A timer detects the long press of a finger: not every browser fires contextmenu for it.
    if (evt.pointerType === 'touch' || !stage.current) return;
    longPress.cancel();
    open(askAt(stage.current, target));
  };

  const handleDown = (event: Konva.KonvaEventObject<PointerEvent>) => {
    longPress.begin(event);
    twice.press(event.evt);
    const plant = plantAt(event.target);
    if (event.evt.button === 0) change((now) => select(now, plant));
  };

  const handleDouble = ({ target }: Konva.KonvaEventObject<Event>) => {
    if (!stage.current) return;
    const { plant, spot } = askAt(stage.current, target);
    if (plant === null && twice.isTwice()) change((now) => addPlant(now, spot));
  };

  return (
    <article className="terrarium">
      {/* Keeps the browser's menu closed over the canvas and over this menu. */}
      <div className="table" onContextMenu={(event) => event.preventDefault()}>
        <div
          ref={box}
          className="canvas"
          role="application"
          tabIndex={0}
          aria-label="Terrarium"
          aria-describedby="keys"
          style={{ cursor }}
        >
          <Stage
            ref={stage}
            {...size}
            onContextMenu={handleMenu}
            onPointerDown={handleDown}
            onPointerMove={longPress.move}
            onPointerUp={longPress.end}
            onPointerCancel={longPress.end}
            onTouchEnd={longPress.touchEnd}
            onDblClick={handleDouble}
            onDblTap={handleDouble}
            onMouseMove={({ target }) =>
              setCursor(plantAt(target) === null ? 'default' : 'pointer')
            }
          >
            <Layer {...fit(size)}>
              <Shape {...trayConfig()} />
              <Group>
                {plantsOf(garden).map((plant) => (
                  <Shape key={plant.id} {...plantConfig(plant, plant.id === garden.selected)} />
                ))}
              </Group>
            </Layer>
          </Stage>
        </div>
        {garden.menu && (
          <Menu
            key={`${garden.menu.plant} ${garden.menu.at.x} ${garden.menu.at.y}`}
            {...menuOf(garden)}
            at={garden.menu.at}
            onChoose={act}
            onClose={(byKey) => {
              change(closeMenu);
              if (byKey) focusStage();
            }}
          />
        )}
      </div>
      <div className="controls">
        <button type="button" onClick={() => change(addAnywhere)}>
          Add plant
        </button>
        <button type="button" disabled={!canUndo(garden.history)} onClick={() => change(undoLast)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(garden.history)} onClick={() => change(redoNext)}>
          Redo
        </button>
      </div>
      <p role="status">{garden.says}</p>
      <p id="keys" hidden>
        Arrow keys choose a plant. The menu key, or Shift and F10, opens its menu. Enter adds a
        plant, Delete removes the chosen one.
      </p>
    </article>
  );
}
