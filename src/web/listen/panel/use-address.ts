import { useEffect, useRef } from 'react';

/** Browsers refuse an address that changes with every step of a knob. */
const delayMs = 400;

/** Keeps what is set in the address of the page. */
export function useAddress(address: string): void {
  const path = useRef<string>(undefined);
  useEffect(() => {
    path.current ??= location.pathname;
    const timer = setTimeout(() => {
      // Whoever has left already, while the next screen loads, is not called back.
      if (location.pathname !== path.current) return;
      if (new URL(address, location.href).href !== location.href) history.replaceState(history.state, '', address);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [address]);
}
