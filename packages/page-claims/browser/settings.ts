import Konva from 'konva';

type Setting = string | number | boolean | readonly unknown[];

function isSetting(value: unknown): value is Setting {
  return ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value !== Konva.stages);
}

/** Saves Konva's current settings. Returns a function that restores them. */
export function keepSettings(): () => void {
  const target: object = Konva;
  const kept = Object.entries(target).filter(([, value]) => isSetting(value));
  return () => {
    for (const [name, value] of kept) {
      if (Reflect.get(target, name) !== value) Reflect.set(target, name, value);
    }
  };
}
