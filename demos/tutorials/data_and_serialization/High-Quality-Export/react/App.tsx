import type Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Group, Image, Layer, Rect, Stage, Star, Text } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { exportLabel, type ExportedFile } from '../shared/export-label';
import * as scene from '../shared/label';
import leavesUrl from './leaf-tile.webp';
import '../shared/files.css';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(leavesUrl);
  const [detail, setDetail] = useState<scene.Detail>('Text');
  const [isSharp, setIsSharp] = useState(false);
  const [files, setFiles] = useState<ExportedFile[]>([]);
  const label = useRef<Konva.Group>(null);
  const star = useRef<Konva.Star>(null);

  // In an effect, because the nodes have the new values only after the render.
  useEffect(() => {
    if (!image || !label.current) return;
    star.current?.cache({ pixelRatio: isSharp ? 3 : 1 });
    setFiles(exportLabel(label.current));
  }, [image, isSharp]);

  // The label is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div ref={box}>
        <Stage width={width} height={204}>
          <Layer x={width / 2}>
            <Group ref={label} {...scene.area}>
              <Rect {...scene.paper} />
              <Image {...scene.leaves} image={image} />
              <Text {...scene.title} />
              <Text {...scene.smallPrint} />
              {scene.bars.map((bar) => (
                <Rect key={bar.x} {...bar} />
              ))}
              <Star ref={star} {...scene.star} />
            </Group>
            {/* The frame is not in the group that is exported. */}
            <Group {...scene.area}>
              <Rect {...scene.frameAround(detail)} />
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Detail
          <select
            value={detail}
            onChange={({ target }) => scene.isDetail(target.value) && setDetail(target.value)}
          >
            {Object.keys(scene.details).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={isSharp}
            onChange={(event) => setIsSharp(event.target.checked)}
          />{' '}
          Cache the star at ratio 3
        </label>
      </div>
      <div className="files">
        {files.map(({ pixelRatio, url, fileName, pixels, kilobytes }) => (
          <figure key={pixelRatio}>
            <div
              role="img"
              aria-label={`Detail at ratio ${pixelRatio}`}
              style={scene.enlarge(url, detail)}
            />
            <figcaption>
              <b>pixelRatio {pixelRatio}</b>
              <span>{pixels}</span>
              <span>{kilobytes}</span>
              <a href={url} download={fileName}>
                Download {pixelRatio}×
              </a>
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
