import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Group, Layer, Line, Rect, Shape, Stage } from 'react-konva';
import { savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { useWidth } from '../../../common/react/use-width';
import { glassConfig, partConfigs, stageHeight, windowConfig } from '../shared/drawing';
import { endEdit, newShop, redoNext, setSide, sizeOf, undoLast } from '../shared/frame';
import { streetConfig } from '../shared/street';
import '../shared/style.css';
import { Dimension } from './Dimension';
import { SideField } from './SideField';

function choose(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

export default function App() {
  const [container, width] = useWidth();
  const [shop, change] = useState(newShop);
  const [cursor, setCursor] = useState('default');
  const stage = useRef<Konva.Stage>(null);
  const widthField = useRef<HTMLInputElement>(null);
  const heightField = useRef<HTMLInputElement>(null);

  const box = { width, height: stageHeight(width) };
  const size = sizeOf(shop);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const command = undoCommand(event);
      if (!command) return;
      event.preventDefault();
      change(command === 'undo' ? undoLast : redoNext);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  const handleHover = (isOver: boolean) => setCursor(isOver ? 'text' : 'default');

  return (
    <article className="shop">
      <div
        ref={container}
        role="img"
        aria-label="A shop window with its dimensions"
        style={{ cursor }}
      >
        <Stage ref={stage} {...box}>
          <Layer>
            <Shape {...streetConfig(size, box)} />
            <Group {...windowConfig(size, box)}>
              <Rect {...glassConfig(size)} />
              {partConfigs(size).map((config) => (
                <Line key={config.id} {...config} />
              ))}
            </Group>
            <Dimension
              side="width"
              size={size}
              stage={box}
              onChoose={() => choose(widthField.current)}
              onHover={handleHover}
            />
            <Dimension
              side="height"
              size={size}
              stage={box}
              onChoose={() => choose(heightField.current)}
              onHover={handleHover}
            />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <SideField
          side="width"
          label="Width in mm"
          value={size.width}
          ref={widthField}
          onNumber={(value) => change((now) => setSide(now, 'width', value))}
          onLeave={() => change(endEdit)}
        />
        <SideField
          side="height"
          label="Height in mm"
          value={size.height}
          ref={heightField}
          onNumber={(value) => change((now) => setSide(now, 'height', value))}
          onLeave={() => change(endEdit)}
        />
        <button type="button" disabled={!canUndo(shop.history)} onClick={() => change(undoLast)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(shop.history)} onClick={() => change(redoNext)}>
          Redo
        </button>
        <button
          type="button"
          onClick={() => {
            if (!stage.current) return;
            void savePng(stage.current.toCanvas({ pixelRatio: 2 }), 'shop-window.png');
          }}
        >
          PNG
        </button>
      </div>
      <p role="status">{shop.says}</p>
    </article>
  );
}
