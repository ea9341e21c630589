import { useEffect, useState } from 'react';
import type Konva from 'konva';
import { Circle, Image, Layer, Line, Path, Shape, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import * as model from '../shared/curves';
import * as view from '../shared/swan';
import headUrl from './swan-head.webp';
import lakeUrl from './swan-lake.webp';

export default function App() {
  const [lake] = useImage(lakeUrl);
  const [head] = useImage(headUrl);
  const [box, width] = useWidth();
  const [editor, change] = useState(model.newEditor);
  const [showsLines, setShowsLines] = useState(true);
  /** The point below the mouse. */
  const [hot, setHot] = useState<number | null>(null);
  const { points } = editor;
  const size = view.fit(width);

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

  const press = ({ evt, target }: Konva.KonvaEventObject<PointerEvent>) => {
    if (evt.button === 0) change((last) => model.select(last, view.indexOf(target)));
  };

  const drag = (index: number, node: Konva.Node) => {
    const at = model.keepIn(node.position());
    node.position(at);
    change((last) => model.moveTo(last, index, at));
  };

  return (
    <>
      <div className="controls">
        {model.ACTIONS.map(({ label, act, can }) => (
          <button key={label} type="button" disabled={!can(editor)} onClick={() => change(act)}>
            {label}
          </button>
        ))}
        <label>
          <input
            type="checkbox"
            checked={showsLines}
            onChange={({ target }) => setShowsLines(target.checked)}
          />
          Control lines
        </label>
        <input
          aria-label="Path data"
          style={{ flex: '1 1 200px', minWidth: 0 }}
          readOnly
          value={model.pathData(points)}
          onFocus={({ target }) => target.select()}
        />
        <p role="status" style={{ flex: '0 0 100%' }}>
          {model.describe(editor)}
        </p>
      </div>
      <div ref={box} role="application" tabIndex={0} aria-label={view.LABEL}>
        <Stage {...size} onPointerDown={press}>
          <Layer listening={false}>
            <Image {...view.SCENE} image={lake} />
          </Layer>
          <Layer listening={false}>
            {view.bodyConfigs(points).map((config) => (
              <Path key={config.name} {...config} />
            ))}
            <Shape {...view.neckConfig(points)} />
            <Image {...view.headConfig(points)} image={head} />
            {view.curveConfigs(points).map((config) => (
              <Shape key={config.name} {...config} />
            ))}
            {view.controlConfigs(points, showsLines).map((config, i) => (
              <Line key={i} {...config} />
            ))}
          </Layer>
          <Layer>
            {view.anchorConfigs(editor, hot, size.scaleX).map((config, i) => (
              <Circle
                key={config.id}
                {...config}
                onMouseEnter={() => setHot(i)}
                onMouseLeave={() => setHot(null)}
                onDragStart={() => change((last) => model.startMove(last, i))}
                onDragMove={({ target }) => drag(i, target)}
              />
            ))}
          </Layer>
        </Stage>
      </div>
    </>
  );
}
