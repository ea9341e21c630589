import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Rect, Stage } from 'react-konva';
import useImage from 'use-image';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useWidth } from '../../../common/react/use-width';
import {
  add,
  empty,
  FOODS,
  moveTo,
  newBento,
  open,
  piecesOf,
  redoNext,
  release,
  remove,
  select,
  selectedOf,
  turn,
  undoLast,
  type Food,
} from '../shared/bento';
import { readBento } from '../shared/bento-file';
import { carryByFinger, droppedFood, isCarried, isLeaving, pickUp } from '../shared/carry';
import { bentoKey } from '../shared/commands';
import { ADDRESSES, whenLoaded, type Pictures } from '../shared/foods';
import {
  fit,
  glowConfig,
  HELP,
  idOf,
  LABEL,
  pieceConfig,
  placeIn,
  placeUnder,
  ringConfig,
  savePicture,
  savePieces,
  tableConfig,
} from '../shared/look';
import '../shared/style.css';
import tableUrl from './bento-box.webp';

export default function App() {
  const [tableImage] = useImage(tableUrl);
  const [box, width] = useWidth();
  const tray = useRef<HTMLDivElement>(null);
  const stage = useRef<Konva.Stage>(null);
  const file = useRef<HTMLInputElement>(null);
  const [bento, change] = useState(newBento);
  const [isOver, setIsOver] = useState(false);
  const [pictures, setPictures] = useState<Pictures>(new Map());
  const pieces = piecesOf(bento);
  const selected = selectedOf(bento);

  useEffect(() => whenLoaded(tray.current?.querySelectorAll('img') ?? [], setPictures), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = bentoKey(event);
      if (!command) return;
      event.preventDefault();
      change(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  /** Adds a piece where the page's event is. */
  const drop = (food: Food | undefined, event: { clientX: number; clientY: number }) => {
    const place = stage.current && placeUnder(stage.current, event);
    if (food && place) change((now) => add(now, food, place));
  };

  const press = ({ target }: Konva.KonvaEventObject<PointerEvent>) => {
    const id = target.hasName('piece') ? idOf(target) : null;
    change((now) => select(now, id));
  };

  const drag = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const place = placeIn(target);
    change((now) => moveTo(now, idOf(target), place));
  };

  const openFile = async (input: HTMLInputElement) => {
    const text = input.files?.[0]?.text();
    // Emptied, so that the same file can be chosen again.
    input.value = '';
    const read = await text;
    if (read !== undefined) change((now) => open(now, readBento(read)));
  };

  return (
    <>
      <div className="lunch">
        <div ref={tray} className="tray">
          {FOODS.map((food) => (
            <div key={food} className="source">
              <img
                src={ADDRESSES[food]}
                alt={food}
                draggable
                onDragStart={(event) => pickUp(event, event.currentTarget, food)}
                onDragEnd={() => setIsOver(false)}
                onPointerDown={({ nativeEvent, currentTarget }) =>
                  carryByFinger(nativeEvent, currentTarget, box.current, {
                    hover: setIsOver,
                    drop: (at) => drop(food, at),
                  })
                }
              />
              <button type="button" onClick={() => change((now) => add(now, food))}>
                {`Add ${food}`}
              </button>
            </div>
          ))}
        </div>
        <div
          ref={box}
          className="box"
          role="application"
          tabIndex={0}
          aria-label={LABEL}
          aria-describedby="keys"
          onDragOver={(event) => {
            if (!isCarried(event)) return;
            // Without it, the browser refuses the drop.
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={({ currentTarget, nativeEvent }) => {
            if (isLeaving(currentTarget, nativeEvent)) setIsOver(false);
          }}
          onDrop={(event) => {
            if (!isCarried(event)) return;
            event.preventDefault();
            setIsOver(false);
            drop(droppedFood(event), event);
          }}
        >
          <Stage ref={stage} {...fit(width)} onPointerDown={press}>
            <Layer listening={false}>
              <Image {...tableConfig} image={tableImage} />
            </Layer>
            <Layer>
              <Group>
                {pieces.map((piece) => (
                  <Image
                    key={piece.id}
                    {...pieceConfig(piece, pictures)}
                    onDragMove={drag}
                    onDragEnd={() => change(release)}
                  />
                ))}
              </Group>
              <Circle {...ringConfig(selected)} />
              <Rect {...glowConfig(isOver)} />
            </Layer>
          </Stage>
        </div>
        <div className="controls">
          <button type="button" disabled={!selected} onClick={() => change(turn)}>
            Turn
          </button>
          <button type="button" disabled={!selected} onClick={() => change(remove)}>
            Remove
          </button>
          <button type="button" disabled={!canUndo(bento.history)} onClick={() => change(undoLast)}>
            Undo
          </button>
          <button type="button" disabled={!canRedo(bento.history)} onClick={() => change(redoNext)}>
            Redo
          </button>
          <button type="button" disabled={pieces.length === 0} onClick={() => change(empty)}>
            Empty
          </button>
          <button type="button" onClick={() => file.current?.click()}>
            Open
          </button>
          <button type="button" onClick={() => savePieces(pieces)}>
            Save
          </button>
          <button type="button" onClick={() => stage.current && void savePicture(stage.current)}>
            Export PNG
          </button>
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            aria-label="Bento file"
            hidden
            onChange={({ currentTarget }) => void openFile(currentTarget)}
          />
          <p role="status">{bento.says}</p>
        </div>
      </div>
      <p id="keys" hidden>
        {HELP}
      </p>
    </>
  );
}
