/** The bytes of a photo that is kept as a data address. Pages of the shop may not fetch those. */
export function photoBlob(url: string): Blob {
  const comma = url.indexOf(',');
  const bytes = Uint8Array.from(atob(url.slice(comma + 1)), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;,]+)/.exec(url)?.[1] ?? '' });
}
