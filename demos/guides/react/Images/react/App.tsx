import { useState } from 'react';
import { Image, Layer, Rect, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import fox from './fox.webp';
import harbor from './harbor.webp';
import { cover } from './cover';
import { usePicture } from './use-picture';

const pictures = [
  { label: 'Harbor', address: harbor },
  { label: 'Fox', address: fox },
  { label: 'Broken', address: 'data:image/webp;base64,AAAA' },
];

const frame = { x: -145, y: 20, width: 200, height: 240 };
const badge = { x: 73, y: 188, width: 72, height: 72 };

export default function App() {
  const [box, width] = useWidth();
  const [address, setAddress] = useState(harbor);
  const [picture, status] = useImage(address);
  const face = usePicture(fox);

  return (
    <>
      <div className="controls" role="group" aria-label="Picture">
        {pictures.map(({ label, address: target }) => (
          <button
            key={label}
            type="button"
            aria-pressed={address === target}
            onClick={() => setAddress(target)}
          >
            {label}
          </button>
        ))}
      </div>
      <div ref={box}>
        <Stage width={width} height={280}>
          <Layer x={width / 2}>
            <Rect name="frame" {...frame} fill="#e2ded3" cornerRadius={16} />
            <Text
              name="status"
              {...frame}
              text={status === 'failed' ? 'No picture here' : 'Loading'}
              visible={status !== 'loaded'}
              align="center"
              verticalAlign="middle"
              fontSize={18}
              fill="#1b1f2a"
            />
            {/* Always mounted, so it stays below the badge whenever the image arrives. */}
            <Image
              name="picture"
              {...frame}
              image={picture}
              crop={picture && cover(picture, frame)}
              cornerRadius={16}
            />
            <Image
              name="badge"
              {...badge}
              image={face}
              crop={face && cover(face, badge)}
              cornerRadius={36}
              stroke="#f6b73c"
              strokeWidth={4}
            />
          </Layer>
        </Stage>
      </div>
    </>
  );
}
