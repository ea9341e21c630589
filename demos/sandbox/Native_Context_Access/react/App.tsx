import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Group, Image, Layer, Rect, Shape, Stage, Text } from 'react-konva';
import { tipCommand } from '../../../common/konva/key-tip';
import { useSize } from '../../../common/react/use-size';
import {
  describe,
  moveBook,
  onTable,
  otherBook,
  REACH,
  type Book,
  type Stamp,
} from '../shared/bindery';
import {
  blockConfig,
  bookConfig,
  coverConfig,
  LABEL,
  onDraw,
  paintBench,
  paintPaper,
  placeTable,
  ringConfig,
  rosetteConfig,
  slipParts,
  stampLayer,
} from '../shared/look';
import '../shared/style.css';

export default function App() {
  const [bench, size] = useSize<HTMLDivElement>();
  const [table, setTable] = useState<Konva.Layer | null>(null);
  const [books, setBooks] = useState(onTable);
  const [chosen, setChosen] = useState<Book['name']>('marbled');
  const [hasKeys, setHasKeys] = useState(false);
  const [seed, setSeed] = useState(1);
  const [stamp, setStamp] = useState<Stamp>('none');
  const paper = useMemo(() => paintPaper(seed), [seed]);
  const place = placeTable(size);
  const mover = books.find(({ name }) => name === chosen);

  useEffect(() => {
    if (!table) return undefined;
    return onDraw(table, () => setStamp((old) => (old === 'there' ? 'lost' : old)));
  }, [table]);

  const handleDrag = (name: Book['name'], node: Konva.Node) => {
    const next = moveBook(books, name, node.position());
    const moved = next.find((book) => book.name === name);
    // The node first: it must not leave the table until the next event.
    if (moved) node.position({ x: moved.x, y: moved.y });
    setBooks(next);
  };

  const handleKey = (event: KeyboardEvent) => {
    const command = mover && tipCommand(event, { tip: mover, isDown: false, reach: REACH });
    if (!command) return;
    event.preventDefault();
    setHasKeys(true);
    if (command.do === 'move') setBooks(moveBook(books, chosen, command.to));
    if (command.do === 'press') setChosen(otherBook(chosen));
  };

  const handleStamp = () => {
    if (!table) return;
    stampLayer(table);
    setStamp('there');
  };

  return (
    <div className="bindery">
      <div
        className="bench"
        ref={bench}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        onKeyDown={handleKey}
        onFocus={({ target }) => setHasKeys(target.matches(':focus-visible'))}
        onBlur={() => setHasKeys(false)}
      >
        <Stage {...size}>
          <Layer {...place} listening={false}>
            <Shape sceneFunc={paintBench} />
          </Layer>
          <Layer {...place} ref={setTable}>
            <Rect {...ringConfig(mover, hasKeys)} />
            {books.map((book) => {
              const slip = slipParts(book);
              return (
                <Group
                  key={book.name}
                  {...bookConfig(book)}
                  onDragMove={({ target }) => handleDrag(book.name, target)}
                >
                  <Rect {...blockConfig} />
                  {book.name === 'marbled' ? (
                    <Image {...coverConfig} name="paper" image={paper} />
                  ) : (
                    <Shape {...rosetteConfig} />
                  )}
                  <Rect {...slip.paper} />
                  <Text {...slip.words} />
                </Group>
              );
            })}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" className="primary" onClick={() => setSeed((now) => now + 1)}>
          New paper
        </button>
        <button type="button" onClick={handleStamp}>
          Stamp the layer
        </button>
        <p className="says" role="status">
          {describe(stamp)}
        </p>
      </div>
    </div>
  );
}
