import type Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Image, Layer, Rect, Stage, Transformer } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import * as model from '../shared/cover';
import * as view from '../shared/look';
import hallUrl from './aquarium-hall.webp';
import reefUrl from './reef.webp';

export default function App() {
  const [hall] = useImage(hallUrl);
  const [image] = useImage(reefUrl);
  const [box, width] = useWidth();
  const [show, change] = useState(model.START);
  const picture = useRef<Konva.Image>(null);
  const transformer = useRef<Konva.Transformer>(null);

  const { window: pane, position } = show;
  const size = view.fit(width);
  const whole = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 };
  const sign = view.signParts(pane, whole, position);

  useEffect(() => {
    if (picture.current) transformer.current?.nodes([picture.current]);
  }, []);

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

  /** Corrects the node first: at a limit the state does not change, and nothing would be rendered. */
  const follow = (node: Konva.Node, next: model.Box) => {
    view.settle(node, next);
    change((last) => ({ ...last, window: next }));
  };

  return (
    <>
      <div ref={box} role="application" tabIndex={0} aria-label={view.LABEL}>
        <Stage {...size}>
          <Layer listening={false}>
            <Image {...model.HALL} image={hall} />
          </Layer>
          <Layer listening={false}>
            <Rect {...view.frameConfig(pane)} />
            <Image {...sign.whole} image={image} />
            <Image {...sign.kept} image={image} />
            <Rect {...sign.edge} />
          </Layer>
          <Layer>
            <Image
              ref={picture}
              {...view.pictureConfig(pane, whole, position)}
              image={image}
              onTransformStart={() => change(model.startStep)}
              onTransform={({ target }) => follow(target, view.windowOf(target))}
              onDragStart={() => change(model.startStep)}
              onDragMove={({ target }) => follow(target, model.moveTo(pane, target.position()))}
            />
            <Transformer
              ref={transformer}
              {...view.transformerConfig}
              boundBoxFunc={view.limitTo(size.scaleX)}
            />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Keep{' '}
          <select
            value={position}
            onChange={({ target: { value } }) => {
              if (!model.isPosition(value)) return;
              change((last) => ({ ...model.startStep(last), position: value }));
            }}
          >
            {Object.keys(model.POSITIONS).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        {model.ACTIONS.map(({ label, act, can }) => (
          <button key={label} type="button" disabled={!can(show)} onClick={() => change(act)}>
            {label}
          </button>
        ))}
        <p role="status">{model.describe(show, whole)}</p>
      </div>
    </>
  );
}
