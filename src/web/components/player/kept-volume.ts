/** How loud the visitor has it: kept from kit to kit, so that the first sound of another page is not louder than the last one here. */
let volume = 0.7;

export const keptVolume = (): number => volume;

export function keepVolume(next: number): void {
  volume = next;
}
