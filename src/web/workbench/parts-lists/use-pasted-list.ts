import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { matchList, type MatchedList } from '#domain/part-matching/match/match-list.ts';
import type { PartIndex } from '#domain/part-matching/match/part-index.ts';
import { pastedListIn } from '../../shell/pasted-list.ts';
import { toast } from '../../toast/toast-store.ts';
import { usePartIndex } from '../part-matching/part-list.queries.ts';
import { isLink, isSafe, isTyped, keepDraft, readDraft, underFreeName } from './list-draft.ts';
import { listFromFragment, type PastedList } from './list-link.ts';
import type { MyLists } from './my-lists.ts';
import { lastOwnerHere } from '../synced-store/synced-store.ts';

const emptyList: PastedList = { name: '', text: '', answers: {} };

export interface Matched extends MatchedList {
  readonly index: PartIndex;
}

interface PastedListState {
  readonly pasted: PastedList;
  readonly change: (change: Partial<PastedList>) => void;
  /** What stands in the field when the page comes alive. */
  readonly takeTyped: (text: string) => void;
  /** Undefined until the parts of the shop are here. */
  readonly matched: Matched | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What is changed is no longer what the link says. What lay here before somebody's link was opened is put aside. */
function leaveLink(shared: PastedList, myLists: MyLists): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  const draft = readDraft();
  const kept = myLists.list.map(({ pasted }) => pasted);
  if (!draft || draft.text === shared.text || isSafe(draft, kept)) return;
  myLists.keep(underFreeName(draft, kept));
}

/** A list that was pasted on another screen, or into the search, and is to be read here. */
function arrivedList(): PastedList | undefined {
  const text = pastedListIn(history.state);
  return text === null ? undefined : { ...emptyList, text };
}

/** It takes the place of what lay here, which is put aside first. */
function takeArrived(arrived: PastedList, myLists: MyLists): void {
  const draft = readDraft();
  const kept = myLists.list.map(({ pasted }) => pasted);
  history.replaceState(null, '', location.pathname + location.search);
  if (draft && draft.text !== arrived.text && !isSafe(draft, kept)) {
    const aside = underFreeName(draft, kept);
    myLists.keep(aside);
    toast({ title: 'Your list is open', description: `We saved your earlier list as “${aside.name}”.` });
  }
  keepDraft(arrived, myLists.owner);
}

/** The list on the screen: from the address, or as it was left. */
export function usePastedList(myLists: MyLists | undefined): PastedListState {
  const [pasted, setPasted] = useState(emptyList);
  const { index, failed, retry } = usePartIndex();
  useEffect(() => {
    let isHere = true;
    const open = async (): Promise<void> => {
      const { hash } = location;
      const shared = await listFromFragment(hash);
      // Back from a link, what lay here lies here again.
      if (isHere && location.hash === hash) setPasted((now) => shared ?? arrivedList() ?? readDraft() ?? now);
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
  const change = (changes: Partial<PastedList>): void => {
    const next = { ...pasted, ...changes };
    setPasted(next);
    // The link and what lay here before it stay until it can be put aside.
    isWaiting.current = (isLink(location.hash) || arrivedList() !== undefined) && !myLists;
    if (isWaiting.current) return;
    if (myLists && isLink(location.hash)) leaveLink(pasted, myLists);
    // Until it is known who is here it is whoever was here last: a page may be left before that.
    keepDraft(next, myLists?.owner ?? lastOwnerHere());
    isUnowned.current = !myLists;
  };
  const changeNow = useEffectEvent(() => {
    const arrived = arrivedList();
    // What was changed while it waited is kept as it is now.
    if (arrived && !isWaiting.current) setPasted(arrived);
    if (arrived && myLists) takeArrived(arrived, myLists);
    if (isWaiting.current) change({});
  });
  const hasLists = myLists !== undefined;
  const owner = myLists?.owner;
  const lastOwner = useRef(owner);
  useEffect(() => {
    // Whoever signed out took the list along.
    if (typeof lastOwner.current === 'number' && owner === 'guest') setPasted(emptyList);
    lastOwner.current = owner ?? lastOwner.current;
    const draft = readDraft();
    if (owner === undefined || !isUnowned.current || !draft) return;
    keepDraft(draft, owner);
    isUnowned.current = false;
  }, [owner]);
  const historyState = useHistoryState<unknown>();
  useEffect(() => {
    if (hasLists || historyState !== null) changeNow();
  }, [hasLists, historyState]);
  const takeTyped = (typed: string): void => {
    if (pasted.text === '' && isTyped(typed, location.hash)) change({ text: typed });
  };
  const text = useDeferredValue(pasted.text);
  const matched = useMemo(() => index && { ...matchList(text, index), index }, [text, index]);
  return { pasted, change, takeTyped, matched, failed, retry };
}
