import type Konva from 'konva';
import { useEffect, useRef, type ElementType } from 'react';
import { Group, Image, Layer, Rect, Stage } from 'react-konva';
import useImage from 'use-image';
import type { NodeData } from '../../../../common/konva/node-data';
import { actions, effects, pictures } from '../shared/restore';

const components: Record<string, ElementType> = {
  Stage,
  Layer,
  Group,
  Rect,
  Image: RestoredImage,
};

interface Props {
  data: NodeData;
  onChange: (node: NodeData, changes: NodeData['attrs']) => void;
}

/** Renders a saved node and its children with the images, filters and handlers that the JSON only names. */
export function RestoredNode({ data, onChange }: Props) {
  const { className, attrs, children } = data;
  const Component = components[className];
  if (!Component) return null;
  const action = actions.get(attrs.action);
  const act = action && (() => onChange(data, action(attrs)));
  return (
    <Component {...attrs} onClick={act} onTap={act}>
      {children.map((child, index) => (
        <RestoredNode key={index} data={child} onChange={onChange} />
      ))}
    </Component>
  );
}

function RestoredImage({ picture, effect, ...props }: NodeData['attrs']) {
  const node = useRef<Konva.Image>(null);
  const [image] = useImage(pictures.get(picture) ?? '');
  const filters = effects.get(effect);

  useEffect(() => {
    // A filter works on the cache, and the cache needs the image.
    if (image && filters) node.current?.cache();
  }, [image, filters]);

  return <Image ref={node} {...props} image={image} filters={filters} />;
}
