import Konva from 'konva';
import { HILLS, reachOf, setCount, spread, step, type Bunny, type Point } from './bunnies';
import { createSprites, sizeOf } from './look';

/** How the bunnies are drawn. Each way includes the savings of the one before. */
export const WAYS = ['plain nodes', 'no hit graph', 'position only', 'one shape'] as const;
export type Way = (typeof WAYS)[number];

/** What the demo begins with. */
export const START_WAY: Way = 'position only';

export type Herd = ReturnType<typeof createHerd>;

/**
 * Keeps the bunnies and their nodes. A component for each of them would be slower to create and gain nothing: the animation moves them,
 * and no state changes them.
 *
 * @param layer has a group `meadow` for each hill, which the herd fills
 */
export function createHerd(layer: Konva.Layer) {
  const bunnies: Bunny[] = [];
  const spriteOf = createSprites();
  const meadows = layer.find<Konva.Group>('.meadow');
  let way: Way = START_WAY;
  let reach = 0;

  function createNode(bunny: Bunny) {
    const { width, height } = sizeOf(bunny.hill);
    return new Konva.Image({
      name: 'bunny',
      image: spriteOf(bunny),
      width,
      height,
      // `x` and `y` are the position of the feet.
      offsetX: width / 2,
      offsetY: height,
      // With the offset and the position alone, no matrix is multiplied.
      transformsEnabled: way === 'position only' ? 'position' : 'all',
    });
  }

  /** Matches nodes to bunnies; existing nodes stay. */
  function match() {
    if (way === 'one shape') return;
    meadows.forEach((meadow, hill) => {
      // Every third bunny lives here.
      const share = Math.ceil((bunnies.length - hill) / HILLS.length);
      for (const surplus of meadow.getChildren().slice(Math.max(0, share))) surplus.destroy();
      for (let n = meadow.getChildren().length; n < share; n += 1) {
        const bunny = bunnies[n * HILLS.length + hill];
        if (bunny) meadow.add(createNode(bunny));
      }
    });
  }

  /** Writes positions and images to the nodes. */
  function place() {
    if (way === 'one shape') {
      layer.batchDraw();
      return;
    }
    meadows.forEach((meadow, hill) => {
      meadow.getChildren().forEach((node, n) => {
        const bunny = bunnies[n * HILLS.length + hill];
        if (!bunny || !(node instanceof Konva.Image)) return;
        node.position(bunny);
        const sprite = spriteOf(bunny);
        if (node.image() !== sprite) node.image(sprite);
      });
    });
  }

  /** Draws all bunnies of a hill in one shape. */
  function drawAll(context: Konva.Context, hill: number) {
    const { width, height } = sizeOf(hill);
    for (let i = hill; i < bunnies.length; i += HILLS.length) {
      const bunny = bunnies[i];
      const sprite = bunny && spriteOf(bunny);
      if (sprite) context.drawImage(sprite, bunny.x - width / 2, bunny.y - height, width, height);
    }
  }

  return {
    /** @param from where new bunnies appear; without it, they start in the middle of a jump */
    setCount(count: number, from?: Point) {
      setCount(bunnies, count, reach, from);
      match();
      place();
    },

    /** Creates all nodes again. */
    setWay(next: Way) {
      way = next;
      layer.listening(way === 'plain nodes');
      meadows.forEach((meadow, hill) => {
        meadow.destroyChildren();
        if (way !== 'one shape') return;
        meadow.add(
          new Konva.Shape({ name: 'all', sceneFunc: (context) => drawAll(context, hill) }),
        );
      });
      match();
      place();
    },

    /** The bunnies spread over the new width. */
    setWidth(width: number) {
      const before = reach;
      reach = reachOf(width);
      spread(bunnies, before, reach);
      place();
    },

    /** Moves all by the milliseconds since the frame before. */
    move(milliseconds: number) {
      step(bunnies, milliseconds / 1000, reach);
      place();
    },

    count: () => bunnies.length,
  };
}
