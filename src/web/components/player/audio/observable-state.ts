/** A state that screens watch. */
export class ObservableState<State> {
  state: State;
  private readonly subscribers = new Set<() => void>();

  constructor(first: State) {
    this.state = first;
  }

  protected setState(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    for (const watcher of this.subscribers) watcher();
  }

  subscribe(watcher: () => void): () => void {
    this.subscribers.add(watcher);
    return () => this.subscribers.delete(watcher);
  }

  protected removeSubscribers(): void {
    this.subscribers.clear();
  }
}
