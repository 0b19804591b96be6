/**
 * Runs once a change has come through, also when the answer takes away the component that asked for it: a callback given to
 * `mutate` is dropped then. What failed is told by the mutation's own error.
 */
export function afterChange<Answer>(change: Promise<Answer>, run: (answer: Answer) => unknown): void {
  void change.then(run, () => undefined);
}
