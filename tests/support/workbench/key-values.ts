import type { KeyValues } from '#web/workbench/synced-store/device-states.ts';

/** The storage of a browser, which several tabs share; a full one refuses to write. */
export class FakeStorage implements KeyValues {
  readonly entries = new Map<string, string>();
  isFull = false;

  get length(): number {
    return this.entries.size;
  }
  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.isFull) throw new Error('The quota has been exceeded.');
    this.entries.set(key, value);
  }
  removeItem(key: string): void {
    this.entries.delete(key);
  }
}
