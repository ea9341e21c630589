import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Line, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import { areaConfig, describe, PICTURE, planetOf, PLANETS, titleConfigs } from '../shared/planets';
import planetsUrl from './planets.webp';

export default function App() {
  const [box, width] = useWidth();
  const [picture] = useImage(planetsUrl);
  const [hovered, setHovered] = useState('');
  const [chosen, setChosen] = useState('');
  const [showsAreas, setShowsAreas] = useState(false);
  const scale = width / PICTURE.width;
  const planet = planetOf(hovered || chosen);
  const title = titleConfigs(planet);

  // A finger cannot hover, so a tap or the main button chooses a planet. The stage has no id, so a tap beside the planets clears the choice.
  const choose = ({ evt, target }: Konva.KonvaEventObject<PointerEvent>) => {
    if (evt.button === 0) setChosen(target.id());
  };

  return (
    <>
      <div ref={box} aria-hidden>
        <Stage
          width={width}
          height={PICTURE.height * scale}
          scaleX={scale}
          scaleY={scale}
          onPointerClick={choose}
        >
          <Layer listening={false}>
            <Image {...PICTURE} image={picture} />
          </Layer>
          <Layer>
            <Group listening={false}>
              <Line {...title.line} />
              <Text {...title.text} />
            </Group>
            {/* One listener for all areas: events bubble to their group. */}
            <Group
              onPointerOver={({ target }) => setHovered(target.id())}
              onPointerOut={() => setHovered('')}
            >
              {PLANETS.map((each) => (
                <Circle key={each.id} {...areaConfig(each, each === planet, showsAreas)} />
              ))}
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <fieldset aria-label="Planets">
          {PLANETS.map(({ id }) => (
            <button
              key={id}
              type="button"
              onFocus={() => setChosen(id)}
              onClick={() => setChosen(id)}
            >
              {id}
            </button>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={showsAreas}
            onChange={({ target }) => setShowsAreas(target.checked)}
          />
          Show hot areas
        </label>
        <p role="status">{describe(planet)}</p>
      </div>
    </>
  );
}
