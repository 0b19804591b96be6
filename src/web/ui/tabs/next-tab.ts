/** Which of a row of tabs a key leads to; null when the key is none of theirs. */
export function nextTab<Id extends string>(tabs: readonly Id[], selected: Id, key: string): Id | null {
  const at = tabs.indexOf(selected);
  const last = tabs.length - 1;
  const target: Readonly<Record<string, number>> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const index = Object.hasOwn(target, key) ? target[key] : undefined;
  return index === undefined ? null : tabs[index]!;
}
