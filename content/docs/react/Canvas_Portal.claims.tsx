import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { Group, Layer, Rect, Stage } from 'react-konva';
import { Portal } from 'react-konva-utils';

/** Mounts a tile in a portal to what `selector` finds, and answers with the id of the layer that has the tile's node. */
async function layerOfTile(tools: ClaimTools, selector: string) {
  const mounted = await mountReact(
    tools,
    <Stage width={400} height={300}>
      <Layer id="below">
        <Group>
          <Portal selector={selector} enabled>
            <Rect id="tile" width={50} height={50} />
          </Portal>
        </Group>
      </Layer>
      <Layer id="above" name="above" />
    </Stage>,
  );
  const layer = tools.Konva.stages.at(-1)?.findOne('#tile')?.getLayer()?.id();
  mounted.unmount();
  return layer;
}

export default defineClaims([
  {
    says: '`Selector "above" is invalid`, and nothing moves. The dot or hash is missing.',
    run: async (tools) => {
      tools.expect(await layerOfTile(tools, '.above')).toBe('above');
      tools.expect(tools.warnings).toEqual([]);
      tools.expect(await layerOfTile(tools, 'above')).toBe('below');
      tools.expect(tools.warnings.some((words) => words.includes('Selector "above" is invalid'))).toBe(true);
    },
  },
  {
    says: 'A misspelled name also moves nothing, without a warning.',
    run: async (tools) => {
      tools.expect(await layerOfTile(tools, '.abvoe')).toBe('below');
      tools.expect(tools.warnings).toEqual([]);
    },
  },
]);
