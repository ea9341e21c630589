import { useLayoutEffect, useRef } from 'react';
import type Konva from 'konva';
import { Group, Shape, Star } from 'react-konva';
import { keepOn, type Cookie } from '../shared/cookies';
import { layDown, showLift } from '../shared/lift';
import { cookieConfig, doughConfig, toppingConfig } from '../shared/look';
import { wantsMotion } from '../../../common/konva/wants-motion';

interface CookieNodeProps {
  cookie: Cookie;
  isHeld: boolean;
  onHold(isHeld: boolean): void;
  onDrop(point: Konva.Vector2d): void;
}

/** A cookie. Its tweens, and no prop, set scale and shadow. */
export function CookieNode({ cookie, isHeld, onHold, onDrop }: CookieNodeProps) {
  const node = useRef<Konva.Group>(null);
  const wasHeld = useRef(false);

  useLayoutEffect(() => {
    if (node.current) layDown(node.current);
  }, []);

  useLayoutEffect(() => {
    if (!node.current || isHeld === wasHeld.current) return;
    wasHeld.current = isHeld;
    return showLift(node.current, isHeld, wantsMotion());
  }, [isHeld]);

  const setCursor = (target: Konva.Node, cursor: string) => {
    const stage = target.getStage();
    if (stage) stage.container().style.cursor = cursor;
  };

  return (
    <Group
      ref={node}
      {...cookieConfig(cookie)}
      onPointerDown={() => onHold(true)}
      onPointerUp={({ currentTarget }) => {
        // A drag ends after its pointer: `onDragEnd` puts the cookie down then. The pointer may be over another cookie.
        if (isHeld && !currentTarget.isDragging()) onHold(false);
      }}
      onDragEnd={({ target }) => {
        // The node first: a place beyond the paper would be the same state again, and not be written.
        target.position(keepOn(target.position(), cookie.radius));
        onDrop(target.position());
      }}
      onPointerEnter={({ target }) => setCursor(target, 'grab')}
      onPointerLeave={({ target }) => setCursor(target, 'default')}
    >
      <Star {...doughConfig(cookie)} />
      <Shape {...toppingConfig(cookie)} />
    </Group>
  );
}
