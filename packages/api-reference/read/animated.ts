import type { ApiMember, ApiModel, ApiPage } from '../model/api';
import { findMember } from '../model/lookup';
import { plainType } from './type-text';

/** Attributes of a class that a `Tween` can change. */
export interface AnimatedAttributes {
  page: ApiPage;
  members: ApiMember[];
}

/** Color names that the tween knows; every other string becomes `NaN`. */
const COLORS = new Set(['fill', 'stroke', 'shadowColor']);
/** Numbers that only make sense as whole numbers, or that the tree sets. */
const WHOLE = new Set(['zIndex', 'frameIndex', 'numPoints', 'sides']);
const NUMBERS = new Set(['number', 'number[]', 'number | number[]', 'LinePoints']);
const PARTS = ['X', 'Y', 'Width', 'Height'];

/**
 * By class, base classes first. The rule is the tween's own: it adds and multiplies everything that it does not treat as a color or an
 * array.
 */
export function animatedAttributes(model: ApiModel): AnimatedAttributes[] {
  const depth = (page: ApiPage) => page.hierarchy?.ancestors.length ?? 0;
  return model.pages
    .filter((page) => page.kind === 'class')
    .sort((a, b) => depth(a) - depth(b))
    .map((page) => ({ page, members: page.members.filter((member) => isAnimated(model, page, member)) }))
    .filter(({ members }) => members.length > 0);
}

function isAnimated(model: ApiModel, page: ApiPage, member: ApiMember): boolean {
  if (member.kind !== 'attribute' || member.overrides !== undefined || WHOLE.has(member.name)) return false;
  const type = plainType(member.type);
  if (COLORS.has(member.name) || member.name.endsWith('ColorStops') || NUMBERS.has(type)) return true;
  // `scale` is animated with `scaleX` and `scaleY`; `position` has no such parts.
  const isComposite = type === 'Vector2d' || type === 'IRect';
  return isComposite && PARTS.some((part) => findMember(model, page.name, `${member.name}${part}`) !== undefined);
}
