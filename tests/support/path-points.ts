type Point = [x: number, y: number];

/** Where the pen comes to, of path data that begins letters at a place (M) and counts from point to point (m, l, c, z). */
export function pathPoints(line: string): Point[] {
  let start: Point = [0, 0];
  let now: Point = [0, 0];
  return [...line.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, command, list]) => {
    const [x = 0, y = 0] = (list!.match(/-?\d*\.?\d+/g) ?? []).map(Number).slice(-2);
    now = command === 'z' ? start : command === 'M' ? [x, y] : [now[0] + x, now[1] + y];
    if (command === 'M' || command === 'm') start = now;
    return now;
  });
}
