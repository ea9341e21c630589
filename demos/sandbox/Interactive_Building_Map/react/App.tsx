import { useEffect, useState, type CSSProperties } from 'react';
import type Konva from 'konva';
import { Image, Label, Layer, Line, Stage, Tag, Text } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import * as building from '../shared/building';
import * as look from '../shared/look';
import '../shared/style.css';
import schoolUrl from './school.webp';

/** The style sheet reads the color of the area. */
const tinted = (tint: string): CSSProperties & Record<'--tint', string> => ({ '--tint': tint });

export default function App() {
  const [school] = useImage(schoolUrl);
  const [box, width] = useWidth();
  const [map, change] = useState(building.newMap);
  const view = look.fit(width);
  const scale = view.scaleX;

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') change(building.clear());
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  // One listener on the stage: its target is the area below the pointer, or the stage itself.
  const follow = ({ target }: Konva.KonvaEventObject<MouseEvent | TouchEvent>) => {
    const [id, at] = [look.idOf(target), target.getStage()?.getRelativePointerPosition() ?? null];
    change((now) => building.point(now, id, at));
  };
  const pointAt = (id: building.AreaId | null) => () =>
    change((now) => building.point(now, id, null));

  return (
    <div className="map">
      <div
        ref={box}
        className="picture"
        style={{ cursor: map.pointed && map.at ? 'pointer' : 'default' }}
        role="img"
        aria-label="School with three floors, a gym and an observatory"
      >
        <Stage
          {...view}
          onMouseMove={follow}
          onMouseLeave={pointAt(null)}
          onTap={follow}
          onClick={({ evt, target }) => {
            if (evt.button === 0) change((now) => building.choose(now, look.idOf(target)));
          }}
        >
          <Layer listening={false}>
            <Image {...look.schoolConfig} image={school} />
          </Layer>
          <Layer>
            {building.AREAS.map((area) => (
              <Line key={area.id} {...look.areaConfig(area, map)} />
            ))}
            <Label {...look.labelConfig(map, scale)}>
              <Tag {...look.tagConfig(map, scale)} />
              <Text {...look.textConfig(map, scale)} />
            </Label>
          </Layer>
        </Stage>
      </div>
      <p className="status" role="status">
        {building.wordsOf(map)}
      </p>
      <ul className="floors" aria-label="Parts of the school">
        {building.AREAS.map(({ id, name, tint }) => (
          <li key={id}>
            <button
              type="button"
              className={id === map.pointed ? 'pointed' : ''}
              aria-pressed={id === map.chosen}
              style={tinted(tint)}
              onPointerEnter={pointAt(id)}
              onPointerLeave={() => change((now) => building.leaveButton(now, id))}
              onFocus={pointAt(id)}
              onBlur={() => change((now) => building.leaveButton(now, id))}
              onClick={() => change((now) => building.choose(now, id))}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
