import { useEffect, useState } from 'react';

/** The seconds until a time in milliseconds, updated every second; 0 once it has passed. */
export function useSecondsUntil(time: number): number {
  const [left, setLeft] = useState(() => secondsUntil(time));
  useEffect(() => {
    setLeft(secondsUntil(time));
    const timer = setInterval(() => {
      const seconds = secondsUntil(time);
      // a clock that is set back does not make the wait longer
      setLeft((before) => Math.min(Math.max(0, before - 1), seconds));
      if (seconds === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [time]);
  return left;
}

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000));
