import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { Layer, Sprite, Stage } from 'react-konva';

const animations = {
  idle: [0, 0, 20, 20, 20, 0, 20, 20, 40, 0, 20, 20],
  jump: [0, 0, 20, 20, 20, 0, 20, 20],
  one: [0, 0, 20, 20],
};

async function addSprite(tools: ClaimTools, config: Partial<Konva.SpriteConfig> = {}): Promise<Konva.Sprite> {
  const image = await tools.picture(60, 20);
  const sprite = new tools.Konva.Sprite({ image, animation: 'idle', animations, frameRate: 50, ...config });
  tools.layer.add(sprite).draw();
  tools.onEnd(() => sprite.destroy());
  return sprite;
}

export default defineClaims([
  {
    says: 'Add the listener after the switch, because the switch also sets the frame to 0',
    run: async (tools) => {
      const sprite = await addSprite(tools, { frameIndex: 2 });
      const heard: number[] = [];
      sprite.on('frameIndexChange', () => heard.push(sprite.frameIndex()));
      sprite.animation('jump');
      tools.expect(heard).toEqual([0]);
    },
  },
  {
    says: "`onFrameIndexChange` never fires: react-konva converts event names to lower case, and Konva's attribute events contain capitals.",
    run: async (tools) => {
      const heard: string[] = [];
      const image = await tools.picture(60, 20);
      // TypeScript refuses the prop, too.
      const listener = { onFrameIndexChange: () => heard.push('prop') };
      await mountReact(
        tools,
        <Stage width={200} height={100}>
          <Layer>
            <Sprite image={image} animation="idle" animations={animations} {...listener} />
          </Layer>
        </Stage>,
      );
      const sprite = tools.Konva.stages.at(-1)?.findOne<Konva.Sprite>('Sprite');
      sprite?.on('frameIndexChange', () => heard.push('node'));
      sprite?.frameIndex(1);
      tools.expect(heard).toEqual(['node']);
    },
  },
  {
    says: '`@frame-index-change` never fires, because vue-konva converts event names to lower case. `@update:frame-index` does fire, with the new index.',
    run: async (tools) => {
      const heard: string[] = [];
      const image = await tools.picture(60, 20);
      await mountVue(tools, {
        setup: () => ({
          config: { image, animation: 'idle', animations },
          note: () => heard.push('prop'),
          update: (index: number) => heard.push(`update ${index}`),
        }),
        template: `<v-stage :config="{ width: 200, height: 100 }"><v-layer>
          <v-sprite :config="config" @frame-index-change="note" @update:frame-index="update" /></v-layer></v-stage>`,
      });
      const sprite = tools.Konva.stages.at(-1)?.findOne<Konva.Sprite>('Sprite');
      sprite?.on('frameIndexChange', () => heard.push('node'));
      sprite?.frameIndex(1);
      tools.expect(heard).toEqual(['update 1', 'node']);
    },
  },
]);
