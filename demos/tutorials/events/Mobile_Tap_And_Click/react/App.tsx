import { Fragment, useState } from 'react';
import { Layer, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { counters, inWords } from '../shared/counters';

export default function App() {
  const [box, width] = useWidth();
  const [counts, setCounts] = useState<Record<string, number>>({});

  const listeners = (name: string) => {
    const count = () => setCounts((before) => ({ ...before, [name]: (before[name] ?? 0) + 1 }));
    return name === 'pointer' ? { onPointerClick: count } : { onClick: count, onTap: count };
  };

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={180}>
        <Layer x={width / 2}>
          {counters.map(({ name, label, x, fill, scrolls }) => {
            const text = { x, width: 96, align: 'center', fill: '#1b1f2a', listening: false };
            return (
              <Fragment key={name}>
                <Rect
                  name={name}
                  x={x}
                  y={16}
                  width={96}
                  height={96}
                  cornerRadius={16}
                  fill={fill}
                  preventDefault={!scrolls}
                  {...listeners(name)}
                />
                <Text
                  {...text}
                  name={`${name}-count`}
                  y={44}
                  text={String(counts[name] ?? 0)}
                  fontSize={40}
                />
                <Text {...text} y={124} text={label} fontSize={14} lineHeight={1.3} />
              </Fragment>
            );
          })}
        </Layer>
      </Stage>
      <div className="controls">
        <output>{inWords(counts)}</output>
      </div>
    </div>
  );
}
