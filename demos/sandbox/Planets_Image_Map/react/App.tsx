import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Line, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import planets from '../../../assets/pictures/planets.webp';
import { describe, placeOf, planetOf, PLANETS } from '../shared/planets';
import { areaConfig, pictureConfig, plateConfig, ringConfig, titleConfigs } from '../shared/look';
import '../../../common/konva/mirror.css';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';

export default function App() {
  const [box, size] = useSize<HTMLDivElement>();
  // The areas work before the picture is there, and without it.
  const [image] = useImage(planets);
  const [hovered, setHovered] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [showsAreas, setShowsAreas] = useState(false);
  const planet = planetOf(hovered ?? chosen);
  const title = titleConfigs(planet, size);

  // A finger does not hover: a tap chooses, beside the planets it chooses none.
  const choose = ({ target }: Konva.KonvaEventObject<PointerEvent>) =>
    setChosen(target.name() === 'area' ? target.id() : null);

  return (
    <div className="page">
      <div className="plate">
        <div
          ref={box}
          className="canvas"
          aria-hidden
          style={{ cursor: hovered ? 'pointer' : 'default' }}
        >
          <Stage {...size} onPointerClick={choose}>
            <Layer>
              <Group {...plateConfig(size)}>
                <Image {...pictureConfig(image)} image={image} />
                <Group listening={false}>
                  <Line {...title.line} />
                  <Circle {...ringConfig(planet)} />
                  <Text {...title.text} />
                </Group>
                {/* One listener for all areas: events bubble to their group. */}
                <Group
                  onPointerOver={({ target }) => setHovered(target.id())}
                  onPointerOut={() => setHovered(null)}
                >
                  {PLANETS.map((each) => (
                    <Circle key={each.id} {...areaConfig(each, showsAreas)} />
                  ))}
                </Group>
              </Group>
            </Layer>
          </Stage>
        </div>
        <div className="mirror" role="group" aria-label="Planets">
          {PLANETS.map((each) => (
            <button
              key={each.id}
              type="button"
              aria-label={each.name}
              style={placeOf(each, size)}
              onFocus={() => setChosen(each.id)}
              onClick={() => setChosen(each.id)}
            />
          ))}
        </div>
      </div>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={showsAreas}
            onChange={({ target }) => setShowsAreas(target.checked)}
          />{' '}
          Show hot areas
        </label>
        <p className="fact" role="status">
          {describe(planet)}
        </p>
      </div>
    </div>
  );
}
