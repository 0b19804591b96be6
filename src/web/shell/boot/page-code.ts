export interface PageCode {
  /** The entry first, then what it and the screen import. */
  readonly files: readonly string[];
  /** The page is for reading: it is whole without React, which comes when somebody touches it. */
  readonly waits: boolean;
}

/** In which files the React of this page is; the server writes it into the page. */
export const readPageCode = (): PageCode => JSON.parse(document.getElementById('code')!.textContent);
