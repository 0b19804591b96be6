import type { QueryClient } from '@tanstack/react-query';
import { createContext, lazy, type ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';

/** The names of the parameters in a path: '/products/:id' gives { id: string }. */
type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, string>;

export interface LoadInput<P = object> {
  readonly params: P;
  readonly search: URLSearchParams;
  readonly queryClient: QueryClient;
}

/** False: there is no such page. 'gone': there was one, and whose it was has taken it away. */
export type Loaded = boolean | 'gone' | void;

/** Fetches what the screen shows into the query cache. */
type Load<P> = (input: LoadInput<P>) => Promise<Loaded>;

interface ScreenModule<P> {
  readonly default: ComponentType<{ params: P }>;
  /** It comes with the screen's code, so that the first visit does not carry what other screens fetch. */
  readonly load?: Load<P>;
}

export interface Screen {
  readonly path: string;
  /** The source file, by which the server finds the code to preload. */
  readonly module: string;
  /** Loads the screen's code; after that it renders without suspending. */
  readonly preload: () => Promise<void>;
  readonly component: () => ComponentType<{ params: object }>;
  readonly load: Load<object>;
  /** It is for reading and whole without React, which comes when somebody touches it. Every other screen is a tool. */
  readonly waits: boolean;
}

export function screen<const Path extends string>(
  path: Path,
  module: string,
  importModule: () => Promise<ScreenModule<Params<Path>>>,
  { waits = false } = {},
): Screen {
  let loaded: ScreenModule<Params<Path>> | undefined;
  const importOnce = async () => (loaded ??= await importModule());
  const Lazy = lazy(importOnce);
  return {
    path,
    module,
    waits,
    preload: async () => void (await importOnce()),
    component: () => (loaded?.default ?? Lazy) as ComponentType<{ params: object }>,
    load: async (input) => (await importOnce()).load?.(input as LoadInput<Params<Path>>),
  };
}

export interface ScreenMatch {
  readonly screen: Screen;
  readonly params: object;
}

const patternOf = (path: string) => parse(path);
const patterns = new Map<string, ReturnType<typeof patternOf>>();

/** Turns each path into a pattern once: every link and every page looks through the whole table. */
function parseOnce(path: string): ReturnType<typeof patternOf> {
  const pattern = patterns.get(path) ?? patternOf(path);
  patterns.set(path, pattern);
  return pattern;
}

/** The first screen of a table whose path fits. The last one of a table matches every address. */
export function findScreen(screens: readonly Screen[], pathname: string): ScreenMatch {
  for (const candidate of screens) {
    const [matched, params] = matchRoute(parseOnce, candidate.path, pathname);
    if (matched) return { screen: candidate, params };
  }
  throw new Error('The last screen matches every address.');
}

/** How a link finds the screen it leads to: the table of screens stands above the links that are in them. */
export const MatchScreenContext = createContext<((pathname: string) => ScreenMatch) | null>(null);
