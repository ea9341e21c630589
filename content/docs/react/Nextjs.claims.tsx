import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Circle, Layer, Stage } from 'react-konva';

const onStage = (children: ReactNode) => (
  <Stage width={200} height={100}>
    <Layer>{children}</Layer>
  </Stage>
);

/** Renders as a server does, hydrates, and answers with what React repaired. */
async function hydrate(tools: ClaimTools, page: ReactNode): Promise<string[]> {
  const repaired: string[] = [];
  tools.container.innerHTML = renderToString(page);
  const root = hydrateRoot(tools.container, page, { onRecoverableError: (error) => repaired.push(String(error)) });
  tools.onEnd(() => root.unmount());
  await tools.frames(4);
  return repaired;
}

const random = () => `rgb(${Math.floor(Math.random() * 1e9) % 256}, ${Math.floor(Math.random() * 1e9) % 256}, 0)`;

function RandomCircle() {
  const [fill] = useState(random);
  return onStage(<Circle x={50} y={50} radius={40} fill={fill} />);
}

function RandomText() {
  const [words] = useState(() => String(Math.random()));
  return <p>{words}</p>;
}

export default defineClaims([
  {
    says: 'so the server neither runs their components nor sends any of their output.',
    run: ({ Konva, expect }) => {
      let runs = 0;
      function Inside() {
        runs += 1;
        return <Circle radius={window.innerWidth} />;
      }
      expect(renderToString(<main>{onStage(<Inside />)}</main>)).toBe('<main><div></div></main>');
      expect(runs).toBe(0);
      expect(Konva.stages).toHaveLength(0);
    },
  },
  {
    says: 'The empty `<div>` has the `id`, `className`, `style`, `role`, `title` and `tabIndex` of the stage, but not its size.',
    run: ({ expect }) => {
      const html = renderToString(
        <Stage
          width={200}
          height={100}
          id="plan"
          className="wide"
          style={{ color: 'red' }}
          role="img"
          title="Tables"
          tabIndex={0}
        >
          <Layer />
        </Stage>,
      );
      expect(html).toBe('<div id="plan" class="wide" role="img" style="color:red" tabindex="0" title="Tables"></div>');
    },
  },
  {
    says: 'That component computes all props in its JSX, even the props of a `<Circle>`.',
    run: ({ expect }) => {
      const read: string[] = [];
      const radius = () => {
        read.push('radius');
        return 40;
      };
      function Around() {
        return onStage(<Circle radius={radius()} />);
      }
      renderToString(<Around />);
      expect(read).toEqual(['radius']);
    },
  },
  {
    says: 'Components inside the stage may read `window` while they render. Components around it may not.',
    run: ({ expect }) => {
      const ran: string[] = [];
      function Reads({ where, children }: { where: string; children?: ReactNode }) {
        ran.push(where);
        return children;
      }
      renderToString(<Reads where="around">{onStage(<Reads where="inside" />)}</Reads>);
      expect(ran).toEqual(['around']);
    },
  },
  {
    says: 'The server renders no shape, so a random color of a shape cannot cause a mismatch. But a random value in the text of the page does cause one.',
    run: async (tools) => {
      tools.expect(await hydrate(tools, <RandomCircle />)).toEqual([]);
      tools.expect(tools.Konva.stages[0]?.find('Circle')).toHaveLength(1);
      tools.expect((await hydrate(tools, <RandomText />)).join()).toContain('Hydration failed');
    },
  },
]);
