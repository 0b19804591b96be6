/** What browsers that read bar codes themselves have; not all do. */
interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

const formats = ['qr_code', 'code_128', 'code_39', 'ean_13', 'ean_8'];

type Maker = new (options: { formats: readonly string[] }) => CodeReader;

const maker = (): Maker | undefined => (globalThis as { BarcodeDetector?: Maker }).BarcodeDetector;

export const canReadCodes = (): boolean => maker() !== undefined && navigator.mediaDevices !== undefined;

/** Looks through the camera until a code is read or the signal says that nobody waits any more. */
export async function readCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const reader = new (maker()!)({ formats });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const [code] = await reader.detect(video);
      if (code) return code.rawValue.trim();
      await new Promise(requestAnimationFrame);
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
