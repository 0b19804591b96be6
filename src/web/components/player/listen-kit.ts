import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { Listening } from '#contracts/catalogue.ts';

/** What the panel needs besides its code. */
export interface ListenKitData {
  readonly sheet: ListenSheet;
  readonly drawing: string;
}

export async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

export async function fetchKit({ sheetUrl, imageUrl }: Listening): Promise<ListenKitData> {
  const [sheet, drawing] = await Promise.all([
    fetchOk(sheetUrl).then((response) => response.json() as Promise<ListenSheet>),
    fetchOk(imageUrl).then((response) => response.text()),
  ]);
  return { sheet, drawing };
}
