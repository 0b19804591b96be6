import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { workbenchScreens } from './workbench-screens.ts';

/** The source file of the bench's own screen at an address, by which the server has the browser fetch it with the page. */
export const workbenchModule = (pathname: string): string | null =>
  workbenchScreens.find(({ path }) => matchRoute(parse, path, pathname)[0])?.module ?? null;
