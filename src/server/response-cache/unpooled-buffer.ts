/**
 * Copies a small buffer out of the pool of Node. Small buffers are slices of a pool of 64 KB, which is freed only with
 * its last slice, so that a cache of slices would hold far more memory than it counts.
 */
export function toUnpooledBuffer(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
