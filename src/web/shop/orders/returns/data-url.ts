/** As an address that the page may show: its policy knows no others of what is not on the server. */
export function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not read.')));
    reader.readAsDataURL(blob);
  });
}
