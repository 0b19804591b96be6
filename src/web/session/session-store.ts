/** Where a browser forbids its storage, what was said stays at least until the page is loaded anew. */
const spoken = new Map<string, string>();

function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** What this tab was told to remember: through reloads and detours, until it is closed. */
export function readSession(key: string): unknown {
  const text = spoken.get(key) ?? storage()?.getItem(key) ?? null;
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function writeSession(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    storage()!.setItem(key, text);
    spoken.delete(key);
  } catch {
    spoken.set(key, text);
  }
}

export function removeSession(key: string): void {
  spoken.delete(key);
  storage()?.removeItem(key);
}
