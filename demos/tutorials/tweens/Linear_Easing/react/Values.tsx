import type Konva from 'konva';
import { useEffect, useState } from 'react';
import { watchValues } from '../../../../common/konva/watch-values';

interface Props {
  of: Konva.Node | null;
  describe: (node: Konva.Node) => string;
}

/** A node's values in words. It has its own state, so that a frame does not render the component with the stage. */
export function Values({ of: node, describe }: Props) {
  const [words, setWords] = useState('');

  useEffect(() => (node ? watchValues(node, describe, setWords) : undefined), [node, describe]);

  return <output>{words}</output>;
}
