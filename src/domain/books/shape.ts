/** What does not fit, and where: 'b2b[0].inv[2].val'. */
export interface ShapeProblem {
  readonly path: string;
  readonly sentence: string;
}

/** Says what is wrong with a value. Nothing: it fits. */
export type Shape = (value: unknown, path: string) => ShapeProblem[];

const wrong = (path: string, sentence: string): ShapeProblem[] => [{ path, sentence }];

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** A text of a form. */
export const text =
  (pattern: RegExp, what: string): Shape =>
  (value, path) =>
    typeof value === 'string' && pattern.test(value) ? [] : wrong(path, `${what} can’t be ${shown(value)}.`);

export const oneOf =
  (values: readonly (string | number)[], what: string): Shape =>
  (value, path) =>
    values.includes(value as string | number) ? [] : wrong(path, `${what} can’t be ${shown(value)}.`);

/** A number with at most so many digits behind the point, in a range. */
export const number =
  ({ min, max, digits }: { min: number; max: number; digits: number }, what: string): Shape =>
  (value, path) => {
    if (typeof value !== 'number' || !(value >= min && value <= max))
      return wrong(path, `${what} can’t be ${shown(value)}.`);
    const written = String(value);
    const behind = written.includes('.') ? written.length - written.indexOf('.') - 1 : 0;
    return behind <= digits && !written.includes('e') ? [] : wrong(path, `${what} can’t be ${shown(value)}.`);
  };

export const list =
  (item: Shape, { min = 1, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number } = {}): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) return wrong(path, 'A list is missing.');
    if (value.length < min || value.length > max) return wrong(path, `There can’t be ${value.length} entries.`);
    return value.flatMap((one, index) => item(one, `${path}[${index}]`));
  };

/** Exactly these fields; those that may be missing stand in the second list. */
export const fields =
  (needed: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(path, 'A part is missing.');
    const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
    const given = value as Readonly<Record<string, unknown>>;
    return [
      ...Object.keys(given)
        .filter((name) => !(name in needed) && !(name in optional))
        .flatMap((name) => wrong(at(name), 'There is no such field.')),
      ...Object.entries(needed).flatMap(([name, shape]) => shape(given[name], at(name))),
      ...Object.entries(optional).flatMap(([name, shape]) =>
        given[name] === undefined ? [] : shape(given[name], at(name)),
      ),
    ];
  };

export const check = (shape: Shape, value: unknown): ShapeProblem[] => shape(value, '');
