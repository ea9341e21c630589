import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { mountVue } from '@site-packages/page-claims/vue';
import { useEffect, useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import { ref } from 'vue';

export default defineClaims([
  {
    says: 'appends a name if the node does not have it yet',
    run: ({ Konva, expect }) => {
      const tile = new Konva.Rect({ name: 'round small' });
      tile.addName('picked').addName('picked');
      expect(tile.name()).toBe('round small picked');
      tile.removeName('small');
      expect(tile.name()).toBe('round picked');
    },
  },
  {
    says: 'compares whole names: a node named `smaller` does not have the name `small`.',
    run: ({ Konva, layer, expect }) => {
      const tile = new Konva.Rect({ name: 'round smaller' });
      layer.add(tile);
      expect([tile.hasName('small'), tile.hasName('smaller')]).toEqual([false, true]);
      expect(layer.find('.small')).toEqual([]);
    },
  },
  {
    says: 'A name is an attribute like any other: `toJSON()` saves it, clones keep it, and a change fires `nameChange`.',
    run: ({ Konva, expect }) => {
      const tile = new Konva.Rect({ name: 'round' });
      const heard: string[] = [];
      tile.on('nameChange', () => heard.push(tile.name()));
      tile.addName('picked');
      expect(heard).toEqual(['round picked']);
      expect(tile.toJSON()).toContain('"name":"round picked"');
      expect(tile.clone().name()).toBe('round picked');
    },
  },
  {
    says: 'the next change of the prop replaces the whole string',
    run: async (tools) => {
      let rename: (name: string) => void = () => undefined;
      function Scene() {
        const [name, setName] = useState('a');
        useEffect(() => {
          rename = setName;
        }, []);
        return (
          <Stage width={400} height={300}>
            <Layer>
              <Rect name={name} />
            </Layer>
          </Stage>
        );
      }
      await mountReact(tools, <Scene />);
      const rect = tools.Konva.stages.at(-1)?.findOne('Rect');
      rect?.addName('picked');
      tools.expect(rect?.name()).toBe('a picked');
      rename('b');
      await tools.until(() => rect?.name() === 'b');
    },
  },
  {
    says: 'Names that you added with `addName` are lost when the name in the config changes.',
    run: async (tools) => {
      const name = ref('a');
      await mountVue(tools, {
        setup: () => ({ name }),
        template: `<v-stage :config="{ width: 400, height: 300 }"><v-layer><v-rect :config="{ name }" /></v-layer></v-stage>`,
      });
      const rect = tools.Konva.stages.at(-1)?.findOne('Rect');
      rect?.addName('picked');
      tools.expect(rect?.name()).toBe('a picked');
      name.value = 'b';
      await tools.until(() => rect?.name() === 'b');
    },
  },
  {
    says: 'Without the dot, the word is a class name.',
    run: ({ Konva, layer, warnings, expect }) => {
      layer.add(new Konva.Rect({ name: 'picked' }));
      expect(layer.find('picked')).toEqual([]);
      expect(warnings.join()).toContain('Selector "picked" is invalid');
    },
  },
  {
    says: 'Konva looks for one name, `round.small`.',
    run: ({ Konva, layer, expect }) => {
      const both = new Konva.Rect({ name: 'round small' });
      const one = new Konva.Rect({ name: 'round.small' });
      layer.add(both, one);
      expect(layer.find('.round.small')).toEqual([one]);
    },
  },
  {
    says: 'A name is a number.',
    run: ({ Konva, layer, expect }) => {
      const loaded: Record<string, unknown> = { name: 7 };
      const tile = new Konva.Rect().setAttrs(loaded);
      layer.add(tile);
      expect(() => layer.find('.picked')).toThrow('split is not a function');
    },
  },
  {
    says: 'Its parts also have names, such as `back`, `rotater` and `top-left`.',
    run: ({ Konva, layer, expect }) => {
      layer.add(new Konva.Transformer());
      for (const name of ['back', 'rotater', 'top-left']) expect(layer.find(`.${name}`), name).toHaveLength(1);
    },
  },
]);
