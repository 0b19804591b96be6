/**
 * Small buffers are pieces of a pool of 64 KB, which lives as long as any of its pieces: bytes that are kept get memory
 * of their own, or a cache that counts them holds far more than it counts.
 */
export function withOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
