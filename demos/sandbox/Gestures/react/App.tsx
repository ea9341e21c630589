import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Ellipse, Group, Layer, Line, Rect, Stage, Text } from 'react-konva';
import { cheeks, eyes, fingerConfig, head, mouth, ripples, wordsConfig } from '../shared/face';
import { KINDS, type Kind } from '../shared/gestures';
import { Play } from '../shared/play';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [field, size] = useSize<HTMLDivElement>();
  const [fingers, setFingers] = useState<Konva.Vector2d[]>([]);
  const [words, setWords] = useState('Touch me');
  const [done, setDone] = useState<ReadonlySet<Kind>>(new Set());
  // Fingers and a tween move the face: they write to the node, not to state.
  const face = useRef<Konva.Group>(null);
  const play = useRef<Play>(null);
  const home = { x: size.width / 2, y: size.height / 2 + 20 };

  useEffect(() => {
    if (!face.current) return;
    const current = new Play(face.current, (points, gestures) => {
      setFingers(points);
      if (gestures.length === 0) return;
      setWords(gestures.map(({ says }) => says).join(', '));
      setDone((before) => new Set([...before, ...gestures.map(({ kind }) => kind)]));
    });
    play.current = current;
    return () => current.destroy();
  }, []);

  useEffect(() => {
    play.current?.moveHome({ x: home.x, y: home.y });
  }, [home.x, home.y]);

  const press = ({ evt, currentTarget }: PointerEventObject) => {
    const stage = currentTarget.getStage();
    const point = stage?.getPointerPosition();
    if (!point || evt.button !== 0) return;
    // A finger stays with the element where it began; the mouse needs a capture.
    if (evt.pointerType === 'mouse') stage?.setPointerCapture(evt.pointerId);
    play.current?.down(evt, point);
  };

  const move = ({ evt, currentTarget }: PointerEventObject) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    if (point) play.current?.move(evt, point);
  };

  const isHeld = fingers.length > 0;

  return (
    <div className="page">
      <div className="field" ref={field}>
        <Stage
          {...size}
          onPointerDown={press}
          onPointerMove={move}
          onPointerUp={({ evt }) => play.current?.up(evt)}
          onPointerCancel={({ evt }) => play.current?.up(evt)}
        >
          {/* The stage handles the pointers: no shape has to be found under them. */}
          <Layer listening={false}>
            {ripples(home).map((ripple) => (
              <Circle key={ripple.radius} {...ripple} />
            ))}
          </Layer>
          <Layer listening={false}>
            <Text {...wordsConfig(words, size.width)} />
            <Group name="face" ref={face}>
              <Rect {...head} />
              {cheeks.map((cheek) => (
                <Circle key={cheek.x} {...cheek} />
              ))}
              {eyes(isHeld).map((eye) => (
                <Ellipse key={eye.x} {...eye} />
              ))}
              <Line {...mouth(isHeld)} />
            </Group>
            {fingers.map((point, i) => (
              <Circle key={i} {...fingerConfig(point)} />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <ul className="kinds" aria-label="Recognized so far">
          {KINDS.map((kind) => (
            <li key={kind} className={done.has(kind) ? 'done' : undefined}>
              {kind}
            </li>
          ))}
        </ul>
        <p>With a mouse, hold Shift for a second finger.</p>
      </div>
    </div>
  );
}
