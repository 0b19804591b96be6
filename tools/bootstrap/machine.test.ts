import { describe, expect, it } from 'vitest';
import { checkMachineNode } from './machine.mjs';

describe("the machine's own Node", () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '26.10.0'])('%s is new enough to begin with', (version) => {
    expect(() => checkMachineNode(version)).not.toThrow();
  });

  it.each(['18.20.4', '20.18.3', '8.0.0'])('%s is refused with a sentence', (version) => {
    expect(() => checkMachineNode(version)).toThrow(
      `needs Node 20.19 or newer to begin with, and this machine has ${version}.`,
    );
  });
});
