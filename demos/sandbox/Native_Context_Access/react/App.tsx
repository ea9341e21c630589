import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Group, Image, Layer, Rect, Shape, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import { useSize } from '../../../common/react/use-size';
import * as bindery from '../shared/bindery';
import * as look from '../shared/look';
import '../shared/style.css';
import matUrl from './cutting-mat.svg';

export default function App() {
  const [bench, size] = useSize<HTMLDivElement>();
  const [mat] = useImage(matUrl);
  const [table, setTable] = useState<Konva.Layer | null>(null);
  const [books, setBooks] = useState(bindery.onTable);
  const [chosen, setChosen] = useState<bindery.Book['name']>('marbled');
  const [hasKeys, setHasKeys] = useState(false);
  const [seed, setSeed] = useState(1);
  const [stamp, setStamp] = useState<bindery.Stamp>('none');
  const paper = useMemo(() => look.paintPaper(seed), [seed]);
  const place = look.placeTable(size);
  const mover = books.find(({ name }) => name === chosen);

  useEffect(() => {
    if (!table) return undefined;
    return look.onDraw(table, () => setStamp((old) => (old === 'there' ? 'lost' : old)));
  }, [table]);

  const handleDrag = (name: bindery.Book['name'], node: Konva.Node) => {
    // Corrects the node first: otherwise, it would be outside the table until the next event.
    const to = bindery.keepIn(node.position());
    node.position(to);
    setBooks((now) => bindery.moveBook(now, name, to));
  };

  const handleKey = ({ nativeEvent: event }: KeyboardEvent) => {
    const next = bindery.press(books, chosen, event);
    if (!next) return;
    event.preventDefault();
    setHasKeys(true);
    setBooks(next.books);
    setChosen(next.chosen);
  };

  const handleStamp = () => {
    if (!table) return;
    look.stampLayer(table);
    setStamp('there');
  };

  return (
    <div className="bindery">
      <div
        className="bench"
        ref={bench}
        role="application"
        tabIndex={0}
        aria-label={look.LABEL}
        onKeyDown={handleKey}
        onFocus={({ target }) => setHasKeys(target.matches(':focus-visible'))}
        onBlur={() => setHasKeys(false)}
      >
        <Stage {...size}>
          <Layer {...place} listening={false}>
            <Image {...look.BENCH} image={mat} />
          </Layer>
          <Layer {...place} ref={setTable}>
            <Rect {...look.ringConfig(mover, hasKeys)} />
            {books.map((book) => {
              const slip = look.slipParts(book);
              return (
                <Group
                  key={book.name}
                  {...look.bookConfig(book)}
                  onDragMove={({ target }) => handleDrag(book.name, target)}
                >
                  <Rect {...look.blockConfig} />
                  {book.name === 'marbled' ? (
                    <Image {...look.paperConfig} image={paper} />
                  ) : (
                    <Shape {...look.rosetteConfig} />
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
          {bindery.WORDS[stamp]}
        </p>
      </div>
    </div>
  );
}
