import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Ellipse, Group, Layer, Line, Rect, Stage, Wedge } from 'react-konva';
import { PLANETS } from '../shared/physics';
import { cap, ground, hills, panels, rim, shadow, sky, sun } from '../shared/scene';
import { Simulation } from '../shared/simulation';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [holder, { width, height }] = useSize<HTMLDivElement>();
  const [planet, setPlanet] = useState('Earth');
  const [report, setReport] = useState('');
  const [isHeld, setIsHeld] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  // The ball moves in every frame: the simulation writes to the nodes, without a render.
  const ball = useRef<Konva.Group>(null);
  const shade = useRef<Konva.Ellipse>(null);
  const simulation = useRef<Simulation>(null);
  const gravity = PLANETS.find(({ name }) => name === planet)?.gravity ?? 0;
  const world = { width, height, gravity };

  const begin = useEffectEvent(() => {
    if (!ball.current || !shade.current) return;
    const nodes = { ball: ball.current, shadow: shade.current };
    simulation.current = new Simulation(nodes, world, setReport);
  });

  useEffect(() => {
    if (width === 0) return;
    if (simulation.current) simulation.current.resize(width, height);
    else begin();
  }, [width, height]);

  useEffect(() => {
    simulation.current?.setGravity(gravity);
  }, [gravity]);

  useEffect(
    () => () => {
      simulation.current?.destroy();
      simulation.current = null;
    },
    [],
  );

  const grab = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const stage = currentTarget.getStage();
    const point = stage?.getPointerPosition();
    // Only the main button and the first finger grab the ball.
    if (!stage || !point || !evt.isPrimary || evt.button !== 0) return;
    stage.setPointerCapture(pointerId);
    setIsHeld(true);
    simulation.current?.grab(point, evt.timeStamp);
  };

  const carry = ({ evt, currentTarget }: PointerEventObject) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    if (isHeld && point && evt.isPrimary) simulation.current?.carry(point, evt.timeStamp);
  };

  const letGo = ({ evt }: PointerEventObject) => {
    if (!evt.isPrimary) return;
    setIsHeld(false);
    simulation.current?.letGo(evt.timeStamp);
  };

  return (
    <div className="page">
      <div
        className="world"
        ref={holder}
        style={{ cursor: isHeld ? 'grabbing' : isHovered ? 'grab' : 'default' }}
      >
        <Stage
          width={width}
          height={height}
          onPointerMove={carry}
          onPointerUp={letGo}
          onPointerCancel={letGo}
        >
          {/* The landscape is drawn once; each frame draws the ball and its shadow. */}
          <Layer listening={false}>
            <Rect {...sky(world)} />
            <Circle {...sun(world)} />
            {[...hills(world), ...ground(world)].map((line, i) => (
              <Line key={i} {...line} />
            ))}
          </Layer>
          <Layer>
            <Ellipse ref={shade} {...shadow} />
            <Group
              ref={ball}
              name="ball"
              onPointerDown={grab}
              onPointerEnter={() => setIsHovered(true)}
              onPointerLeave={() => setIsHovered(false)}
            >
              {panels.map((panel) => (
                <Wedge key={panel.rotation} {...panel} />
              ))}
              <Circle {...rim} />
              <Circle {...cap} />
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => simulation.current?.kick(-1)}>
          Kick left
        </button>
        <button type="button" onClick={() => simulation.current?.kick(1)}>
          Kick right
        </button>
        <label>
          Gravity
          <select value={planet} onChange={(event) => setPlanet(event.target.value)}>
            {PLANETS.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <output>{report}</output>
      </div>
    </div>
  );
}
