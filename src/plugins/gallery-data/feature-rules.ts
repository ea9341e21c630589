import type { FeatureId } from '../../components/gallery/features';

/** What determines a demo's features. */
export interface DemoFacts {
  /** Classes and namespaces that its code uses. */
  pages: readonly string[];
  /** Members and events, as `Owner.member` and `Owner.on:event`. */
  members: readonly string[];
  tags: readonly string[];
  /** Whether it saves files. */
  downloads?: boolean;
}

/** A demo has a feature when at least one of these conditions holds. */
interface Rule {
  /** Classes or namespaces that its code uses. */
  pages?: readonly string[];
  /** Matches a member that its code uses. */
  members?: RegExp;
  /** Tags in its `demo.json`, for features that do not show in the members its code uses. */
  tags?: readonly string[];
}

const RULES: Readonly<Record<FeatureId, Rule>> = {
  drag: {
    members: /^Node\.(?:draggable|startDrag|stopDrag|isDragging|dragBoundFunc|dragDistance|on:drag\w+)$/,
    tags: ['drag', 'drag and drop', 'draggable'],
  },
  transformer: { pages: ['Transformer'] },
  zoom: { members: /^Node\.on:wheel$/, tags: ['zoom', 'pan', 'pinch', 'camera', 'minimap', 'infinite canvas'] },
  touch: {
    members: /^Node\.on:touch\w+$/,
    tags: ['touch', 'pinch', 'gesture', 'gestures', 'swipe', 'long press', 'multi-touch'],
  },
  keyboard: {
    tags: ['keyboard', 'keydown', 'shortcut', 'shortcuts', 'keyboard shortcuts', 'screen reader', 'accessibility'],
  },
  drawing: { tags: ['drawing', 'free drawing', 'pen', 'brush', 'eraser', 'signature', 'paint', 'paint bucket'] },
  // Nearly every demo has a label, so text is a feature only where a demo does more with it.
  text: {
    pages: ['TextPath'],
    members:
      /^Text\.(?:wrap|ellipsis|letterSpacing|lineHeight|textDecoration|measureSize|getTextWidth|charRenderFunc)$/,
    tags: ['text', 'rich text', 'font', 'fonts', 'textarea', 'textpath'],
  },
  images: { pages: ['Image', 'Sprite'], tags: ['image', 'images', 'photo'] },
  filters: { pages: ['Filters'], members: /^Node\.filters$/ },
  animation: { pages: ['Animation', 'Sprite'], tags: ['animation', 'physics', 'game loop'] },
  tween: { pages: ['Tween', 'Easings'], members: /^Node\.to$/, tags: ['tween'] },
  'custom-shapes': { members: /^Shape\.(?:sceneFunc|hitFunc)$/, tags: ['custom shape', 'scenefunc'] },
  undo: { tags: ['undo', 'redo', 'undo and redo'] },
  export: {
    // Other demos turn a node into a canvas only to draw with it.
    members: /^(?:Node|Stage)\.(?:toDataURL|toBlob|toJSON)$/,
    tags: ['export', 'download', 'print', 'pdf'],
  },
};

/** The features of a demo. */
export function featuresOf({ pages, members, tags, downloads = false }: DemoFacts): Set<FeatureId> {
  const found = new Set<FeatureId>(downloads ? ['export'] : []);
  for (const [id, rule] of Object.entries(RULES) as [FeatureId, Rule][]) {
    const isUsed = pages.some((page) => rule.pages?.includes(page)) || members.some((name) => rule.members?.test(name));
    if (isUsed || tags.some((tag) => rule.tags?.includes(tag))) found.add(id);
  }
  return found;
}
