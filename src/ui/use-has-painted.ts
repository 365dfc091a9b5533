import { useEffect, useState } from 'react';

/**
 * Whether the component was painted. The first formatter of numbers that a page creates takes 12 ms, 50 ms on a phone,
 * so numbers that nobody waits for are not part of the first frame.
 */
export function useHasPainted(): boolean {
  const [hasPainted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return hasPainted;
}
