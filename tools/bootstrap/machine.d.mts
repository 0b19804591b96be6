export function checkMachineNode(version?: string): void;
