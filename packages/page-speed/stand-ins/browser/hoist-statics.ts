/** In the place of `hoist-non-react-statics`: the router's wrapper takes over what its component has of its own. */
export default function hoistStatics<Target extends object>(target: Target, source: object): Target {
  for (const key of Object.keys(source)) {
    if (!(key in target)) Reflect.set(target, key, Reflect.get(source, key));
  }
  return target;
}
