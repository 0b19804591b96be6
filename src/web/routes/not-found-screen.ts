import { screen } from '../shell/screen.ts';

/** Every address that is no other screen's; also for a screen that finds nothing at its address. */
export const notFoundScreen = screen('*', 'routes/not-found.tsx', () => import('./not-found.tsx'), { waits: true });
