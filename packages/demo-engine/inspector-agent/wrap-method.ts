type Method = (this: unknown, ...values: unknown[]) => unknown;

/**
 * Wraps a method until the returned function is called. Wrappers that the program adds in the meantime stay, and then call the original
 * method.
 *
 * @param before called in place of the method, with a function that calls the original
 */
export function wrapMethod<Target extends object>(
  target: Target,
  name: string & keyof Target,
  before: (self: unknown, values: unknown[], proceed: () => unknown) => unknown,
): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(target, name);
  const original: unknown = descriptor?.value;
  if (descriptor === undefined || !isMethod(original)) return () => undefined;
  let isOn = true;
  const wrapper: Method = function (...values) {
    const proceed = () => Reflect.apply(original, this, values);
    return isOn ? before(this, values, proceed) : proceed();
  };
  Object.defineProperty(target, name, { ...descriptor, value: wrapper });
  return () => {
    isOn = false;
    if (Object.getOwnPropertyDescriptor(target, name)?.value === wrapper)
      Object.defineProperty(target, name, descriptor);
  };
}

function isMethod(value: unknown): value is Method {
  return typeof value === 'function';
}
