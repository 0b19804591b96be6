import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { benchScreens } from './workbench-screens.ts';

/** The source file of the bench's own screen at an address, by which the server has the browser fetch it with the page. */
export const benchModule = (pathname: string): string | null =>
  benchScreens.find(({ path }) => matchRoute(parse, path, pathname)[0])?.module ?? null;
