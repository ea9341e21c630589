import type { ApiMember, ApiModel, ApiPage } from '../model/api';
import { findMember } from '../model/lookup';
import { plainType } from './type-text';

/** Attributes of a class that a `Tween` can change. */
export interface AnimatedAttributes {
  page: ApiPage;
  members: ApiMember[];
}

/** Colors that the tween knows by name; every other text becomes `NaN`. */
const COLORS = new Set(['fill', 'stroke', 'shadowColor']);
/** Numbers that only whole values make sense for, or that the tree decides. */
const WHOLE = new Set(['zIndex', 'frameIndex', 'numPoints', 'sides']);
const NUMBERS = new Set(['number', 'number[]', 'number | number[]', 'LinePoints']);
const PARTS = ['X', 'Y', 'Width', 'Height'];

/** By class, the base classes first. The rule is the tween's own: what it does not know as color or list it adds and multiplies. */
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
  // `scale` is changed through `scaleX` and `scaleY`; `position` has no such parts.
  const isComposite = type === 'Vector2d' || type === 'IRect';
  return isComposite && PARTS.some((part) => findMember(model, page.name, `${member.name}${part}`) !== undefined);
}
