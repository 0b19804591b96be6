import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/root.mjs';
import { digestCommand, imagesWithoutDigest } from './base-images.ts';

const pinned = `debian:trixie-slim@sha256:${'0a'.repeat(32)}`;

describe('the images that ours begins from', () => {
  it('need a digest, except the stages of the Dockerfile itself', () => {
    expect(imagesWithoutDigest(`FROM ${pinned} AS build\nFROM build AS packages\nFROM ${pinned}\n`)).toEqual([]);
    expect(imagesWithoutDigest(`FROM node:22 AS build\nFROM build\nFROM --platform=linux/arm64 debian\n`)).toEqual([
      'node:22',
      'debian',
    ]);
  });

  it('are not pinned by half a digest', () => {
    expect(imagesWithoutDigest('FROM debian@sha256:0a0a\n')).toEqual(['debian@sha256:0a0a']);
  });

  it('are two in our Dockerfile', () => {
    const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
    const bare = dockerfile.replaceAll(/@sha256:\w+/g, '');
    expect(imagesWithoutDigest(bare)).toEqual(['node:22-trixie-slim', 'debian:trixie-slim']);
    expect(digestCommand('debian:trixie-slim')).toContain('inspect debian:trixie-slim ');
  });
});
