import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import Konva from 'konva';
import { Group, Image, Layer, Shape, Stage } from 'react-konva';
import { createGoals } from '../../../common/konva/goals';
import { useWidth } from '../../../common/react/use-width';
import {
  fitTable,
  idOf,
  mountConfig,
  pictureConfig,
  slideConfig,
  tableConfig,
} from '../shared/look';
import { loadPictures, type Pictures } from '../shared/pictures';
import {
  commandOf,
  describe,
  goalsOf,
  kept,
  LABEL,
  nextSlide,
  put,
  raise,
  SLIDES,
} from '../shared/slides';
import '../shared/style.css';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, measured] = useWidth();
  const [slides, setSlides] = useState(SLIDES);
  const [grown, setGrown] = useState<string | null>(null);
  const [pictures, setPictures] = useState<Pictures>(() => new Map());
  const layer = useRef<Konva.Layer>(null);
  const { width, height, ...scale } = fitTable(measured);

  useEffect(() => loadPictures(setPictures), []);

  // The scales belong to the springs; no prop sets them.
  const [goals] = useState(() => createGoals(12));
  useEffect(() => {
    if (layer.current) goals.show(layer.current, goalsOf(SLIDES, grown), true);
  }, [goals, grown]);
  useEffect(() => () => goals.stop(), [goals]);

  function handleMove({ target }: PointerEventObject) {
    // While a slide is dragged, nothing else is looked up under the pointer.
    if (!Konva.isDragging()) setGrown(idOf(target));
  }

  function handlePress({ evt, target }: PointerEventObject) {
    if (evt.button !== 0) return;
    const id = idOf(target);
    setGrown(id);
    if (id) setSlides((now) => raise(now, id));
  }

  function handleLeave({ evt }: PointerEventObject) {
    // A lifted finger leaves, too. Its slide stays large until the next tap.
    if (evt.pointerType !== 'touch') setGrown(null);
  }

  function handleDrag({ target }: Konva.KonvaEventObject<DragEvent>) {
    // The node first: a place that did not change is not written again.
    target.position(kept(target.position()));
    const place = target.position();
    const id = target.id();
    setSlides((now) => put(now, id, place));
  }

  function handleKey(event: KeyboardEvent) {
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    if (command.do === 'leave') {
      setGrown(null);
    } else if (command.do === 'step') {
      const next = nextSlide(grown, command.by);
      setGrown(next);
      setSlides(raise(slides, next));
    } else {
      const slide = slides.find(({ id }) => id === grown);
      const { x, y } = command;
      if (slide) setSlides(put(slides, slide.id, { x: slide.x + x, y: slide.y + y }));
    }
  }

  return (
    <>
      <div
        className="table"
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        style={{ cursor: grown ? 'grab' : undefined }}
        onKeyDown={handleKey}
        onBlur={() => setGrown(null)}
      >
        <Stage
          width={width}
          height={height}
          onPointerMove={handleMove}
          onPointerDown={handlePress}
          onPointerLeave={handleLeave}
        >
          <Layer ref={layer} {...scale}>
            <Shape {...tableConfig} />
            {slides.map((slide) => (
              <Group key={slide.id} {...slideConfig(slide)} onDragMove={handleDrag}>
                <Shape {...mountConfig(slide)} />
                <Image {...pictureConfig(slide, pictures)} />
              </Group>
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <p role="status">{describe(grown)}</p>
      </div>
    </>
  );
}
