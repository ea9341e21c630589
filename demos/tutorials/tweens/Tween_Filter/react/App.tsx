import Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import harborUrl from './harbor.webp';
import { useWidth } from '../../../../common/react/use-width';
import { BLUR, duration, goalFor, picture } from '../shared/focus';

export default function App() {
  const [frame, width] = useWidth();
  const [image] = useImage(harborUrl);
  const [blurred, setBlurred] = useState<Konva.Image | null>(null);
  const runs = useRef(0);
  // The second filter counts the runs and leaves the pixels alone.
  const [filters] = useState(() => [Konva.Filters.Blur, () => (runs.current += 1)]);
  const [text, setText] = useState('');
  const [isSharp, setIsSharp] = useState(false);
  const [isFade, setIsFade] = useState(false);
  const tween = useRef<Konva.Tween>(null);

  useEffect(() => {
    if (image) blurred?.cache().blurRadius(BLUR);
  }, [blurred, image]);

  const show = (next: boolean) => {
    if (!blurred || next === isSharp) return;
    setIsSharp(next);
    runs.current = 0;
    // The newest tween takes over the attribute at its current value.
    tween.current = blurred.to({
      duration: duration(),
      ...goalFor(next, isFade),
      onFinish: () => setText(`Filter runs: ${runs.current}`),
    });
  };

  const change = (next: boolean) => {
    // Both ways begin with the blurred image.
    show(false);
    tween.current?.finish();
    setIsFade(next);
  };

  // The image is centered at x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={frame}>
      <Stage width={width} height={230}>
        <Layer x={width / 2}>
          <Image {...picture} image={image} />
          {/* The tween owns blurRadius and opacity: they are not props. */}
          <Image
            ref={setBlurred}
            name="blurred"
            {...picture}
            image={image}
            filters={filters}
            onMouseEnter={() => show(true)}
            onMouseLeave={() => show(false)}
            onTap={() => show(!isSharp)}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" aria-pressed={isSharp} onClick={() => show(!isSharp)}>
          Sharp
        </button>
        <label>
          <input type="checkbox" checked={isFade} onChange={(e) => change(e.target.checked)} />{' '}
          Cross-fade
        </label>
        <span>{text}</span>
      </div>
    </div>
  );
}
