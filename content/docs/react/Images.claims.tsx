import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { Suspense, use } from 'react';
import { Layer, Rect, Stage, Text } from 'react-konva';
import useImage from 'use-image';

function Waiting({ file }: { file: Promise<string> }) {
  return <Text name="picture" text={use(file)} />;
}

/** The names of the drawn nodes of the newest stage. */
const namesOn = ({ Konva }: ClaimTools) =>
  Konva.stages
    .at(-1)
    ?.find((node: { name(): string }) => node.name() !== '')
    .map((node) => node.name()) ?? [];

/** A promise and the function that fulfills it. */
function deferred<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((fulfill) => (resolve = fulfill));
  return { promise, resolve };
}

export default defineClaims([
  {
    says: 'A boundary around the stage does not catch components that suspend inside the canvas: without a boundary inside the stage, the canvas stays empty until all images have loaded.',
    run: async (tools) => {
      const { promise, resolve } = deferred<string>();
      await mountReact(
        tools,
        <Suspense fallback={<p>Outer fallback</p>}>
          <Stage width={200} height={100}>
            <Layer>
              <Rect name="frame" width={50} height={50} />
              <Waiting file={promise} />
            </Layer>
          </Stage>
        </Suspense>,
      );
      tools.expect([tools.container.textContent, namesOn(tools)]).toEqual(['', []]);
      resolve('here');
      // React shows what was suspended at most every 300 ms.
      await tools.frames(40);
      tools.expect(namesOn(tools)).toEqual(['frame', 'picture']);
    },
  },
  {
    says: 'put `Suspense` inside the stage, with Konva components as its fallback.',
    run: async (tools) => {
      const { promise, resolve } = deferred<string>();
      await mountReact(
        tools,
        <Stage width={200} height={100}>
          <Layer>
            <Rect name="frame" width={50} height={50} />
            <Suspense fallback={<Text name="fallback" text="Loading" />}>
              <Waiting file={promise} />
            </Suspense>
          </Layer>
        </Stage>,
      );
      tools.expect(namesOn(tools)).toEqual(['frame', 'fallback']);
      resolve('here');
      // React shows what was suspended at most every 300 ms.
      await tools.frames(40);
      tools.expect(namesOn(tools)).toEqual(['frame', 'picture']);
    },
  },
  {
    says: '`picture` is `undefined` until the file has loaded, and `status` is `loading`, `loaded` or `failed`.',
    run: async (tools) => {
      const seen: string[] = [];
      function Probe({ address }: { address: string }) {
        const [picture, status] = useImage(address);
        const words = `${status} ${picture === undefined ? 'undefined' : 'element'}`;
        if (seen.at(-1) !== words) seen.push(words);
        return null;
      }
      const canvas = document.createElement('canvas');
      const { render } = await mountReact(tools, <Probe address={canvas.toDataURL()} />);
      await tools.frames(5);
      tools.expect(seen).toEqual(['loading undefined', 'loaded element']);
      render(<Probe address="data:image/png;base64,AAAA" />);
      await tools.frames(5);
      tools.expect(seen.slice(2)).toEqual(['loading undefined', 'failed undefined']);
    },
  },
]);
