import { useEffect, useState } from 'react';

/** How many whole seconds it is since some time, in milliseconds. */
export function useSecondsSince(since: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.floor((now - since) / 1000);
}
