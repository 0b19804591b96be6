import { useEffect, useEffectEvent, useState } from 'react';
import { useAddress } from '../panel/use-address.ts';
import {
  keepAside,
  keepDraft,
  netlistFromFragment,
  netlistToFragment,
  noNetlist,
  type OwnNetlist,
  readAside,
  readDraft,
} from './own-circuit-link.ts';

export interface NetlistState {
  readonly netlist: OwnNetlist;
  readonly change: (change: Partial<OwnNetlist>) => void;
  /** Another netlist takes its place; what lay there can be brought back. */
  readonly open: (text: string) => void;
  /** What lay there before; null: nothing did. */
  readonly before: OwnNetlist | null;
  readonly bringBack: () => void;
  /** Null: it is too long to stand in an address. */
  readonly address: string | null;
}

const isEmpty = ({ text }: OwnNetlist): boolean => text.trim() === '';

/** The netlist on the screen: from the address, or as it was left on this device. Every change is kept. */
export function useNetlist(): NetlistState {
  const [netlist, setNetlist] = useState(readDraft);
  const [before, setBefore] = useState(readAside);
  const [fragment, setFragment] = useState<string | null>(() => location.hash);

  const put = (next: OwnNetlist): void => {
    setNetlist(next);
    keepDraft(next);
  };
  const replace = (next: OwnNetlist, old: OwnNetlist): void => {
    if (!isEmpty(old) && old.text !== next.text) {
      setBefore(old);
      keepAside(old);
    }
    put(next);
  };

  const follow = useEffectEvent(async (): Promise<void> => {
    const linked = await netlistFromFragment(location.hash);
    if (linked) replace(linked, readDraft());
  });
  useEffect(() => {
    const listen = (): void => void follow();
    listen();
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);

  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    if (!isTouched) return;
    let isOld = false;
    void netlistToFragment(netlist).then((packed) => {
      if (!isOld) setFragment(packed);
    });
    return () => {
      isOld = true;
    };
  }, [netlist, isTouched]);
  useAddress(`${location.pathname}${fragment ?? ''}`);

  const touched =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given): void => {
      setIsTouched(true);
      act(...given);
    };
  return {
    netlist,
    change: touched((change) => put({ ...netlist, ...change })),
    open: touched((text) => replace({ ...noNetlist, text }, netlist)),
    before: isEmpty(before) || before.text === netlist.text ? null : before,
    bringBack: touched(() => replace(before, netlist)),
    address: fragment === null ? null : new URL(`${location.pathname}${fragment}`, location.href).href,
  };
}
