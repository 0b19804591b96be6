import type { Page } from '@playwright/test';

/** The fields of React's work units that its developer tools read, too. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/**
 * Counts the components that React renders from now on, by the hook that React calls for its developer tools after every
 * change. It has to stand before React starts.
 */
export const countRenders = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const performedWork = 1;
    let count = 0;
    const visit = (fiber: Fiber): void => {
      const before = fiber.alternate;
      if (typeof fiber.type === 'function' && (fiber.flags & performedWork) !== 0) count += 1;
      // React left alone what still has the same children.
      if (before !== null && before.child === fiber.child) return;
      for (let child = fiber.child; child; child = child.sibling) visit(child);
    };
    Object.assign(globalThis, {
      takeRenders: () => [count, (count = 0)][0],
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => {},
        onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => visit(root.current),
      },
    });
  });

/** How many components were rendered since this was last asked. */
export const takeRenders = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { takeRenders: () => number }).takeRenders());
