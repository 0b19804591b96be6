/** Ways over the keyboard, the keypad and the alphabet that are known by heart; a piece of one is no secret. */
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertzuiopasdfghjklyxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '!@#$%^&*()',
  '13579',
  '02468',
];
const backwards = (text: string): string => [...text].toReversed().join('');
const ways = rows.flatMap((row) => [row, backwards(row)]);

/** Keys that touch: each row stands half a key to the right of the one above. The keypad has its diagonals too. */
const keyboard = ['1234567890-=', 'qwertyuiop[]', 'asdfghjkl;', 'zxcvbnm,./'];
const keypad = ['789', '456', '123'];

function touchingKeys(grid: readonly string[], steps: readonly (readonly [down: number, right: number])[]) {
  const pairs = new Set<string>();
  for (const [down, row] of grid.entries()) {
    for (const [right, key] of [...row].entries()) {
      for (const [further, aside] of steps) {
        const other = grid[down + further]?.[right + aside];
        if (other !== undefined) pairs.add(key + other).add(other + key);
      }
    }
  }
  return pairs;
}

const onKeyboard = touchingKeys(keyboard, [
  [0, 1],
  [1, 0],
  [1, -1],
]);
const onKeypad = touchingKeys(keypad, [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
]);

function isWalkOn(pairs: ReadonlySet<string>, text: string): boolean {
  for (let at = 1; at < text.length; at += 1) if (!pairs.has(text.slice(at - 1, at + 1))) return false;
  return true;
}

const isRun = (text: string): boolean => ways.some((way) => way.includes(text));

/** A piece that says itself: a run, a walk from key to key, one character over and over, or a year. */
function isPiece(text: string): boolean {
  if (isRun(text) || isWalkOn(onKeypad, text)) return true;
  // Short words may happen to lie on keys that touch: were, pool.
  if (text.length >= 5 && isWalkOn(onKeyboard, text)) return true;
  return new Set(text).size === 1 || /^(?:19[4-9]\d|20[0-3]\d)$/.test(text);
}

const shortestPiece = 3;
const mostPieces = 4;

function isInPieces(text: string, left: number): boolean {
  if (text === '') return true;
  if (left === 0) return false;
  for (let end = text.length; end >= shortestPiece; end -= 1) {
    if (isPiece(text.slice(0, end)) && isInPieces(text.slice(end), left - 1)) return true;
  }
  return false;
}

/** 1a2b3c and 142536: what stands at every second place is a run. */
function isWoven(text: string): boolean {
  const [odd, even] = [0, 1].map((rest) => [...text].filter((_, at) => at % 2 === rest).join(''));
  return even!.length >= shortestPiece && isRun(odd!) && isRun(even!);
}

/** Longer than this is no walk that anyone guesses, unless it is one single run. */
const longest = 24;

/** Whether fingers or a count made it: 123456, qweasdzxc, 1q2w3e4r, 112233, 123321, and these with one odd character. */
export function isKeyboardWalk(text: string): boolean {
  if (isRun(text)) return true;
  if (text.length > longest) return false;
  const undoubled = text.replaceAll(/(.)\1/gu, '$1');
  const bodies = [text, text.slice(1), text.slice(0, -1)];
  return bodies.some((body) => isInPieces(body, mostPieces)) || isWoven(text) || isRun(undoubled);
}
