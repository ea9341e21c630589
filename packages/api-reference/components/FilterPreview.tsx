import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { drawSubject, SUBJECT_HEIGHT, SUBJECT_WIDTH } from './filter-subject';

interface SliderAttribute {
  name: string;
  min: number;
  max: number;
  step: number;
  value: number;
}

interface Props {
  /** Member of `Konva.Filters`. */
  name: string;
  attributes: SliderAttribute[];
}

/**
 * A small picture before and after a filter, with a slider for each numeric parameter. Konva is loaded once per page, when the preview
 * comes near the view. The filter's own function processes the pixels.
 */
export function FilterPreview({ name, attributes }: Props): ReactNode {
  const id = useId();
  const [values, setValues] = useState(() =>
    Object.fromEntries(attributes.map(({ name: key, value }) => [key, value])),
  );
  const [near, setNear] = useState(false);
  const [failed, setFailed] = useState(false);
  const before = useRef<HTMLCanvasElement>(null);
  const after = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const canvas = before.current;
    if (!canvas) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(canvas);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const source = before.current?.getContext('2d', { willReadFrequently: true });
    const target = after.current?.getContext('2d');
    if (!near || !source || !target) return;
    let stale = false;
    drawSubject(source);
    loadFilter(name).then(
      (filter) => {
        if (stale) return;
        const pixels = source.getImageData(0, 0, SUBJECT_WIDTH, SUBJECT_HEIGHT);
        filter(values, pixels);
        target.putImageData(pixels, 0, 0);
      },
      () => setFailed(true),
    );
    return () => {
      stale = true;
    };
  }, [near, name, values]);

  const size = { width: SUBJECT_WIDTH, height: SUBJECT_HEIGHT };
  return (
    <figure className="kd-api-filter-preview">
      <div className="kd-api-filter-pictures">
        <canvas ref={before} {...size} role="img" aria-label="Picture without a filter" />
        <canvas ref={after} {...size} role="img" aria-label={`Picture with ${name}`} />
      </div>
      {attributes.map((attribute) => (
        <p key={attribute.name} className="kd-api-filter-slider">
          <label htmlFor={`${id}-${attribute.name}`}>{attribute.name}</label>
          <input
            id={`${id}-${attribute.name}`}
            type="range"
            min={attribute.min}
            max={attribute.max}
            step={attribute.step}
            value={values[attribute.name]}
            onChange={(event) => setValues({ ...values, [attribute.name]: Number(event.target.value) })}
          />
          <output htmlFor={`${id}-${attribute.name}`}>{round(values[attribute.name] ?? 0)}</output>
        </p>
      ))}
      {failed && <p role="alert">The preview could not be loaded. Check your connection and reload the page.</p>}
    </figure>
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Creates a node with the attributes, and runs the filter's own function on the pixels. */
async function loadFilter(name: string): Promise<(values: Record<string, number>, pixels: ImageData) => void> {
  const { default: Konva } = await import('konva');
  const found: unknown = Reflect.get(Konva.Filters, name);
  if (typeof found !== 'function') throw new Error(`Konva.Filters has no "${name}".`);
  return (values, pixels) => {
    const node = new Konva.Group(values);
    Reflect.apply(found, node, [pixels, 1]);
    node.destroy();
  };
}
