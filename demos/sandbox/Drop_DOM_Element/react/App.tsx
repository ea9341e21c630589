import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Image, Layer, Rect, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import * as model from '../shared/bento';
import * as view from '../shared/box';
import '../shared/style.css';
import tableUrl from './bento-box.webp';

export default function App() {
  const [table] = useImage(tableUrl);
  const [box, width] = useWidth();
  const [tray, setTray] = useState<HTMLDivElement | null>(null);
  const stage = useRef<Konva.Stage>(null);
  const file = useRef<HTMLInputElement>(null);
  const [bento, change] = useState(model.newBento);
  /** The food that the browser drags. */
  const [carried, setCarried] = useState<model.Food | null>(null);
  const selected = model.selectedOf(bento);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const act = model.keyChange(event);
      if (!act) return;
      event.preventDefault();
      change(act);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  const drop = (food: model.Food, event: { clientX: number; clientY: number }) => {
    const at = stage.current && view.placeUnder(stage.current, event);
    if (at) change((last) => model.add(last, food, at));
  };

  const press = ({ evt, target }: Konva.KonvaEventObject<PointerEvent>) => {
    const id = target.hasName('piece') ? view.idOf(target) : undefined;
    if (evt.button === 0) change((last) => model.select(last, id));
  };

  const drag = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const at = model.keepIn(target.position());
    target.position(at);
    change((last) => model.moveTo(last, view.idOf(target), at));
  };

  const openFile = async (input: HTMLInputElement) => {
    const text = await input.files?.[0]?.text();
    // Empty the field, so that the same file can be chosen again.
    input.value = '';
    if (text !== undefined) change((last) => model.open(last, text));
  };

  return (
    <>
      <div ref={setTray} className="tray">
        {model.FOODS.map((food) => (
          <div key={food} className="source">
            <img
              src={view.URLS[food]}
              alt={food}
              draggable
              onDragStart={() => setCarried(food)}
              onDragEnd={() => setCarried(null)}
              onPointerDown={(event) =>
                view.carryByFinger(event, event.currentTarget, (at) => drop(food, at))
              }
            />
            <button type="button" onClick={() => change((last) => model.add(last, food))}>
              {`Add ${food}`}
            </button>
          </div>
        ))}
      </div>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={view.LABEL}
        onDragOver={(event) => {
          // Without preventDefault(), the browser refuses the drop.
          if (carried) event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          if (carried) drop(carried, event);
        }}
      >
        <Stage ref={stage} {...view.fit(width)} onPointerDown={press}>
          <Layer listening={false}>
            <Image {...view.tableConfig} image={table} />
          </Layer>
          <Layer>
            {bento.pieces.map((piece) => (
              <Image
                key={piece.id}
                {...view.pieceConfig(piece, tray)}
                onDragStart={() => change((last) => model.startMove(last, piece.id))}
                onDragMove={drag}
              />
            ))}
          </Layer>
          <Layer listening={false}>
            <Circle {...view.ringConfig(selected)} />
            <Rect {...view.glowConfig(carried !== null)} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        {model.ACTIONS.map(({ label, act, can }) => (
          <button key={label} type="button" disabled={!can(bento)} onClick={() => change(act)}>
            {label}
          </button>
        ))}
        <button type="button" onClick={() => file.current?.click()}>
          Open
        </button>
        <button type="button" onClick={() => view.savePieces(bento.pieces)}>
          Save
        </button>
        <input
          ref={file}
          type="file"
          accept=".json"
          aria-label="Bento file"
          hidden
          onChange={({ currentTarget }) => void openFile(currentTarget)}
        />
        <p role="status">{model.describe(bento)}</p>
      </div>
    </>
  );
}
