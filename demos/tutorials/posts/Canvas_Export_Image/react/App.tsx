import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Stage, Star, Text } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import harborUrl from './harbor.webp';
import { exportAll, parts, ratios, type Exported } from '../shared/export';
import * as scene from '../shared/scene';
import '../shared/style.css';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(harborUrl);
  const [part, setPart] = useState('stage');
  const [ratio, setRatio] = useState(1);
  const [exported, setExported] = useState<Exported[]>([]);
  const stage = useRef<Konva.Stage>(null);

  const save = async () => {
    if (stage.current) setExported(await exportAll(stage.current, part, ratio));
  };

  // The scene is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div ref={box}>
        <Stage ref={stage} width={width} height={135}>
          <Layer x={scene.middle(width)}>
            <Image {...scene.picture} image={image} />
            <Group {...scene.drawing}>
              <Star {...scene.star} />
              <Circle {...scene.disc} />
              <Text {...scene.title} />
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Part{' '}
          <select value={part} onChange={({ target }) => setPart(target.value)}>
            {parts.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Pixel ratio{' '}
          <select value={ratio} onChange={({ target }) => setRatio(Number(target.value))}>
            {ratios.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => void save()}>
          Export
        </button>
      </div>
      <table>
        <thead>
          <tr>
            <th>Picture</th>
            <th>File</th>
            <th>Blob, bytes</th>
            <th>Data URL, characters</th>
          </tr>
        </thead>
        <tbody>
          {exported.map(({ label, address, file, blobSize, textSize }) => (
            <tr key={label}>
              <td>
                <img src={address} alt="" />
              </td>
              <td>
                <a href={address} download={file}>
                  {label}
                </a>
              </td>
              <td>{blobSize}</td>
              <td>{textSize}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
