import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { matchBill, type MatchedBill } from '../part-matching/match/match-list.ts';
import type { PartIndex } from '../part-matching/match/part-index.ts';
import { pastedListIn } from '../../shell/pasted-list.ts';
import { toast } from '../../toast/toast-store.ts';
import { usePartIndex } from '../part-matching/part-list.queries.ts';
import { isLink, isSafe, isTyped, draftOwner, keepDraft, readDraft, underFreeName } from './list-draft.ts';
import { billFromFragment, type PastedBill } from './list-link.ts';
import type { MyBills } from './my-lists.ts';

const emptyBill: PastedBill = { name: '', text: '', answers: {} };

export interface Matched extends MatchedBill {
  readonly index: PartIndex;
}

interface PastedBillState {
  readonly bill: PastedBill;
  readonly change: (change: Partial<PastedBill>) => void;
  /** What stands in the field when the page comes alive. */
  readonly takeTyped: (text: string) => void;
  /** Undefined until the parts of the shop are here. */
  readonly matched: Matched | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What is changed is no longer what the link says. What lay here before somebody's link was opened is put aside. */
function leaveLink(shared: PastedBill, bills: MyBills): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  const draft = readDraft();
  const kept = bills.list.map(({ bill }) => bill);
  if (!draft || draft.text === shared.text || isSafe(draft, kept)) return;
  bills.keep(underFreeName(draft, kept));
}

/** A list that was pasted on another screen, or into the search, and is to be read here. */
function arrivedBill(): PastedBill | undefined {
  const text = pastedListIn(history.state);
  return text === null ? undefined : { ...emptyBill, text };
}

/** It takes the place of what lay here, which is put aside first. */
function takeArrived(arrived: PastedBill, bills: MyBills): void {
  const draft = readDraft();
  const kept = bills.list.map(({ bill }) => bill);
  history.replaceState(null, '', location.pathname + location.search);
  if (draft && draft.text !== arrived.text && !isSafe(draft, kept)) {
    const aside = underFreeName(draft, kept);
    bills.keep(aside);
    toast({ title: 'Your list is open', description: `We saved your earlier list as “${aside.name}”.` });
  }
  keepDraft(arrived, bills.owner);
}

/** The bill on the screen: from the address, or as it was left. */
export function usePastedBill(bills: MyBills | undefined): PastedBillState {
  const [bill, setBill] = useState(emptyBill);
  const { index, failed, retry } = usePartIndex();
  useEffect(() => {
    let isHere = true;
    const open = async (): Promise<void> => {
      const { hash } = location;
      const shared = await billFromFragment(hash);
      // Back from a link, what lay here lies here again.
      if (isHere && location.hash === hash) setBill((now) => shared ?? arrivedBill() ?? readDraft() ?? now);
    };
    const follow = (): void => void open();
    follow();
    addEventListener('hashchange', follow);
    return () => {
      isHere = false;
      removeEventListener('hashchange', follow);
    };
  }, []);
  const isWaiting = useRef(false);
  /** It was changed before it was known who is here. */
  const isUnowned = useRef(false);
  const change = (changes: Partial<PastedBill>): void => {
    const next = { ...bill, ...changes };
    setBill(next);
    // The link and what lay here before it stay until it can be put aside.
    isWaiting.current = (isLink(location.hash) || arrivedBill() !== undefined) && !bills;
    if (isWaiting.current) return;
    if (bills && isLink(location.hash)) leaveLink(bill, bills);
    keepDraft(next, bills?.owner ?? draftOwner());
    isUnowned.current = !bills;
  };
  const changeNow = useEffectEvent(() => {
    const arrived = arrivedBill();
    // What was changed while it waited is kept as it is now.
    if (arrived && !isWaiting.current) setBill(arrived);
    if (arrived && bills) takeArrived(arrived, bills);
    if (isWaiting.current) change({});
  });
  const hasBills = bills !== undefined;
  const owner = bills?.owner;
  const lastOwner = useRef(owner);
  useEffect(() => {
    // Whoever signed out took the list along.
    if (typeof lastOwner.current === 'number' && owner === 'guest') setBill(emptyBill);
    lastOwner.current = owner ?? lastOwner.current;
    const draft = readDraft();
    if (owner === undefined || !isUnowned.current || !draft) return;
    keepDraft(draft, owner);
    isUnowned.current = false;
  }, [owner]);
  const historyState = useHistoryState<unknown>();
  useEffect(() => {
    if (hasBills || historyState !== null) changeNow();
  }, [hasBills, historyState]);
  const takeTyped = (typed: string): void => {
    if (bill.text === '' && isTyped(typed, location.hash)) change({ text: typed });
  };
  const text = useDeferredValue(bill.text);
  const matched = useMemo(() => index && { ...matchBill(text, index), index }, [text, index]);
  return { bill, change, takeTyped, matched, failed, retry };
}
