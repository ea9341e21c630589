import type Konva from 'konva';
import { useEffect, useRef } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { attrsOf, type Entry, type FilterName } from '../shared/filters';
import { filterThumbs, gridOf, thumb } from '../shared/thumb-grid';

interface FilterThumbsProps {
  image: HTMLImageElement | undefined;
  entries: readonly Entry[];
  chosen: FilterName;
  onChoose: (name: FilterName) => void;
}

/** Small images on one canvas, each below a button with the name of its filter. */
export function FilterThumbs({ image, entries, chosen, onChoose }: FilterThumbsProps) {
  const [box, width] = useWidth();
  const layer = useRef<Konva.Layer>(null);
  const { columns, rowHeight, height, place } = gridOf(width);

  useEffect(() => (image && layer.current ? filterThumbs(layer.current) : undefined), [image]);

  return (
    <div ref={box} className="thumbs">
      <Stage width={width} height={height} listening={false}>
        <Layer ref={layer}>
          {entries.map((entry, index) => (
            <Image
              key={entry.name}
              id={entry.name}
              name="thumb"
              image={image}
              {...thumb}
              {...place(index)}
              {...attrsOf(entry)}
            />
          ))}
        </Layer>
      </Stage>
      <div
        className="thumb-names"
        role="group"
        aria-label="Filters"
        style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, gridAutoRows: rowHeight }}
      >
        {entries.map(({ name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
