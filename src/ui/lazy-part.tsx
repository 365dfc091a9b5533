import type { ComponentType } from 'react';
import { lazyCode, useLazyCode } from './lazy-code.ts';

/** A part of a page that is empty until its code is loaded. Its place must have its size without it. */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const code = lazyCode(fetchPart);
  return function LazyPart(props) {
    const { value: Loaded } = useLazyCode(code);
    return Loaded && <Loaded {...props} />;
  };
}
