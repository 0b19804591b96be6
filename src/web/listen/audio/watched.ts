/** A state that screens watch. */
export class Watched<State> {
  state: State;
  private readonly watchers = new Set<() => void>();

  constructor(first: State) {
    this.state = first;
  }

  protected tell(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    for (const watcher of this.watchers) watcher();
  }

  subscribe(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  protected forget(): void {
    this.watchers.clear();
  }
}
